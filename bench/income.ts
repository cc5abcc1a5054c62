import pg from "pg";
import { STUDENTS_PER_TRAINER, TRAINER } from "./population.ts";

export const ADMIN = 1;
/** The first student of the population. */
const STUDENT = 10_000;

/**
 * As many payments to the platform, by all trainers, and as many of the measured trainer's students, spread over 2026, with a plan and twelve
 * charges for each of those students. Foreign keys are correct but for the invoices, which no figure reads.
 */
const statements = (payments: number) => `
  set session_replication_role = replica;
  insert into users (id, role, admin_roles, name, email, confirmed_at) values (${ADMIN}, 'admin', '{owner}', 'Administração', 'admin@exemplo.com.br', now());
  insert into payments (trainer_id, subscription_id, invoice_id, plan_id, plan_name, frequency, idempotency_key, status, method,
                        value_cents, installments, created_at, paid_at)
  select s.trainer_id, s.id, place, s.plan_id, s.plan_name, s.frequency, 'k' || place, 'paid', case when place % 5 = 0 then 'pix' else 'credit_card' end,
         8990 + place % 100, 1, paid_at, paid_at
    from generate_series(1, ${payments}) as place
    cross join lateral (select timestamptz '2026-01-01 03:00Z' + place * (interval '364 days' / ${payments}) as paid_at) as moment
    join (select *, row_number() over (order by trainer_id) - 1 as turn, count(*) over () as trainers from subscriptions) s
      on s.turn = place % s.trainers;
  insert into student_plans (trainer_id, student_id, name, value_cents, frequency, starts_on, due_day, created_at)
  select trainer_id, id, 'Mensal', 25000, 'monthly', '2026-01-05', 5, now() from students where trainer_id = ${TRAINER};
  insert into student_charges (trainer_id, student_id, student_plan_id, number, due_on, period_start, period_end, value_cents, received_cents)
  select trainer_id, student_id, id, place, starts_on + place * 30, starts_on + place * 30, starts_on + place * 30 + 30, value_cents,
         case when place < 8 then value_cents else 0 end
    from student_plans cross join generate_series(0, 11) as place;
  insert into student_payments (trainer_id, student_id, purpose, key, state, method, origin, value_cents, received_on, created_at, settled_at,
                                receipt_number)
  select ${TRAINER}, ${STUDENT} + place % ${STUDENTS_PER_TRAINER}, 'other', 'k' || place, 'received',
         (array['pix', 'cash', 'credit_card', 'debit_card', 'transfer'])[1 + place % 5], 'recorded', 25000 + place % 100,
         date '2026-01-01' + place % 364, now(), now(), place
    from generate_series(1, ${payments}) as place;
  insert into training_executions (trainer_id, student_id, training_key, training_name, day, note, recorded_by, versions, overruled)
  select trainer_id, id, 1, 'Treino A', date '2026-11-22' - place * 3, '', 'student', '[]', '[]'
    from students cross join generate_series(0, 99) as place where trainer_id = ${TRAINER};
  insert into executed_exercises (trainer_id, student_id, execution_id, position, exercise_id, name, day, note, pain)
  select trainer_id, student_id, id, place, place, 'Exercício ' || place, day, '', case when id % 9 = 0 and place = 1 then 5 else 0 end
    from training_executions cross join generate_series(1, 5) as place;
  reset session_replication_role;`;

export async function receivePayments(ownerUrl: string, payments: number): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(statements(payments));
    await owner.query("vacuum analyze");
    await owner.query("checkpoint");
  } finally {
    await owner.end();
  }
}
