import * as calls from "#contract/people/email-changes.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { findEmailChange } from "./queries.ts";
import { askEmailChange, withdrawEmailChange } from "./workflows/ask.ts";
import { confirmNewEmail, showNewEmail } from "./workflows/confirm.ts";
import { showFormerEmail, undoEmailChange } from "./workflows/undo.ts";

export const emailChangeRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.findEmailChange, async ({ inScope }) => ({
    email_change: await inScope((scope) => findEmailChange(scope, dependencies.clock.now())),
  })),
  bind(calls.askEmailChange, ({ actor: { userId }, tokenHash, sender, body }) =>
    askEmailChange(dependencies, { userId, tokenHash, sender }, body.email),
  ),
  bind(calls.withdrawEmailChange, ({ actor }) => withdrawEmailChange(dependencies, actor.userId)),
  bind(calls.findNewEmail, ({ query }) => showNewEmail(dependencies, query.token)),
  bind(calls.confirmNewEmail, ({ query: { token }, sender }) => confirmNewEmail(dependencies, { token, sender })),
  bind(calls.findFormerEmail, ({ query }) => showFormerEmail(dependencies, query.token)),
  bind(calls.undoEmailChange, ({ query: { token }, sender }) => undoEmailChange(dependencies, { token, sender })),
];
