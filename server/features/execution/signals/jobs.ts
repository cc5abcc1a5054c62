import type { Dependencies } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { notify } from "../../people/notices/commands.ts";
import { tellTenants } from "../../people/notices/workflows/tell-tenants.ts";
import { listAbsences } from "./queries.ts";

/** Eight in the morning in São Paulo. */
const EVERY_MORNING = "0 11 * * *";

export const signalJobs = (services: Pick<Dependencies, "db" | "clock">): Job[] => [
  {
    name: "signal_notices",
    at: EVERY_MORNING,
    work: () =>
      tellTenants(services, async (scope, { today }) => {
        for (const { studentId, key } of await listAbsences(scope, today))
          await notify(scope, { kind: "missed_trainings", to: "trainer", studentId, subject: key });
      }),
  },
];
