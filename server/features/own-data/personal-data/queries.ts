import { type RawBuilder, sql } from "kysely";
import type { DataExport, ErasureRequest, HandledRequest, PersonalData } from "#contract/own-data/personal-data.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { type Actor, PLATFORM, type Scope, type SignInScope } from "../../../platform/database/scope.ts";
import { listMeta } from "../../../platform/http/list-meta.ts";
import { exportedEmailChanges } from "../../people/email-changes/queries.ts";
import { exportedFactors } from "../../people/second-factors/queries.ts";
import { listOwnRetentions } from "../retentions/queries.ts";
import { dueOn } from "./rules.ts";

export async function findPersonalData(scope: Scope): Promise<PersonalData> {
  const { tx, actor } = scope;
  const { count } = await tx
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("role", "=", "student")
    .where("trainer_id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  return {
    export: await findLatestExport(scope),
    erasure: await findLatestErasure(scope),
    students_count: actor.role === "trainer" ? count : 0,
    retentions: actor.role === "student" ? await listOwnRetentions(scope) : [],
  };
}

export async function findLatestExport({ tx, actor }: Scope): Promise<DataExport | null> {
  const row = await tx
    .selectFrom("data_exports")
    .select(["id", "state", "requested_at", "expires_at"])
    .where("user_id", "=", actor.userId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, requested_at: row.requested_at.toISOString(), expires_at: row.expires_at?.toISOString() ?? null };
}

/** Exports that failed do not count. */
export async function listExportsSince({ tx, actor }: Scope, since: Date): Promise<readonly Date[]> {
  const rows = await tx
    .selectFrom("data_exports")
    .select("requested_at")
    .where("user_id", "=", actor.userId)
    .where("requested_at", ">", since)
    .where("state", "<>", "failed")
    .orderBy("requested_at")
    .execute();
  return rows.map(({ requested_at }) => requested_at);
}

const REQUEST = ["id", "user_id", "state", "requested_at", "handled_at", "reason"] as const;

interface RequestRow extends Pick<ErasureRequest, "id" | "state" | "reason"> {
  readonly requested_at: Date;
  readonly handled_at: Date | null;
}

const toRequest = ({ id, state, requested_at, handled_at, reason }: RequestRow): ErasureRequest => ({
  id,
  state,
  requested_at: requested_at.toISOString(),
  due_on: dueOn(requested_at),
  handled_at: handled_at?.toISOString() ?? null,
  reason,
});

