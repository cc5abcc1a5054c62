import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { tellByHour } from "../../people/notices/workflows/tell-tenants.ts";
import { tellOfTrainings } from "./commands.ts";

/** Whoever wants to be told of a training chose a half hour. */
const EVERY_HALF_HOUR = "*/30 * * * *";

export const executionCalendarJobs = (services: Pick<Dependencies, "db" | "clock">): Job[] => [
  { name: "training_notices", at: EVERY_HALF_HOUR, work: () => tellByHour(services, tellOfTrainings) },
];
