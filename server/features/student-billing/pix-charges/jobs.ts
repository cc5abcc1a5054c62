import type { Job } from "../../../platform/jobs/worker.ts";
import { askAboutWaitingPix, type PixServices, settleNoticedPix } from "./workflows/settle-pix.ts";

const EVERY_MINUTE = "* * * * *";

export const pixChargeJobs = (dependencies: PixServices): Job[] => [
  { name: "ask_about_pix", at: EVERY_MINUTE, work: () => askAboutWaitingPix(dependencies) },
];

/** The job of a notice asks each feature. */
export const settlePixOfNotice = (services: PixServices, key: string): Promise<void> => settleNoticedPix(services, key);
