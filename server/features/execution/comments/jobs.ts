import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { forgetMediaOfAll } from "./workflows/forget-media.ts";

const EVERY_NIGHT = "52 6 * * *";

export const commentJobs = (dependencies: Pick<Dependencies, "clock" | "commentMedia" | "db">): Job[] => [
  { name: "forget_comment_media", at: EVERY_NIGHT, work: () => forgetMediaOfAll(dependencies) },
];
