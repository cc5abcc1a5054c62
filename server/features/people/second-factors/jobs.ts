import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { resealSecrets } from "./workflows/reseal.ts";

const EVERY_HOUR = "47 * * * *";

export const secondFactorJobs = (services: Pick<Dependencies, "db" | "factorKeys">): Job[] => [
  { name: "reseal_factor_secrets", at: EVERY_HOUR, work: () => resealSecrets(services) },
];
