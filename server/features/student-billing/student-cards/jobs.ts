import type { ChargeServices } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { renewStudentCards } from "./workflows/renew-cards.ts";

/** Hourly by day in São Paulo, as the platform's own renewals. */
const HOURLY_BY_DAY = "25 9-23 * * *";

export const studentCardJobs = (dependencies: ChargeServices): Job[] => [
  { name: "renew_student_cards", at: HOURLY_BY_DAY, work: () => renewStudentCards(dependencies) },
];

/** The job of a notice asks each feature. */
export { recordStudentsTakenBackOfNotice } from "./workflows/record-taken-back.ts";
