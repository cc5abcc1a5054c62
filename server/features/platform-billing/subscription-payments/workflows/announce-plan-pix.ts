import type { z } from "zod";
import type { announcePlanPix as announceCall } from "#contract/platform-billing/subscription-payments.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { toCents } from "#domain/money.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { type Actor, asSeveral, asTrainer } from "../../../../platform/database/scope.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { mailAdministrators } from "../../../people/accounts/commands.ts";
import { beginPayment } from "../commands/begin.ts";
import { pixToConfirm } from "../mail.ts";
import { findPayer, findPaymentUnderWay } from "../queries/payments.ts";
import { priceRefusal } from "../rules.ts";
import { findSoldPlan } from "./find-sold-plan.ts";

type Announced = z.output<(typeof announceCall)["schema"]["body"]>;

const IN_ORDER = { detail: "Sua assinatura está em dia: ainda não há o que pagar." };

/** The payment waits for the administrator, who gets a mail. */
export const announcePlanPix = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  actor: Actor,
  { plan_id, value }: Announced,
): Promise<CalendarDate> =>
  asSeveral(db, async (turns) => {
    const now = clock.now();
    const payer = asTrainer(await turns.as(actor));
    const { trainerId } = payer.actor;
    const plan = await findSoldPlan(payer, plan_id, 1);
    const key = `pix-${trainerId}-${plan_id}-${toCents(value)}-${now.getTime()}`;
    const intended = { key, plan, installments: 1, seenCents: toCents(value), now, method: "pix" } as const;
    const begun = await beginPayment(payer, intended);
    if (begun.outcome === "in_order") return refuse("invalid", IN_ORDER);
    if (begun.outcome === "price_changed") return refuse("price_changed", priceRefusal(begun.cents));
    if (begun.outcome !== "begun") {
      const other = await findPaymentUnderWay(payer);
      if (other?.method !== "pix") return refuse("payment_under_way");
      return todayInSaoPaulo(other.created_at.getTime());
    }
    const trainer = { id: trainerId, name: (await findPayer(payer)).name };
    const accounts = await turns.authenticator();
    const sold = { value_cents: begun.terms.value_cents, plan_name: begun.terms.name };
    await mailAdministrators(accounts, "finance", (administrator) => pixToConfirm(administrator, trainer, sold));
    return todayInSaoPaulo(now.getTime());
  });