export async function findLatestErasure({ tx, actor }: Scope): Promise<ErasureRequest | null> {
  const row = await tx
    .selectFrom("erasure_requests")
    .select(REQUEST)
    .where("user_id", "=", actor.userId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? toRequest(row) : null;
}

interface Search {
  readonly state: "pending" | "handled";
  readonly page: number;
  readonly limit: number;
}

export type RequestPage = Awaited<ReturnType<typeof listErasureRequests>>;

export async function listErasureRequests({ tx }: Scope, { state, page, limit }: Search) {
  const matching = tx.selectFrom("erasure_requests").where("state", state === "pending" ? "=" : "<>", "pending");
  const rows = await matching
    .select(REQUEST)
    .orderBy("requested_at", state === "pending" ? "asc" : "desc")
    .orderBy("id", state === "pending" ? "asc" : "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, meta: listMeta({ page, limit }, total) };
}

/** An erased account has no person any more. */
export async function namePeople({ tx }: SignInScope, { rows, meta }: RequestPage) {
  const accounts = await tx
    .selectFrom("users")
    .innerJoin("users as trainer", "trainer.id", "users.trainer_id")
    .select(["users.id", "users.role", "users.name", "users.email", "trainer.name as trainer_name"])
    .select((eb) =>
      eb
        .selectFrom("users as student")
        .whereRef("student.trainer_id", "=", "users.id")
        .where("student.role", "=", "student")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("students_count"),
    )
    .where(
      "users.id",
      "=",
      anyOf(
        rows.map(({ user_id }) => user_id),
        "bigint",
      ),
    )
    .where("users.role", "=", anyOf(["trainer", "student"], "text"))
    .execute();
  const people = new Map(accounts.map((account) => [account.id, account]));
  const requests = rows.map((row): HandledRequest => {
    const account = people.get(row.user_id);
    return {
      ...toRequest(row),
      user_id: row.user_id,
      person: account
        ? {
            fullname: account.name,
            email: account.email,
            role_type: account.role === "trainer" ? "PersonalTrainer" : "Student",
            trainer_name: account.role === "student" ? account.trainer_name : null,
            students_count: account.students_count,
          }
        : null,
    };
  });
  return { requests, meta };
}

export const findPerson = ({ tx }: SignInScope, id: number) =>
  tx
    .selectFrom("users")
    .leftJoin("users as trainer", "trainer.id", "users.trainer_id")
    .select(["users.id", "users.role", "users.trainer_id", "users.name", "users.email", "users.photo_key"])
    .select("users.logo_key")
    .select(["trainer.name as trainer_name", "trainer.email as trainer_email"])
    .where("users.id", "=", id)
    .executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export const listStudentAccounts = ({ tx }: SignInScope, trainerId: number) =>
  tx
    .selectFrom("users")
    .select(["id", "name", "email", "photo_key", "logo_key"])
    .where("trainer_id", "=", trainerId)
    .where("role", "=", "student")
    .orderBy("id")
    .execute();

export const findQueuedExport = ({ tx }: SignInScope, userId: number, id: number) =>
  tx
    .selectFrom("data_exports")
    .innerJoin("users", "users.id", "data_exports.user_id")
    .select(["users.id as userId", "users.role", "users.trainer_id as trainerId"])
    .where("data_exports.user_id", "=", userId)
    .where("data_exports.id", "=", id)
    .where("data_exports.state", "=", "queued")
    .executeTakeFirst();

export async function listExportFiles({ tx }: SignInScope): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom("data_exports").select("file_key").where("file_key", "is not", null).execute();
  return new Set(rows.flatMap(({ file_key }) => file_key ?? []));
}

export type ExportedRow = Readonly<Record<string, unknown>>;

const ROWS_AT_ONCE = 100;

/** Row-level security says which rows the person may see; a cursor keeps the place. */
export async function* exportedRows(scope: Scope, noun: ExportedNoun): AsyncGenerator<ExportedRow> {
  const { tx } = scope;
  const cursor = sql.id(`exported_${noun}`);
  await sql`declare ${cursor} no scroll cursor for ${ROWS[noun](scope.actor)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: ExportedRow }>`fetch ${sql.lit(ROWS_AT_ONCE)} from ${cursor}`.execute(tx);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close ${cursor}`.execute(tx);
}

type Rows = (actor: Actor) => RawBuilder<unknown>;
export type ExportedNoun = keyof typeof ROWS;

/** These columns are the product's, not a person's: hashes of secrets, search texts, file names. */
const WITHOUT = sql`- 'password_hash' - 'search' - 'photo_key' - 'logo_key' - 'token_hash'`;

/** A student sees their own rows alone. A cursor takes no parameters. */
const ofTenant =
  (table: string, order: string, hidden = ""): Rows =>
  ({ trainerId }) =>
    sql`select to_jsonb(t) - ${sql.lit(hidden)} as row from ${sql.table(table)} t where trainer_id = ${sql.lit(trainerId)} order by ${sql.ref(order)}`;

const ofPerson =
  (table: string, order: string): Rows =>
  ({ userId }) =>
    sql`select to_jsonb(t) ${WITHOUT} as row from ${sql.table(table)} t where user_id = ${sql.lit(userId)} order by ${sql.ref(order)}`;

const ROWS = {
  account: ({ userId }) => sql`select to_jsonb(t) ${WITHOUT} as row from users t where id = ${sql.lit(userId)}`,
  profile: ({ trainerId }) => sql`select to_jsonb(t) as row from trainers t where trainer_id = ${sql.lit(trainerId)}`,
  sessions: ofPerson("sessions", "id"),
  email_changes: ({ userId }) => exportedEmailChanges(userId),
  second_factors: ({ userId }) => exportedFactors(userId),
  audit: ({ userId }) => sql`select to_jsonb(t) as row from audit_log t where user_id = ${sql.lit(userId)} order by id`,
  notice_settings: ofPerson("notice_settings", "user_id"),
  notice_devices: ({ userId }) =>
    sql`select to_jsonb(t) - 'endpoint' - 'p256dh' - 'auth' as row from notice_devices t where user_id = ${sql.lit(userId)} order by id`,
  notices: ofTenant("notices", "id"),
  exports: ofPerson("data_exports", "id"),
  erasure_requests: ofPerson("erasure_requests", "id"),
  consents: ({ userId }) =>
    sql`select to_jsonb(c) || jsonb_build_object('published_at', published_at, 'description', description) as row
          from consents c join terms using (version) where user_id = ${sql.lit(userId)} order by version`,
  subscriptions: ofTenant("subscriptions", "id", "card_reference"),
  price_notices: ofTenant("price_notices", "id"),
  trials: ofTenant("trials", "started_on"),
  discounts: ofTenant("discounts", "id"),
  billing_acts: ofTenant("billing_acts", "id", "key"),
  invoices: ofTenant("invoices", "id"),
  invoice_pix: ofTenant("invoice_pix", "id", "key"),
  payments: ofTenant("payments", "id", "idempotency_key"),
  imports: ofTenant("student_imports", "id", "key"),
  plans: ({ trainerId }) =>
    sql`select to_jsonb(t) - 'search' as row from subscription_plans t where owner_id = ${sql.lit(trainerId)} order by id`,
  exercises: ({ trainerId }) =>
    sql`select to_jsonb(t) - 'search' - 'import_key' || jsonb_build_object('muscle_groups', (
            select coalesce(jsonb_agg(g.name order by l.position), '[]') from exercise_muscle_groups l
              join muscle_groups g on g.id = l.muscle_group_id where l.owner_id = t.owner_id and l.exercise_id = t.id
          ), 'postural_deviations', (
            select coalesce(jsonb_agg(d.name order by d.id), '[]') from exercise_postural_deviations l
              join postural_deviations d on d.id = l.postural_deviation_id
             where l.owner_id = t.owner_id and l.exercise_id = t.id
          )) as row
          from exercises t where owner_id = ${sql.lit(trainerId)} order by id`,
  library: ofTenant("library_entries", "id", "search"),
  receiving: ofTenant("receiving", "trainer_id"),
  exercise_favourites: ofTenant("exercise_favourites", "exercise_id"),
  volume_bands: ofTenant("volume_bands", "trainer_id"),
  week_copies: ofTenant("week_copies", "copied_at"),
  readiness_texts: ofTenant("readiness_texts", "trainer_id"),
  opinion_blocks: ofTenant("opinion_blocks", "trainer_id"),
  load_steps: ofTenant("load_steps", "trainer_id"),
  dismissed_advices: ofTenant("dismissed_advices", "dismissed_at"),
  dismissed_signals: ofTenant("dismissed_signals", "dismissed_at"),
  students: ({ trainerId }) =>
    sql`select to_jsonb(u) ${WITHOUT} || to_jsonb(t) as row
          from students t join users u on u.trainer_id = t.trainer_id and u.id = t.id
         where t.trainer_id = ${sql.lit(trainerId)} order by t.id`,
  readiness: ofTenant("readiness_answers", "answered_at"),
  appointments: ofTenant("appointments", "student_id"),
  readiness_documents: ofTenant("readiness_documents", "id", "file_key"),
  goals: ofTenant("student_goals", "student_id"),
  macrocycles: ofTenant("macrocycles", "id"),
  mesocycles: ofTenant("mesocycles", "id"),
  microcycles: ofTenant("microcycles", "id"),
  evaluations: ofTenant("evaluations", "id"),
  evaluation_changes: ofTenant("evaluation_changes", "position"),
  strength_tests: ({ trainerId }) =>
    sql`select to_jsonb(t) || jsonb_build_object(
            'muscle_group', (select name from muscle_groups where id = t.muscle_group_id),
            'changes', (
              select coalesce(jsonb_agg(to_jsonb(c) order by c.id), '[]') from strength_test_changes c
               where c.trainer_id = t.trainer_id and c.strength_test_id = t.id)
          ) as row
          from strength_tests t where trainer_id = ${sql.lit(trainerId)} order by id`,
  training_maxes: ({ trainerId }) =>
    sql`select to_jsonb(t) || jsonb_build_object(
            'exercise', (select name from exercises where owner_id = t.exercise_owner_id and id = t.exercise_id)) as row
          from training_maxes t where trainer_id = ${sql.lit(trainerId)} order by id`,
  evaluation_photos: ofTenant("evaluation_photos", "id", "file_key"),
  trainings: ({ trainerId }) =>
    sql`select to_jsonb(t) || jsonb_build_object('entries', (
            select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object(
                     'technique', (select name from techniques where id = e.technique_id),
                     'exercises', (
                       select coalesce(jsonb_agg(x.name order by slot), '[]') from training_entry_exercises s
                         join exercises x on x.owner_id = exercise_owner_id and x.id = exercise_id
                        where s.trainer_id = e.trainer_id and s.entry_id = e.id)
                   ) order by position), '[]')
              from training_entries e where e.trainer_id = t.trainer_id and e.training_id = t.id
          )) as row
          from trainings t where trainer_id = ${sql.lit(trainerId)} order by id`,
  executions: ({ trainerId }) =>
    sql`select to_jsonb(t) || jsonb_build_object(
            'exercises', (
              select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object('sets', (
                       select coalesce(jsonb_agg(to_jsonb(s) order by set_number), '[]') from executed_sets s
                        where s.trainer_id = e.trainer_id and s.execution_id = e.execution_id and s.position = e.position
                     )) order by position), '[]')
                from executed_exercises e where e.trainer_id = t.trainer_id and e.execution_id = t.id)
          ) as row
          from training_executions t where trainer_id = ${sql.lit(trainerId)} order by id`,
  execution_snapshots: ofTenant("execution_snapshots", "received_at"),
  removed_trainings: ofTenant("removed_trainings", "training_id"),
  comments: ({ trainerId }) =>
    sql`select to_jsonb(t) || jsonb_build_object('media', (
            select to_jsonb(m) from comment_media m where m.trainer_id = t.trainer_id and m.comment_id = t.id)) as row
          from comments t where trainer_id = ${sql.lit(trainerId)} order by id`,
  comment_media_consents: ofTenant("comment_media_consents", "given_at"),
  retentions: ofTenant("retentions", "kind"),
  retention_holds: ofTenant("retention_holds", "kept_at"),
  retention_announcements: ofTenant("retention_announcements", "forgets_on"),
  forgotten_data: ofTenant("forgotten_data", "id"),
  comment_retentions: ofTenant("comment_retentions", "trainer_id"),
  landing_page: ({ trainerId }) =>
    sql`select to_jsonb(t) || jsonb_build_object(
            'addresses', (
              select coalesce(jsonb_agg(to_jsonb(s) order by slug), '[]') from landing_page_slugs s
               where s.trainer_id = t.trainer_id),
            'images', (
              select coalesce(jsonb_agg(to_jsonb(i) - 'file_key' order by slot), '[]') from landing_page_images i
               where i.trainer_id = t.trainer_id)
          ) as row
          from landing_pages t where trainer_id = ${sql.lit(trainerId)}`,
  shared_links: ({ trainerId }) =>
    sql`select to_jsonb(t) - 'token_hash' || jsonb_build_object('openings', (
            select coalesce(jsonb_agg(to_jsonb(o) order by opened_at, o.id), '[]') from shared_link_openings o
             where o.trainer_id = t.trainer_id and o.shared_link_id = t.id)
          ) as row
          from shared_links t where trainer_id = ${sql.lit(trainerId)} order by id`,
  student_plans: ofTenant("student_plans", "id"),
  student_cards: ofTenant("student_cards", "student_id", "card_reference"),
  pix_charges: ofTenant("pix_charges", "id", "key"),
  student_charges: ({ trainerId }) =>
    sql`select to_jsonb(t) || jsonb_build_object('reminded_on', (
            select coalesce(jsonb_agg(sent_on order by sent_on), '[]') from payment_reminders r
             where r.trainer_id = t.trainer_id and r.charge_id = t.id)
          ) as row
          from student_charges t where trainer_id = ${sql.lit(trainerId)} order by id`,
  student_payments: ofTenant("student_payments", "id", "key"),
} satisfies Record<string, Rows>;

export async function listPhotos({
  tx,
  actor,
}: Scope): Promise<readonly { readonly id: number; readonly key: string }[]> {
  const rows = await tx
    .selectFrom("users")
    .select(["id", "photo_key"])
    .where("photo_key", "is not", null)
    .$if(actor.role !== "trainer", (query) => query.where("id", "=", actor.userId))
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, photo_key }) => (photo_key ? { id, key: photo_key } : []));
}

