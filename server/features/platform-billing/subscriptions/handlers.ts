import type { OwnSubscription } from "#contract/platform-billing/subscriptions.ts";
import * as calls from "#contract/platform-billing/subscriptions.ts";
import { toCents } from "#domain/money.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { platformDay } from "../../../platform/clock.ts";
import { asTrainer, type TrainerScope } from "../../../platform/database/scope.ts";
import { bind, type InScope, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { listInvoices } from "../invoices/queries.ts";
import { toInvoiceLine } from "../invoices/rules.ts";
import { cardRefusal, NO_CARD, priceRefusal, seenCentsOf, TOO_MANY_PARTS } from "../subscription-payments/rules.ts";
import { findSoldPlan } from "../subscription-payments/workflows/find-sold-plan.ts";
import type { AsPayer } from "../subscription-payments/workflows/settle.ts";
import * as commands from "./commands.ts";
import { findOwnSubscription } from "./queries.ts";
import { announceInvoicePix } from "./workflows/announce-invoice-pix.ts";
import { changeCard } from "./workflows/change-card.ts";
import { payInvoice } from "./workflows/pay-invoice.ts";
import { printInvoiceReceipt } from "./workflows/print-invoice-receipt.ts";

const asPayerIn =
  (inScope: InScope): AsPayer =>
  (work) =>
    inScope((scope) => work(asTrainer(scope)));

export function subscriptionRoutes(dependencies: Dependencies): Route[] {
  const { clock, config } = dependencies;
  const moment = () => platformDay(clock);
  const findOwn = (scope: TrainerScope) =>
    findOwnSubscription(scope, { today: moment().today, pix: config.platformPix });
  async function changed(
    scope: TrainerScope,
    change: Awaited<ReturnType<typeof commands.choosePlan | typeof commands.endSubscription>>,
  ): Promise<OwnSubscription | null> {
    if (change.outcome === "price_changed") return refuse("price_changed", priceRefusal(change.cents));
    if (change.outcome === "no_subscription") return refuse("not_found");
    return change.outcome === "changed" ? findOwn(scope) : refuse(change.outcome);
  }
  return [
    bind(calls.findOwnSubscription, async ({ inScope }) => ({
      subscription: await inScope((scope) => findOwn(asTrainer(scope))),
    })),
    bind(calls.changeCard, async ({ body, inScope }) => {
      const asPayer = asPayerIn(inScope);
      const answer = await changeCard(dependencies, asPayer, body.paymentInformation.creditCard);
      if (answer.outcome === "refused") return refuse("card_refused", cardRefusal(answer));
      if (answer.outcome === "away") return refuse("dependency_away");
      return { subscription: found((await asPayer((scope) => changed(scope, answer))) ?? undefined) };
    }),
    bind(calls.changePlan, async ({ body: { plan }, inScope }) => {
      const sold = await inScope((scope) => findSoldPlan(scope, plan.id, plan.installments));
      const choice = { plan: sold, installments: plan.installments, seenCents: seenCentsOf(plan), ...moment() };
      const subscription = await asPayerIn(inScope)(async (scope) =>
        changed(scope, await commands.choosePlan(scope, choice)),
      );
      return { subscription: found(subscription ?? undefined) };
    }),
    bind(calls.cancelSubscription, async ({ inScope }) => ({
      subscription: await asPayerIn(inScope)(async (scope) =>
        changed(scope, await commands.endSubscription(scope, moment().today)),
      ),
    })),
    bind(calls.resumeSubscription, async ({ inScope }) => {
      const subscription = await asPayerIn(inScope)(async (scope) =>
        changed(scope, await commands.resumeSubscription(scope, moment())),
      );
      return { subscription: found(subscription ?? undefined) };
    }),
    bind(calls.listInvoices, async ({ query, actor, inScope }) => {
      const { rows, total } = await inScope((scope) => listInvoices(scope, { trainerId: actor.userId, ...query }));
      return { results: rows.map(toInvoiceLine), total };
    }),
    bind(calls.printInvoiceReceipt, async ({ params, inScope }) =>
      printInvoiceReceipt(dependencies, inScope, params.id),
    ),
    bind(calls.payInvoice, async ({ params, body, inScope }) => {
      const asPayer = asPayerIn(inScope);
      const card = body.paymentInformation?.creditCard ?? null;
      const paid = await payInvoice(dependencies, asPayer, {
        invoiceId: params.id,
        card,
        isAutomatic: false,
        seenCents: toCents(body.value),
        installments: body.installments,
      });
      if (paid.outcome === "price_changed") return refuse("price_changed", priceRefusal(paid.cents));
      if (paid.outcome === "too_many_parts") return refuse("invalid", { fields: TOO_MANY_PARTS });
      if (paid.outcome === "refused") return refuse("card_refused", cardRefusal(paid));
      if (paid.outcome === "no_card") return refuse("invalid", NO_CARD);
      if (paid.outcome === "under_way") return refuse("payment_under_way");
      if (paid.outcome === "away") return refuse("dependency_away");
      if (paid.outcome === "not_owed") return refuse("not_found");
      return { subscription: found((await asPayer(findOwn)) ?? undefined) };
    }),
    bind(calls.announceInvoicePix, async ({ params: { id }, actor, inScope }) => {
      if (!config.platformPix) return refuse("not_found");
      const { outcome } = await announceInvoicePix(dependencies, actor, id);
      if (outcome === "not_owed") return refuse("not_found");
      if (outcome === "under_way") return refuse("payment_under_way");
      return { subscription: found((await asPayerIn(inScope)(findOwn)) ?? undefined) };
    }),
  ];
}
