import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { forgetAbandonedImports } from "./commands.ts";

const EVERY_HOUR = "23 * * * *";

export const studentImportJobs = ({ db, clock }: Pick<Dependencies, "db" | "clock">): Job[] => [
  {
    name: "forget_abandoned_imports",
    at: EVERY_HOUR,
    work: () => inSignInScope(db, (scope) => forgetAbandonedImports(scope, clock.now())),
  },
];
