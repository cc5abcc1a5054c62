import * as calls from "#contract/assessment/opinion-blocks.ts";
import { asTrainer, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const opinionBlockRoutes = (): Route[] => [
  bind(calls.listOpinionBlocks, ({ inScope }) => inScope(readBlocks)),

  bind(calls.saveOpinionBlocks, ({ inScope, body }) =>
    inScope(async (scope) => {
      await commands.saveOpinionBlocks(asTrainer(scope), body.opinion_blocks);
      return readBlocks(scope);
    }),
  ),
];

const readBlocks = async (scope: Scope) => ({ opinion_blocks: await queries.listOpinionBlocks(asTrainer(scope)) });
