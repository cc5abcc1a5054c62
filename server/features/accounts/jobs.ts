import { inSignInScope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { Job } from "../../platform/jobs/worker.ts";
import { forgetExpiredAccess } from "./commands.ts";

const EVERY_HOUR = "37 * * * *";

export const accountJobs = ({ db, clock }: Pick<Dependencies, "db" | "clock">): Job[] => [
  {
    name: "forget_expired_access",
    at: EVERY_HOUR,
    work: () => inSignInScope(db, (scope) => forgetExpiredAccess(scope, clock.now())),
  },
];
