import { z } from "zod";
import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { forgetExpiredAccess } from "./commands.ts";
import { sendAccessMail } from "./workflows/access-mail.ts";

const EVERY_HOUR = "37 * * * *";

const AccessMail = z.object({
  kind: z.enum(["invitation", "access", "confirmation", "password_reset"]),
  person: z.number(),
});

export const accountJobs = ({ db, clock }: Pick<Dependencies, "db" | "clock">): Job[] => [
  { name: "send_access_mail", work: (payload) => sendAccessMail({ db, clock }, AccessMail.parse(payload)) },
  {
    name: "forget_expired_access",
    at: EVERY_HOUR,
    work: () => inSignInScope(db, (scope) => forgetExpiredAccess(scope, clock.now())),
  },
];
