import type { Scope } from "../../platform/database/scope.ts";

/** A trainer's subscription, or one of their invoices. */
interface OfTrainer {
  readonly trainerId: number;
  readonly id: number;
}

const selectInvoices = ({ tx }: Scope) =>
  tx
    .selectFrom("invoices")
    .innerJoin("subscription_plans as plan", (join) =>
      join.onRef("plan.owner_id", "=", "plan_owner_id").onRef("plan.id", "=", "plan_id"),
    )
    .select(["invoices.id", "invoices.trainer_id", "subscription_id", "plan_id", "plan.name as plan_name", "frequency"])
    .select(["invoices.value_cents", "installments", "state", "due_on", "period_start", "period_end"])
    .select(["invoices.created_at", "paid_at"]);

/** The invoice that a subscription owes; there is one at most. */
export const findOwedInvoice = (scope: Scope, subscription: OfTrainer) =>
  selectInvoices(scope)
    .where("invoices.trainer_id", "=", subscription.trainerId)
    .where("subscription_id", "=", subscription.id)
    .where("state", "=", "pending")
    .executeTakeFirst();

/** One invoice of a trainer; undefined for an id that is none of theirs. */
export const findInvoice = (scope: Scope, invoice: OfTrainer) =>
  selectInvoices(scope)
    .where("invoices.trainer_id", "=", invoice.trainerId)
    .where("invoices.id", "=", invoice.id)
    .executeTakeFirst();

export type Invoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;
