import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { checkCertificates } from "./workflows/check-certificates.ts";

const EVERY_NIGHT = "47 6 * * *";

export const readinessDocumentJobs = (dependencies: Pick<Dependencies, "db" | "certificates">): Job[] => [
  { name: "check_certificate_files", at: EVERY_NIGHT, work: () => checkCertificates(dependencies) },
];
