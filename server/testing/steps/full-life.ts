import type { Pool } from "pg";
import { expect } from "vitest";
import { requestExport } from "#contract/own-data/personal-data.ts";
import { updateProfile } from "#contract/own-data/profile.ts";
import { signIn } from "#contract/people/accounts.ts";
import { giveConsent } from "#contract/people/terms.ts";
import { anImage } from "../files/images.ts";
import { PASSWORD } from "../password.ts";
import { type Person, signedIn } from "../people.ts";
import { send, sendAnything } from "../send.ts";
import type { TestApp } from "../test-app.ts";
import { commentsOf } from "./comments.ts";
import { landingPagesOf } from "./landing-pages.ts";
import { aStudentsMoney } from "./students-money.ts";

export async function aFullLife(prumo: TestApp, person: Person): Promise<void> {
  const { app, runDueJobs } = prumo;
  const { owner } = prumo.database;
  const photo = new FormData();
  for (const [name, value] of Object.entries({
    fullname: person.name,
    phone: "(11) 91234-5678",
    photo_changed: "true",
  }))
    photo.append(`user[${name}]`, value);
  if (person.role === "trainer") photo.append("user[cref]", "012345-G/SP");
  for (const name of ["street", "number", "neighborhood", "city", "complement"])
    photo.append(`user[address][${name}]`, "1");
  photo.append("user[address][state]", "SP");
  photo.append("user[address][zipcode]", "01310-200");
  photo.append("user[photo]", new File([new Uint8Array(await anImage("jpeg"))], "eu.jpg"));
  expect((await sendAnything(app, updateProfile, { form: photo, as: person })).status).toBe(200);
  await send(app, giveConsent, { body: { version: 1 }, as: person });
  await send(app, requestExport, { as: person });
  await runDueJobs();
  const { email, role } = person;
  await send(app, signIn, { body: { email, password: PASSWORD, students: role === "student" } });
  await signedIn(prumo, person);
  await owner.query(
    `insert into access_codes (user_id, purpose, code_hash, created_at, expires_at)
     values ($1, 'reset_password', 'x', now(), now() + interval '15 minutes')`,
    [person.id],
  );
  await owner.query(
    `insert into access_links (token_hash, user_id, purpose, expires_at) values (sha256($1::text::bytea), $2, 'reset_password', now())`,
    [person.email, person.id],
  );
  await owner.query("insert into authenticator_apps (user_id, pending_secret) values ($1, 'x')", [person.id]);
  await owner.query("insert into recovery_codes (user_id, code_hash, salt, created_at) values ($1, 'x', 'x', now())", [
    person.id,
  ]);
  await owner.query(
    `insert into email_changes (user_id, role, former_email, new_email, asked_at, link_hash, link_expires_at)
     values ($1, 'x', $2::text, 'x', now(), sha256($2::text::bytea), now() + interval '1 day')`,
    [person.id, person.email],
  );
  await owner.query(
    `insert into passkey_challenges (challenge_hash, user_id, purpose, expires_at)
     values (sha256($2::text::bytea), $1, 'proving', now() + interval '5 minutes')`,
    [person.id, person.email],
  );
  await owner.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, 'x', 0, '{}', 'x', now())`,
    [person.id, person.email],
  );
  await owner.query(
    `insert into sign_in_tickets (token_hash, user_id, created_at, expires_at)
     values (sha256($1::text::bytea), $2, now(), now() + interval '10 minutes')`,
    [person.email, person.id],
  );
  await owner.query(
    `insert into erasure_requests (user_id, state, requested_at, handled_at, handled_by, reason)
     values ($1, 'refused', now(), now(), 1, 'x')`,
    [person.id],
  );
  await owner.query(
    `with tests as (
       insert into strength_tests (trainer_id, student_id, muscle_group_id)
       select trainer_id, id, 1 from students where $1 in (trainer_id, id) on conflict do nothing returning trainer_id, student_id, id
     )
     insert into strength_test_changes (trainer_id, student_id, strength_test_id, exercise_name, changed_at)
     select trainer_id, student_id, id, 'x', now() from tests`,
    [person.id],
  );
  await owner.query(
    `insert into readiness_answers (trainer_id, student_id, version, answers, answered_by, answered_at)
     select trainer_id, id, 1, '{}', 'student', now() from students where $1 in (trainer_id, id) on conflict do nothing`,
    [person.id],
  );
  await owner.query(
    `insert into appointments (trainer_id, student_id, day, instructions, changed_at)
     select trainer_id, id, '2026-03-12', '', now() from students where $1 in (trainer_id, id) on conflict do nothing`,
    [person.id],
  );
  await owner.query(
    `insert into readiness_documents
       (trainer_id, student_id, kind, content, content_hash, has_yes, signed_by, signed_at, valid_until, file_key)
     select trainer_id, id, 'certificate', '{}', encode(sha256('{}'), 'hex'), false, 'student', now(), '2030-01-01',
            'certificates/' || trainer_id || '/' || gen_random_uuid() || '.pdf' from students
      where $1 in (trainer_id, id)`,
    [person.id],
  );
  await owner.query(
    `insert into student_goals (trainer_id, student_id, goals, changed_at)
     select trainer_id, id, '[]', now() from students where $1 in (trainer_id, id) on conflict do nothing`,
    [person.id],
  );
  await owner.query(
    `insert into evaluation_changes
       (trainer_id, student_id, mesocycle_id, part, id, field, value, replaces, made_at, received_at, device, author)
     select trainer_id, student_id, id, 'sheet', gen_random_uuid(), 'weight', '80', '{}', now(), now(), 'Chrome', 'trainer'
       from mesocycles where $1 in (trainer_id, student_id)`,
    [person.id],
  );
  await owner.query(
    `insert into dismissed_advices (trainer_id, student_id, key, dismissed_at)
     select trainer_id, id, 'rest:1:7', now() from students where $1 in (trainer_id, id) on conflict do nothing`,
    [person.id],
  );
  await owner.query(
    `insert into dismissed_signals (trainer_id, student_id, key, dismissed_at)
     select trainer_id, id, 'effort:7', now() from students where $1 in (trainer_id, id) on conflict do nothing`,
    [person.id],
  );
  await owner.query(
    `insert into week_copies (trainer_id, student_id, mesocycle_id, copied_at, weeks)
     select trainer_id, student_id, id, now(), '[]' from mesocycles where $1 in (trainer_id, student_id)
     on conflict do nothing`,
    [person.id],
  );
  await retentionsOf(owner, person);
  await noticesOf(owner, person);
  await owner.query("insert into creations (user_id, call, key) values ($1, 'POST /', gen_random_uuid())", [person.id]);
  await owner.query(
    `insert into training_maxes
       (trainer_id, student_id, exercise_owner_id, exercise_id, change, one_rep_max_kg, percent, is_fixed, changed_at)
     select trainer_id, id, 0, (select min(id) from exercises where owner_id = 0), 'typed', 84, 90, false, now()
       from students where $1 in (trainer_id, id)`,
    [person.id],
  );
  await aPosturePhotoOf(owner, person);
  await anExecutionOf(owner, person);
  await aSharedLinkOf(owner, person);
  await commentsOf(owner, `${person.id} in (trainer_id, id)`);
  await aStudentsMoney(owner, `${person.id} in (trainer_id, id)`);
  await (role === "trainer" ? aTrainersLife(owner, person) : anImportOf(owner, person));
}

async function retentionsOf(owner: Pool, person: Person): Promise<void> {
  await owner.query(
    `insert into retention_holds
     select trainer_id, id, 'health', '2199-01-01', 'x', now() from students where $1 in (trainer_id, id) on conflict do nothing`,
    [person.id],
  );
  await owner.query(
    `insert into retention_announcements
     select trainer_id, id, 'health', '2026-03-02', '2026-04-02' from students where $1 in (trainer_id, id)
     on conflict do nothing`,
    [person.id],
  );
  await owner.query(
    `insert into forgotten_data (trainer_id, student_id, kind, amount, forgotten_at)
     select trainer_id, id, 'health', 1, now() from students where $1 in (trainer_id, id)`,
    [person.id],
  );
}

async function noticesOf(owner: Pool, person: Person): Promise<void> {
  await owner.query(
    `insert into notice_settings (trainer_id, user_id, choices, training_at)
     select trainer_id, id, '{}', '07:00' from users where id = $1`,
    [person.id],
  );
  await owner.query(
    `insert into notice_devices (trainer_id, user_id, endpoint, p256dh, auth, user_agent, created_at)
     select trainer_id, id, 'https://push.example/' || id, 'x', 'x', 'Firefox', now() from users where id = $1`,
    [person.id],
  );
  await owner.query(
    `insert into notices (trainer_id, student_id, to_trainer, kind, subject)
     select trainer_id, id, false, 'training_changed', 'x' from students where $1 in (trainer_id, id) on conflict do nothing`,
    [person.id],
  );
}

const aSharedLinkOf = (owner: Pool, person: Person) =>
  owner.query(
    `with links as (
       insert into shared_links (trainer_id, student_id, token_hash, document, title, created_at, expires_at)
       select trainer_id, id, sha256(id::text::bytea), '{"document": "final_result", "macrocycle_id": 1}', 'x', now(), now()
         from students where $1 in (trainer_id, id) on conflict do nothing
       returning trainer_id, student_id, id
     )
     insert into shared_link_openings (trainer_id, student_id, shared_link_id, opened_at)
     select trainer_id, student_id, id, now() from links`,
    [person.id],
  );

async function anExecutionOf(owner: Pool, person: Person): Promise<void> {
  await owner.query(
    `with done as (
       insert into training_executions
         (trainer_id, student_id, training_id, training_key, training_name, day, note, recorded_by, versions, overruled, done_sets)
       select distinct on (student_id) trainer_id, student_id, id, id, name, '2026-03-01', 'x', 'student', '[]', '[]', 1
         from trainings where $1 in (trainer_id, student_id) and student_id <> 0 order by student_id, id
       on conflict do nothing
       returning trainer_id, student_id, id, day
     ), exercises as (
       insert into executed_exercises (trainer_id, student_id, execution_id, position, exercise_id, name, day, note)
       select trainer_id, student_id, id, 1, 1, 'x', day, 'x' from done
       returning trainer_id, student_id, execution_id, position
     )
     insert into executed_sets (trainer_id, student_id, execution_id, position, set_number)
     select trainer_id, student_id, execution_id, position, 1 from exercises`,
    [person.id],
  );
  await owner.query(
    `insert into execution_snapshots
       (trainer_id, student_id, training_key, day, device_id, revision, recorded_by, snapshot, received_at)
     select trainer_id, id, 1, '2026-03-01', gen_random_uuid(), 1, 'student', '{}', now()
       from students where $1 in (trainer_id, id)`,
    [person.id],
  );
  await owner.query(
    `insert into removed_trainings (trainer_id, training_id, student_id, name)
     select trainer_id, id, id, 'x' from students where $1 in (trainer_id, id) on conflict do nothing`,
    [person.id],
  );
}

async function aPosturePhotoOf(owner: Pool, person: Person): Promise<void> {
  await owner.query(
    `insert into evaluation_photos (trainer_id, student_id, mesocycle_id, slot, file_key, width, height, created_at)
     select distinct on (student_id) trainer_id, student_id, id, 'frontal',
            'posture/' || trainer_id || '/' || gen_random_uuid() || '.webp', 600, 800, now()
       from mesocycles where $1 in (trainer_id, student_id) order by student_id, id
     on conflict do nothing`,
    [person.id],
  );
}

async function anImportOf(owner: Pool, person: Person): Promise<void> {
  await owner.query(
    `with file as (
       insert into student_imports (trainer_id, key, file_name, total, started_at, finished_at)
       select trainer_id, gen_random_uuid(), 'alunos.csv', 1, now(), now() from users where id = $1 returning trainer_id, id
     )
     insert into student_import_rows (trainer_id, import_id, line, student_id, fingerprint)
     select trainer_id, id, 2, $1, 'x' from file`,
    [person.id],
  );
}

async function aTrainersLife(owner: Pool, person: Person): Promise<void> {
  await landingPagesOf(owner, [person.id]);
  await owner.query(
    "update trainers set cpf = '52998224725', birthdate = '1990-01-01', gender = 'female' where trainer_id = $1",
    [person.id],
  );
  await owner.query(
    "insert into exercise_favourites select $1, owner_id, id from exercises where owner_id = 0 order by id limit 1",
    [person.id],
  );
  await owner.query("insert into comment_retentions (trainer_id, media_days) values ($1, 30)", [person.id]);
  await owner.query("insert into retentions values ($1, 'health', 60, now())", [person.id]);
  await owner.query("insert into volume_bands (trainer_id, least_sets, most_sets) values ($1, 8, 16)", [person.id]);
  await owner.query("insert into readiness_texts values ($1, 'Dor?', 'Autorizo.', 'Assumo.')", [person.id]);
  await owner.query("insert into opinion_blocks values ($1, '[]')", [person.id]);
  await owner.query("insert into load_steps values ($1, 20, '{1,2}', 1, 2, 5, 5, 2)", [person.id]);
  await owner.query("insert into exercises (owner_id, name, exercise_type) values ($1, 'Meu', 'mobility')", [
    person.id,
  ]);
  await owner.query(
    `insert into exercise_muscle_groups (owner_id, exercise_id, muscle_group_id) select owner_id, id, 1 from exercises where owner_id = $1`,
    [person.id],
  );
  await owner.query(
    `with entries as (
       insert into library_entries (trainer_id, name) values ($1, 'Minha biblioteca') returning trainer_id, id
     )
     insert into trainings
       (trainer_id, student_id, library_entry_id, position, name, weekdays, exercise_types, muscle_group_ids)
     select trainer_id, 0, id, 0, 'x', '{1}', '{mobility}', '{1}' from entries`,
    [person.id],
  );
  await owner.query(
    `insert into exercise_postural_deviations (owner_id, exercise_id, postural_deviation_id)
     select owner_id, exercises.id, (select min(id) from postural_deviations) from exercises where owner_id = $1`,
    [person.id],
  );
  // The trainer's own exercise is in use, so that rows have to go in the right order.
  await owner.query(
    `update training_entry_exercises set exercise_owner_id = x.owner_id, exercise_id = x.id
       from exercises x where x.owner_id = $1 and trainer_id = $1`,
    [person.id],
  );
  await owner.query(
    "insert into subscription_plans (owner_id, name, value_cents, frequency) values ($1, 'Meu', 100, 'monthly')",
    [person.id],
  );
  await owner.query(
    `insert into receiving (trainer_id, pix_key, pix_key_kind, pix_name, pix_city, recipient_id)
     values ($1, '52998224725', 'cpf', 'Ana', 'Natal', 're_abcdefghij')`,
    [person.id],
  );
  await owner.query(
    "update subscriptions set card_reference = 'x', card_brand = 'visa', card_last4 = '4242' where trainer_id = $1",
    [person.id],
  );
  await owner.query(
    `with paid as (
       insert into invoices (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at, paid_at)
       select trainer_id, id, plan_id, plan_name, frequency, 9900, 'paid', period_start, period_end, period_start, now(), now() from subscriptions where trainer_id = $1
       returning trainer_id, subscription_id, plan_id, plan_name, frequency, id
     )
     insert into payments (trainer_id, subscription_id, plan_id, plan_name, frequency, invoice_id, idempotency_key, status, method, card_brand, card_last4, value_cents, installments, created_at, paid_at)
     select trainer_id, subscription_id, plan_id, plan_name, frequency, id, 'x', 'paid', 'credit_card', 'visa', '4242', 9900, 1, now(), now() from paid`,
    [person.id],
  );
  await owner.query(
    `insert into renewal_notices (trainer_id, subscription_id, period_end, day, sent_at)
     select trainer_id, id, period_end, -7, now() from subscriptions where trainer_id = $1`,
    [person.id],
  );
  await owner.query(
    "insert into trials (trainer_id, started_on, ends_on) values ($1, current_date - 9, current_date - 1)",
    [person.id],
  );
  await owner.query("insert into discounts (trainer_id, percent, given_at) values ($1, 10, now())", [person.id]);
  await owner.query(
    `insert into invoice_pix (trainer_id, invoice_id, key, state, value_cents, code, created_at, expires_at, next_try_at)
     select trainer_id, id, 'pix-' || trainer_id || '-' || id, 'expired', 100, 'x', now(), now() + interval '1 day', now() from invoices
      where trainer_id = $1`,
    [person.id],
  );
  await owner.query(
    `insert into billing_acts (trainer_id, key, kind, summary, reason, actor_id, happened_at)
     values ($1, 'x', 'free_days', 'x', 'Ana', 1, now())`,
    [person.id],
  );
  await owner.query(
    `insert into price_notices (trainer_id, subscription_id, plan_id, value_cents, starts_on, sent_at)
     select trainer_id, id, plan_id, 10900, period_end, now() from subscriptions where trainer_id = $1`,
    [person.id],
  );
}
