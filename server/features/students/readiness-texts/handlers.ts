import * as calls from "#contract/students/readiness-texts.ts";
import { asTrainer, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const readinessTextRoutes = (): Route[] => [
  bind(calls.findReadinessTexts, ({ inScope }) => inScope(readTexts)),

  bind(calls.saveReadinessTexts, ({ inScope, body }) =>
    inScope(async (scope) => {
      await commands.saveReadinessTexts(asTrainer(scope), body);
      return readTexts(scope);
    }),
  ),
];

const readTexts = async (scope: Scope) => ({ texts: { ...(await queries.findReadinessTexts(scope)) } });
