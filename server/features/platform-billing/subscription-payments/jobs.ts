import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { sendPriceNotices, sendRenewalNotices, sendTrialNotices } from "./workflows/send-notices.ts";

/** Eight in the morning in São Paulo, which has kept three hours behind UTC all year since 2019. */
const EVERY_MORNING = "0 11 * * *";

export const subscriptionPaymentJobs = (dependencies: Pick<Dependencies, "db" | "clock">): Job[] => [
  { name: "renewal_notices", at: EVERY_MORNING, work: () => sendRenewalNotices(dependencies) },
  { name: "trial_notices", at: EVERY_MORNING, work: () => sendTrialNotices(dependencies) },
  { name: "price_notices", at: EVERY_MORNING, work: () => sendPriceNotices(dependencies) },
];
