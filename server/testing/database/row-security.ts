import pg from "pg";
import { afterAll } from "vitest";
import type { Trainer } from "../people.ts";
import { commentsOf } from "../steps/comments.ts";
import { landingPagesOf } from "../steps/landing-pages.ts";
import { aStudentsMoney } from "../steps/students-money.ts";
import type { TestApp } from "../test-app.ts";

export type Actor = readonly [role: string, user: number | null, trainer: number | null];

/** Read by everybody, written by migrations alone. */
export const CATALOGUES = ["techniques", "series_types", "training_methods"];
/** Read by everybody who is signed in, written by the administrator. */
export const WRITTEN_BY_THE_ADMIN = [
  "tutorials",
  "readiness_rules",
  "muscle_groups",
  "postural_deviations",
  "postural_deviation_properties",
];
/** Read by everybody, added to by the administrator. */
export const PUBLISHED = ["terms"];
/** For the authenticator alone: hashes of e-mails, which may belong to no account, and charges before there is an account. */
export const SIGNING_IN = [
  "secret_tries",
  "request_counts",
  "last_writes",
  "open_charges",
  "payment_notices",
  "passkey_challenges",
];
/** For the migrations, or a function of theirs, alone. */
export const BOOKKEEPING = ["kysely_migration", "kysely_migration_lock", "platform_receipt_counter"];
/** The administrator writes and reads them; a trainer uses one by its code. */
export const FOR_THE_ADMIN = ["coupons", "admin_acts", "security_policy"];
/** The first of these columns in a table names the owner of a row. */
const BELONGING = ["trainer_id", "owner_id", "user_id"] as const;

export async function readTables(owner: pg.Pool) {
  const names = async (sql: string, values: unknown[] = []): Promise<string[]> =>
    (await owner.query<{ name: string }>(sql, values)).rows.map(({ name }) => name);
  const tables = await names(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  );
  const columnsOf = (table: string) =>
    names(
      `select attname as name from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
          and attidentity <> 'a'`,
      [table],
    );
  const columns = new Map(await Promise.all(tables.map(async (table) => [table, await columnsOf(table)] as const)));
  const belonging = (table: string) => BELONGING.find((column) => columns.get(table)?.includes(column));
  const tenantTables = tables.filter((table) => columns.get(table)?.includes("trainer_id"));
  const closed = tables.filter(
    (table) =>
      ![...CATALOGUES, ...WRITTEN_BY_THE_ADMIN, ...PUBLISHED, ...SIGNING_IN, ...BOOKKEEPING, ...FOR_THE_ADMIN].includes(
        table,
      ),
  );
  return { names, tables, columns, belonging, tenantTables, closed };
}

export async function connectAsServer({ database }: TestApp) {
  const server = new pg.Client({ connectionString: database.serverUrl });
  await server.connect();
  afterAll(() => server.end());

  /** Runs statements in the scope of an actor, and rolls them back. */
  async function attempt<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    await server.query("begin");
    try {
      await server.query("select enter_scope($1, $2, $3)", [...actor]);
      return await work();
    } finally {
      await server.query("rollback");
    }
  }

  const count = async (from: string): Promise<number> => {
    const { rows } = await server.query(`select count(*)::int as count from ${from}`);
    return rows[0].count;
  };

  /** How many rows a statement changes: 0 also when the permission is missing. */
  const changedBy = async (actor: Actor, statement: string): Promise<number | null> => {
    try {
      return (await attempt(actor, () => server.query(statement))).rowCount;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === "42501") return 0;
      throw error;
    }
  };
  return { server, attempt, count, changedBy };
}

