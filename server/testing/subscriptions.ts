import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { aTrainer, type Trainer } from "./people.ts";
import type { TestApp } from "./test-app.ts";

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
