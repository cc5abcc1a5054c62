import * as calls from "#contract/student-billing/receiving.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { on, type Route } from "../../../platform/http/route.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const receivingRoutes = (): Route[] => [
  on(calls.findReceiving, ({ inScope }) =>
    inScope(async (scope) => ({ receiving: await queries.findReceiving(scope) })),
  ),

  on(calls.saveReceiving, ({ inScope, body, sender }) =>
    inScope(async (scope) => {
      await commands.saveReceiving(asTrainer(scope), body, sender);
      return { receiving: await queries.findReceiving(scope) };
    }),
  ),

  on(calls.findPixReceiver, ({ inScope }) =>
    inScope(async (scope) => ({ pix: (await queries.findReceiving(scope)).pix })),
  ),
];
