import * as calls from "#contract/people/notices.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findSessionId } from "../accounts/queries.ts";
import * as commands from "./commands.ts";
import { findNotices } from "./queries.ts";
import { addDevice, tryDevice } from "./workflows/devices.ts";

export function noticeRoutes(dependencies: Dependencies): Route[] {
  const { publicKey } = dependencies.push;
  const answer = async (scope: Scope, tokenHash: Buffer | undefined) => ({
    notices: await findNotices(scope, { publicKey, sessionId: await findSessionId(scope, tokenHash) }),
  });

  return [
    bind(calls.findNotices, ({ inScope, tokenHash }) => inScope((scope) => answer(scope, tokenHash))),

    bind(calls.changeNotices, ({ inScope, tokenHash, body }) =>
      inScope(async (scope) => {
        await commands.changeSettings(scope, body);
        return answer(scope, tokenHash);
      }),
    ),

    bind(calls.addNoticeDevice, async ({ actor, tokenHash, body: subscription, sender: { userAgent } }) => ({
      notices: await addDevice(dependencies, actor, { subscription, tokenHash, userAgent }),
    })),

    bind(calls.removeNoticeDevice, ({ inScope, params: { id } }) =>
      inScope(async (scope) => {
        const { outcome } = await commands.removeDevice(scope, id);
        return outcome === "removed" ? undefined : refuse(outcome);
      }),
    ),

    bind(calls.tryNoticeDevice, ({ inScope, actor: { role }, params: { id } }) =>
      tryDevice(dependencies, inScope, { id, role }),
    ),
  ];
}
