import type { OwnDatabase } from "../database/database.ts";

interface Received {
  readonly day: string;
  readonly reais: number;
  readonly method?: "pix" | "cash" | "credit_card" | "debit_card" | "transfer";
  readonly state?: "received" | "pending" | "refused";
}

export async function aReceivedPayment(
  { owner }: OwnDatabase,
  { id, trainer }: { readonly id: number; readonly trainer: { readonly id: number } },
  { day, reais, method = "pix", state = "received" }: Received,
): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into student_payments (trainer_id, student_id, purpose, key, state, method, origin, value_cents, received_on,
                                   created_at, settled_at, receipt_number)
     select $1, $2, 'other', gen_random_uuid(), $5, $4, 'recorded', round($6::numeric * 100),
            case when $5 = 'received' then $3::date end, $3::date, case when $5 <> 'pending' then $3::date end,
            case when $5 = 'received' then 1 + (select count(*) from student_payments where trainer_id = $1) end
     returning id`,
    [trainer.id, id, day, method, state, reais],
  );
  return rows[0]?.id ?? 0;
}

export const aCounterEntry = ({ owner }: OwnDatabase, paymentId: number, day: string) =>
  owner.query(
    `insert into student_payments (trainer_id, student_id, purpose, key, state, method, origin, value_cents, received_on,
                                   created_at, settled_at, reverses_id)
     select trainer_id, student_id, purpose, gen_random_uuid(), state, method, origin, -value_cents, $2::date, $2::date, $2::date, id
       from student_payments where id = $1`,
    [paymentId, day],
  );

interface Plan {
  readonly starts_on: string;
  readonly ends_on?: string;
  /** 100 reais are due on each of the days. */
  readonly charges?: readonly { readonly due_on: string; readonly received?: number }[];
}

/** The plan costs 100 reais a month. */
export async function aStudentsPlan(
  { owner }: OwnDatabase,
  { id, trainer }: { readonly id: number; readonly trainer: { readonly id: number } },
  { starts_on, ends_on, charges = [] }: Plan,
): Promise<void> {
  const { rows } = await owner.query(
    `insert into student_plans (trainer_id, student_id, name, value_cents, frequency, starts_on, ends_on, due_day, created_at)
     values ($1, $2, 'Mensal', 10000, 'monthly', $3, $4, 5, now()) returning id`,
    [trainer.id, id, starts_on, ends_on],
  );
  for (const [number, { due_on, received = 0 }] of charges.entries()) {
    await owner.query(
      `insert into student_charges (trainer_id, student_id, student_plan_id, number, due_on, period_start, period_end,
                                    value_cents, received_cents)
       values ($1, $2, $3, $4, $5, $5, $5::date + 30, 10000, $6)`,
      [trainer.id, id, rows[0].id, number, due_on, received * 100],
    );
  }
}
