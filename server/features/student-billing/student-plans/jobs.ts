import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { chargeAllPlans } from "./workflows.ts";

/** Half past three in the morning in São Paulo. Charges are written a year ahead, so no single night matters. */
const EVERY_NIGHT = "30 6 * * *";

export const studentPlanJobs = (dependencies: Pick<Dependencies, "db" | "clock">): Job[] => [
  { name: "student_charges", at: EVERY_NIGHT, work: () => chargeAllPlans(dependencies) },
];
