import * as calls from "#contract/platform-billing/invoice-pix.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type InScope, type Route } from "../../../platform/http/route.ts";
import { findWaitingPlanPix } from "../invoices/queries.ts";
import { toWaitingPlanPix } from "../invoices/rules.ts";
import { findOwnSubscription } from "../subscriptions/queries.ts";
import { checkInvoicePix, makeInvoicePix } from "./workflows/make-invoice-pix.ts";
import { checkPlanPix, makePlanPix } from "./workflows/make-plan-pix.ts";

export function invoicePixRoutes(dependencies: Dependencies): Route[] {
  const { clock, config } = dependencies;
  const answer = async (inScope: InScope) => {
    const today = todayInSaoPaulo(clock.now().getTime());
    return {
      subscription: await inScope((scope) => findOwnSubscription(asTrainer(scope), { today, pix: config.platformPix })),
    };
  };
  const planAnswer = (inScope: InScope) =>
    inScope(async (scope) => ({
      pix_charge: toWaitingPlanPix(await findWaitingPlanPix(scope, asTrainer(scope).actor.trainerId)),
    }));
  return [
    bind(calls.makePlanPix, async ({ body, actor, inScope }) => {
      await makePlanPix(dependencies, actor, body);
      return planAnswer(inScope);
    }),
    bind(calls.checkPlanPix, async ({ actor, inScope }) => {
      await checkPlanPix(dependencies, actor);
      return planAnswer(inScope);
    }),
    bind(calls.makeInvoicePix, async ({ params: { id }, body, actor, inScope }) => {
      await makeInvoicePix(dependencies, actor, { invoiceId: id, ...body });
      return answer(inScope);
    }),
    bind(calls.checkInvoicePix, async ({ params: { id }, actor, inScope }) => {
      await checkInvoicePix(dependencies, actor, id);
      return answer(inScope);
    }),
  ];
}
