import type { Pool } from "pg";
import type { Trainer } from "../people.ts";
import type { TestApp } from "../test-app.ts";

/** For each student that a condition selects: a plan, its first charge, a payment of it with a receipt, and a reminder. */
export async function aStudentsMoney(owner: Pool, whichStudents: string): Promise<void> {
  await owner.query(
    `with plans as (
       insert into student_plans
         (trainer_id, student_id, name, value_cents, frequency, starts_on, due_day, next_number, next_due_on, created_at)
       select trainer_id, id, 'Mensal', 10000, 'monthly', '2026-01-05', 5, 1, '2026-02-05', now()
         from students s
        where (${whichStudents})
          and not exists (select from student_plans p where p.trainer_id = s.trainer_id and p.student_id = s.id)
       returning *
     ), charges as (
       insert into student_charges
         (trainer_id, student_id, student_plan_id, number, due_on, period_start, period_end, value_cents)
       select trainer_id, student_id, id, 0, starts_on, starts_on, '2026-02-05', value_cents from plans
       returning *
     ), reminders as (
       insert into payment_reminders (trainer_id, student_id, charge_id, sent_on)
       select trainer_id, student_id, id, due_on from charges
     ), counters as (
       insert into receipt_counters (trainer_id, last_number)
       select trainer_id, count(*) from charges group by trainer_id
       on conflict (trainer_id) do update set last_number = receipt_counters.last_number + excluded.last_number
       returning *
     )
     insert into student_payments
       (trainer_id, student_id, charge_id, purpose, key, state, method, origin, value_cents, received_on, created_at, settled_at,
        receipt_number)
     select trainer_id, student_id, id, 'plan', gen_random_uuid(), 'received', 'pix', 'recorded', value_cents, due_on, now(), now(),
            counters.last_number + 1 - row_number() over (partition by trainer_id order by id)
       from charges join counters using (trainer_id)`,
  );
  await owner.query(
    `insert into student_cards (trainer_id, student_id, card_reference, card_brand, card_last4, allowed_cents, allowed_at)
     select trainer_id, id, 'x', 'Visa', '4242', 10000, now() from students s where (${whichStudents})
     on conflict do nothing`,
  );
  await owner.query(
    `insert into pix_charges (trainer_id, student_id, charge_id, key, state, value_cents, code, created_at, expires_at, next_try_at)
     select trainer_id, student_id, id, 'pix-' || trainer_id || '-' || id, 'expired', value_cents, 'x', now(), now() + interval '1 day', now()
       from student_charges c
      where number = 0 and exists (
              select from students s where s.trainer_id = c.trainer_id and s.id = c.student_id and (${whichStudents}))
     on conflict do nothing`,
  );
}

export async function aPlan(
  { database }: Pick<TestApp, "database">,
  { id }: Trainer,
  { name = "Mensal", value_cents = 18_000, frequency = "monthly", is_active = true } = {},
): Promise<number> {
  const { rows } = await database.owner.query<{ id: number }>(
    `insert into subscription_plans (owner_id, name, value_cents, frequency, is_active)
     values ($1, $2, $3, $4, $5) returning id::int`,
    [id, name, value_cents, frequency, is_active],
  );
  return rows[0]?.id ?? 0;
}
