import * as trainers from "#contract/platform-billing/trainers.ts";
import { aTrainerDraft } from "../people.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function trainerExamples({ prumo, ana }: Pick<ExampleSubjects, "prumo" | "ana">): Promise<Example[]> {
  // One that did not arrive: a pending one would hold back the trainer's other payments.
  const { rows } = await prumo.database.owner.query<{ id: number }>(
    `with invoice as (
       insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start,
                             period_end, due_on, created_at)
       select trainer_id, id, plan_id, plan_name, frequency, 8990, 'canceled', period_start, period_end, period_start, now()
         from subscriptions where trainer_id = $1 limit 1
       returning *, id as invoice_id
     )
     insert into payments (trainer_id, plan_id, plan_name, frequency, invoice_id, idempotency_key, status, method, value_cents,
                           installments, created_at)
     select trainer_id, plan_id, plan_name, frequency, invoice_id, gen_random_uuid(), 'canceled', 'pix', 8990, 1, now()
       from invoice returning id`,
    [ana.id],
  );
  // This trainer has a tenant of their own and an e-mail without a proof.
  const { rows: accounts } = await prumo.database.owner.query<{ id: number }>(
    `insert into users (id, trainer_id, role, name, email)
     select next, next, 'trainer', 'Sem confirmar', 'sem-confirmar-' || next || '@exemplo.com.br'
       from nextval(pg_get_serial_sequence('users', 'id')) as next returning id`,
  );
  const unconfirmed = accounts[0]?.id;
  return [
    [trainers.listTrainers, { querystring: { q: "a", page: 1, limit: 5 } }],
    [trainers.exportTrainers, { querystring: { q: "a", active: "all" } }],
    [trainers.listAnnouncedPix, {}],
    [trainers.findTrainer, { params: { id: ana.id } }],
    [trainers.updateTrainer, { params: { id: ana.id }, body: { is_active: true } }],
    [trainers.sendTrainerAccess, { params: { id: ana.id } }],
    [trainers.sendTrainerConfirmation, { params: { id: unconfirmed } }],
    [trainers.answerTrainerPix, { params: { id: ana.id, paymentId: rows[0]?.id }, body: { received: false } }],
    [trainers.registerTrainerByAdmin, { body: aTrainerDraft() }],
  ];
}
