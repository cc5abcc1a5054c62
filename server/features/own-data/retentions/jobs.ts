import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { keepRetentions } from "./workflows/forget.ts";

/** In UTC: early in the morning in São Paulo. */
const EVERY_NIGHT = "34 6 * * *";

export const retentionJobs = (services: Pick<Dependencies, "clock" | "db">): Job[] => [
  { name: "keep_retentions", at: EVERY_NIGHT, work: () => keepRetentions(services) },
];
