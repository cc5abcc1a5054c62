import type { ChargeServices } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { giveBackWhatWaits } from "./workflows/refund.ts";

const EVERY_TEN_MINUTES = "*/10 * * * *";

export const billingActJobs = (dependencies: ChargeServices): Job[] => [
  { name: "give_back_payments", at: EVERY_TEN_MINUTES, work: (_, log) => giveBackWhatWaits(dependencies, log) },
];

/** The job of a notice asks each feature. */
export { recordTakenBackOfNotice } from "./workflows/record-taken-back.ts";
