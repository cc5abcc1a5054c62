import * as calls from "#contract/people/passkeys.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import { renamePasskey } from "./commands.ts";
import { beginProof, beginStep, finishStep, prove } from "./workflows/confirm.ts";
import { addPasskey, beginPasskey, removePasskey } from "./workflows/keep.ts";
import { beginPasskeySignIn, signInWithPasskey } from "./workflows/sign-in.ts";

export const passkeyRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.beginPasskey, ({ actor: { userId }, tokenHash }) => beginPasskey(dependencies, { userId, tokenHash })),
  bind(calls.addPasskey, ({ actor: { userId }, tokenHash, sender, body }) =>
    addPasskey(dependencies, { userId, tokenHash, sender }, body),
  ),
  bind(calls.renamePasskey, ({ actor, params: { id }, body: { name } }) =>
    inSignInScope(dependencies.db, async (scope) =>
      (await renamePasskey(scope, { actor }, { id, name })) ? undefined : refuse("not_found"),
    ),
  ),
  bind(calls.removePasskey, ({ actor: { userId }, tokenHash, sender, params }) =>
    removePasskey(dependencies, { userId, tokenHash, sender }, params.id),
  ),
  bind(calls.beginPasskeySignIn, () => beginPasskeySignIn(dependencies)),
  bind(calls.signInWithPasskey, ({ body, sender }) => signInWithPasskey(dependencies, { ...body, sender })),
  bind(calls.beginPasskeyStep, ({ body }) => beginStep(dependencies, body.ticket)),
  bind(calls.finishWithPasskey, ({ body, sender }) => finishStep(dependencies, { ...body, sender })),
  bind(calls.beginPasskeyProof, ({ actor }) => beginProof(dependencies, actor.userId)),
  bind(calls.proveWithPasskey, (served) => prove(dependencies, served, served.body.credential)),
];
