import * as calls from "#contract/own-data/retentions.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { platformDay } from "../../../platform/clock.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import { findRetentions } from "./queries.ts";

export const retentionRoutes = ({ clock, photos }: Dependencies): Route[] => [
  bind(calls.findRetentions, ({ inScope }) =>
    inScope((scope) => findRetentions(asTrainer(scope), { now: clock.now(), photos })),
  ),

  bind(calls.chooseRetention, ({ inScope, body }) =>
    inScope(async (scope) => {
      const now = clock.now();
      await commands.chooseRetention(asTrainer(scope), body, now);
      return findRetentions(asTrainer(scope), { now, photos });
    }),
  ),

  bind(calls.holdData, ({ inScope, params, body }) =>
    inScope(async (scope) => {
      const day = platformDay(clock);
      const { outcome } = await commands.holdData(asTrainer(scope), params, body, day);
      return outcome === "saved" ? findRetentions(asTrainer(scope), { now: day.now, photos }) : refuse(outcome);
    }),
  ),

  bind(calls.releaseData, ({ inScope, params }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.releaseData(asTrainer(scope), params);
      return outcome === "removed" ? findRetentions(asTrainer(scope), { now: clock.now(), photos }) : refuse(outcome);
    }),
  ),
];
