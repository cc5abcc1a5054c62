import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { aTrainer, type Trainer } from "../people.ts";
import type { TestApp } from "../test-app.ts";

/** The sandbox's names of kept cards: one that pays, and one that is refused whenever it is charged again. */
export const KEPT = { pays: "sandbox_approved_1111_kept", fails: "sandbox_fails_on_renewal_0341_kept" } as const;

interface Paid {
  readonly endsInDays: number;
  readonly card?: keyof typeof KEPT | null;
}

/** A trainer whose month was paid, with a card to renew it. */
export async function aSubscriber(prumo: TestApp, { endsInDays, card = "pays" }: Paid): Promise<Trainer> {
  const trainer = await aTrainer(prumo, { name: "Ana Prado" });
  const end = addDays(todayInSaoPaulo(prumo.clock.now().getTime()), endsInDays);
  const reference = card && KEPT[card];
  await prumo.database.owner.query(
    `update subscriptions
        set plan_id = plan.id, plan_name = plan.name, frequency = plan.frequency, value_cents = plan.value_cents,
            period_start = $2::date - 31, period_end = $2, card_reference = $3, card_brand = $4, card_last4 = $5
       from (select * from subscription_plans where owner_id = 0 and frequency = 'monthly' and is_active order by id limit 1) plan
      where trainer_id = $1`,
    [trainer.id, end, reference, reference && "Visa", card && KEPT[card].split("_").at(-2)],
  );
  return trainer;
}

export interface Owing {
  readonly ana: Trainer;
  readonly invoiceId: number;
}

/** A trainer whose monthly invoice is due on 2 March 2026, the day on which tests begin. */
export async function anOwing(prumo: TestApp, cents: number): Promise<Owing> {
  const ana = await aTrainer(prumo);
  const { owner } = prumo.database;
  await owner.query(
    "update subscriptions set period_start = '2026-02-02', period_end = '2026-03-02', billing_day = 2 where trainer_id = $1",
    [ana.id],
  );
  const { rows } = await owner.query<{ id: number }>(
    `insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at)
     select trainer_id, id, plan_id, plan_name, 'monthly', $2, 'pending', '2026-03-02', '2026-04-02', '2026-03-02', now()
       from subscriptions where trainer_id = $1 returning id::int`,
    [ana.id, cents],
  );
  return { ana, invoiceId: rows[0]?.id ?? 0 };
}

/** R$ 89,90 of the running month were paid by a card. Answers the invoice's id. */
export async function payRunningMonth({ database, clock }: TestApp, { id }: { readonly id: number }): Promise<number> {
  const { rows } = await database.owner.query<{ id: number }>(
    `with paid as (
       insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at, paid_at)
       select trainer_id, id, plan_id, plan_name, frequency, 8990, 'paid', period_start, period_end, period_start, $2, $2
         from subscriptions where trainer_id = $1 returning *
     )
     insert into payments (trainer_id, subscription_id, plan_id, plan_name, frequency, invoice_id, idempotency_key, status, method, value_cents, installments, created_at, paid_at, card_last4)
     select trainer_id, subscription_id, plan_id, plan_name, frequency, id, 'paid-' || trainer_id, 'paid', 'credit_card', 8990, 1, $2, $2, '1111'
       from paid returning invoice_id as id`,
    [id, clock.now()],
  );
  return rows[0]?.id ?? 0;
}

/** A subscriber whose running month of 31 days was paid with R$ 89,90, with its invoice's id. */
export async function aPaidSubscriber(prumo: TestApp, paid: Paid) {
  const ana = await aSubscriber(prumo, paid);
  return { ana, invoiceId: await payRunningMonth(prumo, ana) };
}
