import { inSignInScope } from "../../platform/database/scope.ts";
import type { Job } from "../../platform/jobs/worker.ts";
import type { Parts } from "../../platform/parts.ts";
import { forgetExpiredAccess } from "./commands.ts";

const EVERY_HOUR = "37 * * * *";

export const accountJobs = ({ db, clock }: Pick<Parts, "db" | "clock">): Job[] => [
  {
    name: "forget_expired_access",
    at: EVERY_HOUR,
    work: () => inSignInScope(db, (scope) => forgetExpiredAccess(scope, clock.now())),
  },
];
