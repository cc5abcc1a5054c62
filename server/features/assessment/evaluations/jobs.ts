import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { tellTenants } from "../../people/notices/workflows/tell-tenants.ts";
import { tellOfEvaluations } from "./commands/evaluation.ts";

/** Eight in the morning in São Paulo. */
const EVERY_MORNING = "0 11 * * *";

export const evaluationJobs = (services: Pick<Dependencies, "db" | "clock">): Job[] => [
  { name: "evaluation_notices", at: EVERY_MORNING, work: () => tellTenants(services, tellOfEvaluations) },
];
