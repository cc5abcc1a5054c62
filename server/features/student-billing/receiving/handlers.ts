import * as calls from "#contract/student-billing/receiving.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const receivingRoutes = (): Route[] => [
  bind(calls.findReceiving, ({ inScope }) =>
    inScope(async (scope) => ({ receiving: await queries.findReceiving(scope) })),
  ),

  bind(calls.saveReceiving, ({ inScope, body, sender }) =>
    inScope(async (scope) => {
      await commands.saveReceiving(asTrainer(scope), body, sender);
      return { receiving: await queries.findReceiving(scope) };
    }),
  ),

  bind(calls.findPixReceiver, ({ inScope }) =>
    inScope(async (scope) => ({ pix: (await queries.findReceiving(scope)).pix })),
  ),
];
