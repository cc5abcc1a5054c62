import * as calls from "#contract/platform-billing/upgrades.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { findSoldPlan } from "../subscription-payments/workflows/find-sold-plan.ts";
import type { AsPayer } from "../subscription-payments/workflows/settle.ts";
import { findOwnSubscription } from "../subscriptions/queries.ts";
import { quoteUpgrade } from "./queries.ts";
import { NO_UPGRADE, toUpgradeQuote } from "./rules.ts";
import { upgrade } from "./workflows/upgrade.ts";

export function upgradeRoutes(dependencies: Dependencies): Route[] {
  const { clock, config } = dependencies;
  const today = () => todayInSaoPaulo(clock.now().getTime());
  return [
    bind(calls.findUpgrade, ({ query: { plan_id: id }, inScope }) =>
      inScope(async (anyScope) => {
        const scope = asTrainer(anyScope);
        const plan = await findSoldPlan(scope, id, 1);
        const quote = await quoteUpgrade(scope, plan, today());
        return quote.outcome === "quoted"
          ? { quote: toUpgradeQuote(quote, id), reason: null }
          : { quote: null, reason: NO_UPGRADE[quote.outcome] };
      }),
    ),
    bind(calls.upgrade, async ({ body, inScope }) => {
      const asPayer: AsPayer = (work) => inScope((scope) => work(asTrainer(scope)));
      await upgrade(dependencies, asPayer, body);
      const subscription = await asPayer((scope) =>
        findOwnSubscription(scope, { today: today(), pix: config.platformPix }),
      );
      return { subscription: found(subscription ?? undefined) };
    }),
  ];
}
