import type { ChargeServices } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { askAboutWaitingPix } from "./workflows/settle-pix.ts";

const EVERY_MINUTE = "* * * * *";

export const pixChargeJobs = (dependencies: ChargeServices): Job[] => [
  { name: "ask_about_pix", at: EVERY_MINUTE, work: () => askAboutWaitingPix(dependencies) },
];

/** The job of a notice asks each feature. */
export { settleNoticedStudentPix } from "./workflows/settle-pix.ts";
