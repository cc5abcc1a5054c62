import * as calls from "#contract/people/second-factors.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { FACTOR_GRACE_MS } from "../../../platform/limits.ts";
import { changePolicy } from "./commands.ts";
import { findPolicy, listFactors } from "./queries.ts";
import { beginApp, confirmApp, removeApp, renewRecoveryCodes } from "./workflows/enrol.ts";
import { findProof, proveByFactor, proveByPassword } from "./workflows/prove.ts";
import { resetStudentsFactors, resetTrainersFactors } from "./workflows/reset.ts";
import { finishSignIn } from "./workflows/second-step.ts";

export const secondFactorRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.listFactors, async ({ inScope }) => ({ factors: await inScope(listFactors) })),
  bind(calls.findPolicy, async ({ inScope }) => ({ policy: await inScope(findPolicy) })),
  bind(calls.changePolicy, ({ inScope, body }) =>
    inScope(async (scope) => {
      const from = new Date(dependencies.clock.now().getTime() + FACTOR_GRACE_MS);
      await changePolicy(scope, body.requires_trainers ? from : null);
      return { policy: await findPolicy(scope) };
    }),
  ),
  bind(calls.beginApp, ({ actor: { userId }, tokenHash }) => beginApp(dependencies, { userId, tokenHash })),
  bind(calls.confirmApp, ({ actor: { userId }, tokenHash, sender, body }) =>
    confirmApp(dependencies, { userId, tokenHash, sender }, body.code),
  ),
  bind(calls.removeApp, ({ actor: { userId }, tokenHash, sender }) =>
    removeApp(dependencies, { userId, tokenHash, sender }),
  ),
  bind(calls.renewRecoveryCodes, ({ actor: { userId }, tokenHash, sender }) =>
    renewRecoveryCodes(dependencies, { userId, tokenHash, sender }),
  ),
  bind(calls.finishSignIn, ({ body, sender }) => finishSignIn(dependencies, { ...body, sender })),
  bind(calls.findProof, ({ actor }) => findProof(dependencies, actor.userId)),
  bind(calls.prove, (served) =>
    "password" in served.body
      ? proveByPassword(dependencies, served, served.body.password)
      : proveByFactor(dependencies, served, { code: served.body.code }),
  ),
  bind(calls.resetStudentsFactors, ({ actor, params }) => resetStudentsFactors(dependencies, actor, params.id)),
  bind(calls.resetTrainersFactors, ({ actor, params }) => resetTrainersFactors(dependencies, actor, params.id)),
];