export async function findOwnLogo({ tx, actor }: Scope): Promise<string | null> {
  const row = await tx.selectFrom("users").select("logo_key").where("id", "=", actor.userId).executeTakeFirst();
  return row?.logo_key ?? null;
}

/** Row-level security says which photos the acting person may see. */
export const listPosturePhotos = ({ tx, actor }: Scope) =>
  tx
    .selectFrom("evaluation_photos")
    .select(["id", "slot", "file_key"])
    .where("trainer_id", "=", actor.trainerId ?? PLATFORM)
    .orderBy("id")
    .execute();

/** Row-level security says which conversations the acting person may see. */
export const listCommentMedia = ({ tx, actor }: Scope) =>
  tx
    .selectFrom("comment_media as media")
    .innerJoin("comment_media_pieces as piece", (join) =>
      join
        .onRef("piece.trainer_id", "=", "media.trainer_id")
        .onRef("piece.student_id", "=", "media.student_id")
        .onRef("piece.comment_id", "=", "media.comment_id"),
    )
    .select(["media.comment_id", "media.media_type"])
    .select(sql<string[]>`array_agg(piece.file_key order by piece.first_byte)`.as("file_keys"))
    .where("media.trainer_id", "=", actor.trainerId ?? PLATFORM)
    .where("media.completed_at", "is not", null)
    .groupBy(["media.comment_id", "media.media_type"])
    .orderBy("media.comment_id")
    .execute();