/** Gives both trainers a row in every table that belongs to people: otherwise "shows nothing" would prove nothing. */
export async function fillEveryTable(owner: pg.Pool, ana: Trainer, bruno: Trainer): Promise<void> {
  await landingPagesOf(owner, [ana.id], { isPublished: false });
  await landingPagesOf(owner, [bruno.id]);
  await owner.query(
    `insert into exercises (owner_id, name, exercise_type) values ($1, 'Da Ana', 'mobility'), ($2, 'Do Bruno', 'mobility')`,
    [ana.id, bruno.id],
  );
  await owner.query(
    `insert into exercise_muscle_groups (owner_id, exercise_id, muscle_group_id)
     select owner_id, id, 1 from exercises where owner_id <> 0`,
  );
  await owner.query(
    `insert into exercise_postural_deviations (owner_id, exercise_id, postural_deviation_id)
     select owner_id, exercises.id, (select min(id) from postural_deviations) from exercises where owner_id <> 0`,
  );

  await owner.query(
    `with entries as (
       insert into library_entries (trainer_id, name) values ($1, 'Da Ana'), ($2, 'Do Bruno') returning trainer_id, id
     )
     insert into trainings
       (trainer_id, student_id, library_entry_id, position, name, weekdays, exercise_types, muscle_group_ids)
     select trainer_id, 0, id, 0, 'x', '{1}', '{mobility}', '{1}' from entries`,
    [ana.id, bruno.id],
  );

  await owner.query(
    "insert into exercise_favourites select trainer_id, owner_id, id from (select owner_id, id from exercises where owner_id = 0 order by id limit 1) starred, unnest($1::bigint[]) as trainer_id",
    [[ana.id, bruno.id]],
  );
  await owner.query("insert into creations (user_id, call, key) select id, 'POST /', gen_random_uuid() from users");
  await owner.query(
    `insert into notice_settings (trainer_id, user_id, choices, training_at)
     select id, id, '{}', '07:00' from unnest($1::bigint[]) as id`,
    [[ana.id, bruno.id]],
  );
  await owner.query(
    `insert into notice_devices (trainer_id, user_id, endpoint, p256dh, auth, created_at)
     select id, id, 'https://push.example/' || id, 'x', 'x', now() from unnest($1::bigint[]) as id`,
    [[ana.id, bruno.id]],
  );
  await owner.query(
    "insert into notices (trainer_id, student_id, to_trainer, kind, subject) select trainer_id, id, false, 'pain', 'x' from students",
  );
  await owner.query("insert into volume_bands (trainer_id, least_sets, most_sets) values ($1, 8, 16), ($2, 12, 22)", [
    ana.id,
    bruno.id,
  ]);
  await owner.query("insert into readiness_texts (trainer_id) select id from unnest($1::bigint[]) as id", [
    [ana.id, bruno.id],
  ]);
  await owner.query("insert into opinion_blocks select id, '[]' from unnest($1::bigint[]) as id", [[ana.id, bruno.id]]);
  await owner.query(
    "insert into load_steps select trainer_id, 20, '{1,2}', 1, 2, 5, 5, 2 from unnest($1::bigint[]) as trainer_id",
    [[ana.id, bruno.id]],
  );
  await owner.query(
    `insert into training_maxes
       (trainer_id, student_id, exercise_owner_id, exercise_id, change, one_rep_max_kg, percent, is_fixed, changed_at)
     select trainer_id, id, 0, (select min(id) from exercises where owner_id = 0), 'typed', 84, 90, false, now() from students`,
  );
  await owner.query(
    `insert into readiness_answers (trainer_id, student_id, version, answers, answered_by, answered_at)
     select trainer_id, id, 1, '{}', 'student', now() from students`,
  );
  await owner.query(
    `insert into appointments (trainer_id, student_id, day, instructions, changed_at)
     select trainer_id, id, '2026-03-12', '', now() from students`,
  );
  await owner.query(
    `insert into readiness_documents
       (trainer_id, student_id, kind, content, content_hash, has_yes, signed_by, signed_at, valid_until, file_key)
     select trainer_id, id, 'certificate', '{}', encode(sha256('{}'), 'hex'), false, 'student', now(), '2030-01-01',
            'certificates/' || trainer_id || '/' || gen_random_uuid() || '.pdf' from students`,
  );
  await owner.query(
    "insert into student_goals (trainer_id, student_id, goals, changed_at) select trainer_id, id, '[]', now() from students",
  );
  await owner.query(
    `insert into evaluation_changes
       (trainer_id, student_id, mesocycle_id, part, id, field, value, replaces, made_at, received_at, device, author)
     select trainer_id, student_id, id, 'sheet', gen_random_uuid(), 'weight', '80', '{}', now(), now(), 'Chrome', 'trainer' from mesocycles`,
  );
  await owner.query(
    `insert into dismissed_advices (trainer_id, student_id, key, dismissed_at) select trainer_id, id, 'rest:1:7', now() from students`,
  );
  await owner.query(
    `insert into dismissed_signals (trainer_id, student_id, key, dismissed_at) select trainer_id, id, 'effort:7', now() from students`,
  );

  await owner.query(
    `with tests as (
       insert into strength_tests (trainer_id, student_id, muscle_group_id)
       select trainer_id, id, 1 from students returning trainer_id, student_id, id
     )
     insert into strength_test_changes (trainer_id, student_id, strength_test_id, exercise_name, changed_at)
     select trainer_id, student_id, id, 'x', now() from tests`,
  );

  await owner.query(
    `insert into subscription_plans (owner_id, name, value_cents, frequency)
     values ($1, 'Da Ana', 100, 'monthly'), ($2, 'Do Bruno', 100, 'monthly')`,
    [ana.id, bruno.id],
  );
  await owner.query(
    `insert into receiving (trainer_id, pix_key, pix_key_kind, pix_name, pix_city)
     values ($1, 'ana@x.com.br', 'email', 'Ana', 'Natal'), ($2, 'bruno@x.com.br', 'email', 'Bruno', 'Natal')`,
    [ana.id, bruno.id],
  );
  await owner.query(
    `with paid as (
       insert into invoices
         (trainer_id, subscription_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, due_on, created_at, paid_at)
       select trainer_id, id, plan_id, plan_name, frequency, 100, 'paid', period_start, period_end, period_start, now(), now() from subscriptions
       returning trainer_id, subscription_id, plan_id, plan_name, frequency, id
     )
     insert into payments
       (trainer_id, subscription_id, plan_id, plan_name, frequency, invoice_id, idempotency_key, status, method, value_cents,
        installments, created_at, paid_at)
     select trainer_id, subscription_id, plan_id, plan_name, frequency, id, 'x', 'paid', 'credit_card', 100, 1, now(), now()
       from paid`,
  );

  await owner.query(
    `insert into renewal_notices (trainer_id, subscription_id, period_end, day, sent_at)
     select trainer_id, id, period_end, -7, now() from subscriptions`,
  );

  await owner.query(
    `insert into price_notices (trainer_id, subscription_id, plan_id, value_cents, starts_on, sent_at)
     select trainer_id, id, plan_id, 100, period_end, now() from subscriptions`,
  );

  await owner.query(
    "insert into trials (trainer_id, started_on, ends_on) select trainer_id, current_date - 9, current_date - 1 from trainers",
  );
  await owner.query("insert into discounts (trainer_id, percent, given_at) select trainer_id, 10, now() from trainers");
  await owner.query(
    `insert into invoice_pix (trainer_id, invoice_id, key, state, value_cents, code, created_at, expires_at, next_try_at)
     select trainer_id, id, 'pix-' || trainer_id || '-' || id, 'expired', 100, 'x', now(), now() + interval '1 day', now() from invoices`,
  );
  await owner.query(
    `insert into billing_acts (trainer_id, key, kind, summary, reason, actor_id, happened_at)
     select trainer_id, 'x', 'free_days', 'x', 'x', 1, now() from trainers`,
  );

  await owner.query(
    "insert into consents (user_id, version, given_at) select id, 1, now() from users where role <> 'admin'",
  );

  await owner.query(
    `insert into access_codes (user_id, purpose, code_hash, created_at, expires_at)
     select id, 'reset_password', 'x', now(), now() + interval '15 minutes' from users where role <> 'admin'`,
  );

  await owner.query(
    `insert into access_links (token_hash, user_id, purpose, expires_at)
     select sha256(id::text::bytea), id, 'confirm_student', now() + interval '48 hours' from users where role <> 'admin'`,
  );

  await owner.query("insert into authenticator_apps (user_id, pending_secret) select id, 'x' from users");
  await owner.query(
    "insert into recovery_codes (user_id, code_hash, salt, created_at) select id, 'x', 'x', now() from users",
  );
  await owner.query(
    `insert into email_changes (user_id, role, former_email, new_email, asked_at, link_hash, link_expires_at)
     select id, role, email, 'x', now(), sha256(id::text::bytea), now() + interval '1 day' from users`,
  );
  await owner.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
     select id, id::text, 'x', 0, '{}', 'x', now() from users`,
  );
  await owner.query(
    `insert into sign_in_tickets (token_hash, user_id, created_at, expires_at)
     select sha256(id::text::bytea), id, now(), now() + interval '10 minutes' from users`,
  );

  await owner.query(
    "insert into data_exports (user_id, state, requested_at) select id, 'queued', now() from users where role <> 'admin'",
  );
  await owner.query(
    "insert into erasure_requests (user_id, state, requested_at) select id, 'pending', now() from users where role <> 'admin'",
  );
  await owner.query(
    `with files as (
        insert into student_imports (trainer_id, key, file_name, total, started_at)
        select trainer_id, gen_random_uuid(), 'x', 1, now() from trainers returning trainer_id, id
      )
      insert into student_import_rows (trainer_id, import_id, line, draft) select trainer_id, id, 2, '{}' from files`,
  );
  await owner.query(
    `insert into week_copies (trainer_id, student_id, mesocycle_id, copied_at, weeks)
     select trainer_id, student_id, id, now(), '[]' from mesocycles`,
  );
  await owner.query(
    `insert into evaluation_photos
       (trainer_id, student_id, mesocycle_id, slot, file_key, width, height, created_at)
     select distinct on (student_id) trainer_id, student_id, id, 'frontal',
            'posture/' || trainer_id || '/' || gen_random_uuid() || '.webp', 600, 800, now()
       from mesocycles order by student_id, id`,
  );
  await owner.query(
    `with links as (
       insert into shared_links (trainer_id, student_id, token_hash, document, title, created_at, expires_at)
       select trainer_id, id, sha256(id::text::bytea), '{"document": "final_result", "macrocycle_id": 1}', 'x', now(), now()
         from students 
       returning trainer_id, student_id, id
     )
     insert into shared_link_openings (trainer_id, student_id, shared_link_id, opened_at)
     select trainer_id, student_id, id, now() from links`,
  );

  await owner.query(
    `with done as (
       insert into training_executions
         (trainer_id, student_id, training_id, training_key, training_name, day, note, recorded_by, versions, overruled, done_sets)
       select distinct on (student_id) trainer_id, student_id, id, id, name, '2026-03-01', 'x', 'student', '[]', '[]', 1
         from trainings where student_id <> 0 order by student_id, id
       returning trainer_id, student_id, id, day
     ), exercises as (
       insert into executed_exercises (trainer_id, student_id, execution_id, position, exercise_id, name, day, note)
       select trainer_id, student_id, id, 1, 1, 'x', day, 'x' from done
       returning trainer_id, student_id, execution_id, position
     )
     insert into executed_sets (trainer_id, student_id, execution_id, position, set_number)
     select trainer_id, student_id, execution_id, position, 1 from exercises`,
  );
  await owner.query(
    `insert into execution_snapshots
       (trainer_id, student_id, training_key, day, device_id, revision, recorded_by, snapshot, received_at)
     select trainer_id, id, 1, '2026-03-01', gen_random_uuid(), 1, 'student', '{}', now() from students`,
  );
  await owner.query(
    "insert into removed_trainings (trainer_id, training_id, student_id, name) select trainer_id, id, id, 'x' from students",
  );

  await commentsOf(owner, "true");
  await owner.query("insert into comment_retentions (trainer_id) select trainer_id from trainers");
  await owner.query("insert into retentions select trainer_id, 'health', 60, now() from trainers");
  await owner.query(
    "insert into retention_holds select trainer_id, id, 'health', '2199-01-01', 'x', now() from students",
  );
  await owner.query(
    "insert into retention_announcements select trainer_id, id, 'health', '2026-03-02', '2026-04-02' from students",
  );
  await owner.query(
    `insert into forgotten_data (trainer_id, student_id, kind, amount, forgotten_at)
     select trainer_id, id, 'health', 1, now() from students`,
  );

  await aStudentsMoney(owner, "true");
  // Received payments can be changed by nobody: a pending one can.
  await owner.query(
    `insert into student_payments (trainer_id, student_id, purpose, key, state, method, origin, value_cents, created_at)
     select trainer_id, id, 'session', gen_random_uuid(), 'pending', 'pix', 'pix', 100, now() from students`,
  );
}
