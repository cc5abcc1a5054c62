import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { checkFiles } from "./workflows/check-files.ts";

const EVERY_NIGHT = "41 6 * * *";

export const posturePhotoJobs = (dependencies: Pick<Dependencies, "db" | "posturePhotos">): Job[] => [
  { name: "check_photo_files", at: EVERY_NIGHT, work: (_, log) => checkFiles(dependencies, log) },
];
