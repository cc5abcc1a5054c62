import * as calls from "#contract/catalogue/tutorials.ts";
import { createOnce } from "../../../platform/database/create-once.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const tutorialRoutes = (): Route[] => [
  bind(calls.listTutorials, ({ inScope, query }) => inScope((scope) => queries.listTutorials(scope, query))),
  bind(calls.listAdminTutorials, ({ inScope, query }) => inScope((scope) => queries.listTutorials(scope, query))),
  bind(calls.createTutorial, ({ inScope, body, idempotency }) =>
    inScope(async (scope) => {
      const { id } = await createOnce(scope, idempotency, () => commands.createTutorial(scope, body));
      return foundTutorial(scope, id);
    }),
  ),
  bind(calls.updateTutorial, ({ inScope, params, body }) =>
    inScope(async (scope) => {
      await commands.updateTutorial(scope, params.id, body);
      return foundTutorial(scope, params.id);
    }),
  ),
  bind(calls.removeTutorial, async ({ inScope, params }) => {
    const { outcome } = await inScope((scope) => commands.removeTutorial(scope, params.id));
    return outcome === "removed" ? undefined : refuse(outcome);
  }),
];

const foundTutorial = async (scope: Scope, id: number) => ({ tutorial: found(await queries.findTutorial(scope, id)) });
