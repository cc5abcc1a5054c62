import type { ChargeServices } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { renewSubscriptions } from "./workflows/renew.ts";

/** Hourly by day in São Paulo, so that a charge whose answer was lost is settled soon, and the first run comes before the notices of eight o'clock. */
const HOURLY_BY_DAY = "15 9-23 * * *";

export const subscriptionJobs = (dependencies: ChargeServices): Job[] => [
  { name: "renew_subscriptions", at: HOURLY_BY_DAY, work: () => renewSubscriptions(dependencies) },
];
