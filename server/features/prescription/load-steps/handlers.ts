import { findLoadSteps, saveLoadSteps } from "#contract/prescription/load-steps.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const loadStepRoutes = (): Route[] => [
  bind(findLoadSteps, ({ inScope }) => inScope(async (scope) => ({ load_steps: await queries.findLoadSteps(scope) }))),

  bind(saveLoadSteps, ({ inScope, body }) =>
    inScope(async (scope) => {
      await commands.saveLoadSteps(asTrainer(scope), body);
      return { load_steps: await queries.findLoadSteps(scope) };
    }),
  ),
];
