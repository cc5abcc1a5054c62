import { sql } from "kysely";
import type { StudentChange, StudentDraft } from "#contract/students/students.ts";
import { digitsOf } from "#domain/brazil.ts";
import { oneAtATime } from "../../../platform/database/one-at-a-time.ts";
import type { Scope, SignInScope, StaffScope, TrainerScope } from "../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../platform/database/violations.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { type Quota, type QuotaReached, quotaReached } from "../../../platform/quotas.ts";
import { countStudents, lockStudentAccount } from "./queries/find.ts";

type Registered = { readonly outcome: "saved"; readonly id: number } | Outcome<"email_taken"> | QuotaReached;

/** A key sets the photo, null removes it, undefined leaves it. */
type PhotoKey = string | null | undefined;

interface Account {
  readonly name: string;
  readonly email: string;
  readonly cellphone: string;
  readonly is_active?: boolean | undefined;
}

const accountColumns = ({ name, email, cellphone, is_active }: Account, photoKey: PhotoKey) => ({
  name,
  email,
  phone: digitsOf(cellphone),
  ...(is_active !== undefined && { is_active }),
  ...(photoKey !== undefined && { photo_key: photoKey }),
});

const profileColumns = (draft: StudentDraft) => ({
  gender: draft.gender,
  birthdate: draft.birthdate,
  student_type: draft.student_type,
  country: draft.email_secundario,
  contact_name: draft.contact_name || null,
  contact_cellphone: digitsOf(draft.contact_cellphone ?? "") || null,
  personal_anamnesis: JSON.stringify(draft.personal_anamnesis),
  ...(draft.physiological_anamnesis && { physiological_anamnesis: JSON.stringify(draft.physiological_anamnesis) }),
});

/** The student has no password: the invitation lets them choose one. */
export async function registerStudent(
  scope: TrainerScope,
  draft: StudentDraft,
  photoKey: PhotoKey,
  quota: Quota,
): Promise<Registered> {
  const { tx, actor } = scope;
  await oneAtATime(scope, "students");
  if ((await countStudents(scope)) >= quota.max) return quotaReached(quota);
  try {
    const { id } = await tx
      .insertInto("users")
      .values({ role: "student", trainer_id: actor.trainerId, ...accountColumns(draft, photoKey) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("students")
      .values({ trainer_id: actor.trainerId, id, ...profileColumns(draft) })
      .execute();
    return { outcome: "saved", id };
  } catch (error) {
    if (uniqueViolation(error) === "email_is_unique_per_role") return { outcome: "email_taken" };
    throw error;
  }
}

interface FormerAccount {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly photo_key: string | null;
  readonly is_active: boolean;
}

export function isAnotherAccount(before: FormerAccount, account: Account, photoKey: PhotoKey): boolean {
  const former: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(accountColumns(account, photoKey)).some(([column, value]) => former[column] !== value);
}

export async function changeAccount(
  { tx }: SignInScope,
  id: number,
  account: Account,
  photoKey: PhotoKey,
): Promise<Outcome<"changed" | "email_taken">> {
  try {
    await tx.updateTable("users").set(accountColumns(account, photoKey)).where("id", "=", id).execute();
    return { outcome: "changed" };
  } catch (error) {
    if (uniqueViolation(error) === "email_is_unique_per_role") return { outcome: "email_taken" };
    throw error;
  }
}

/** `changed_elsewhere`: it changed after it was read, or it does not exist. */
type ChangedRegistration = Outcome<"changed" | "unchanged" | "changed_elsewhere">;

/** The registration is everything but the account. */
export async function changeRegistration(
  { tx }: StaffScope,
  id: number,
  change: StudentChange,
): Promise<ChangedRegistration> {
  const { lock_version: seen } = change;
  const updated = await tx
    .updateTable("students")
    .set(({ eb }) => ({
      gender: change.gender,
      birthdate: change.birthdate,
      country: change.email_secundario,
      ...(change.student_type && { student_type: change.student_type }),
      ...(change.contact_name !== undefined && { contact_name: change.contact_name || null }),
      ...(change.contact_cellphone !== undefined && {
        contact_cellphone: digitsOf(change.contact_cellphone ?? "") || null,
      }),
      ...(change.personal_anamnesis && { personal_anamnesis: withAnswers("personal_anamnesis", change) }),
      ...(change.physiological_anamnesis && {
        physiological_anamnesis: withAnswers("physiological_anamnesis", change),
      }),
      lock_version: eb("lock_version", "+", 1),
    }))
    .where("id", "=", id)
    .$if(seen !== undefined, (query) => query.where("lock_version", "=", seen ?? 0))
    .executeTakeFirst();
  return { outcome: updated.numUpdatedRows > 0n ? "changed" : "changed_elsewhere" };
}

/** Null clears an answer. */
const withAnswers = (anamnesis: "personal_anamnesis" | "physiological_anamnesis", change: StudentChange) =>
  sql<string>`${sql.ref(anamnesis)} || ${JSON.stringify(change[anamnesis])}::jsonb`;

/** The database ignores the fields that only the trainer may change. */
export async function changeOwnRegistration(
  { tx, actor }: Scope,
  change: StudentChange,
  withAccount: boolean,
): Promise<ChangedRegistration> {
  const { email_secundario: country, gender, birthdate, personal_anamnesis, physiological_anamnesis } = change;
  const answers = JSON.stringify({ country, gender, birthdate, personal_anamnesis, physiological_anamnesis });
  const previous = await tx
    .selectFrom("students")
    .select("lock_version")
    .where("id", "=", actor.userId)
    .executeTakeFirst();
  const version = await note(tx, answers, change.lock_version ?? null, withAccount);
  if (version === null) return { outcome: "changed_elsewhere" };
  return { outcome: version === previous?.lock_version ? "unchanged" : "changed" };
}

export async function noteOwnChange({ tx }: Scope): Promise<void> {
  await note(tx, "{}", null, true);
}

/** Null when `seen` is stale. */
async function note(tx: Scope["tx"], own: string, seen: number | null, withAccount: boolean): Promise<number | null> {
  const { rows } = await sql<{ version: number | null }>`
    select change_own_registration(${own}::jsonb, ${seen}::integer, ${withAccount}::boolean) as version
  `.execute(tx);
  return rows[0]?.version ?? null;
}

export async function markChangesSeen({ tx }: TrainerScope, id: number): Promise<Outcome<"seen" | "not_found">> {
  const updated = await tx
    .updateTable("students")
    .set({ is_changes_notified: true })
    .where("id", "=", id)
    .executeTakeFirst();
  return { outcome: updated.numUpdatedRows > 0n ? "seen" : "not_found" };
}

/** It counts as a change of the registration, so that a form that was opened before does not undo it. */
export async function setStudentStatus(
  scope: StaffScope,
  id: number,
  isActive: boolean,
): Promise<Outcome<"changed" | "unchanged" | "not_found">> {
  const previous = await lockStudentAccount(scope, id);
  if (!previous) return { outcome: "not_found" };
  if (previous.is_active === isActive) return { outcome: "unchanged" };
  const { tx } = scope;
  await tx.updateTable("users").set({ is_active: isActive }).where("id", "=", id).execute();
  await tx
    .updateTable("students")
    .set(({ eb }) => ({ lock_version: eb("lock_version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  return { outcome: "changed" };
}

/** The foreign keys remove all rows that refer to the account. */
export async function removeStudent({ tx }: StaffScope, id: number): Promise<void> {
  await tx.deleteFrom("users").where("id", "=", id).where("role", "=", "student").execute();
}

/** Statements of this size are planned quickly; all run in one transaction. */
const ROWS_A_STATEMENT = 500;

/** A missing e-mail was taken, by a student of any trainer; the caller decides whether the others stay. */
export async function registerStudents(
  scope: TrainerScope,
  drafts: readonly StudentDraft[],
): Promise<ReadonlyMap<string, number>> {
  const { tx, actor } = scope;
  const ids = new Map<string, number>();
  // Always in the same order: two calls at once with the same e-mails would otherwise deadlock.
  const ordered = drafts.toSorted((one, other) => (one.email < other.email ? -1 : 1));
  for (let start = 0; start < ordered.length; start += ROWS_A_STATEMENT) {
    const some = await withoutKeptEmails(scope, ordered.slice(start, start + ROWS_A_STATEMENT));
    if (some.length === 0) continue;
    const saved = await tx
      .insertInto("users")
      .values(
        some.map((draft) => ({ role: "student", trainer_id: actor.trainerId, ...accountColumns(draft, undefined) })),
      )
      .onConflict((conflict) => conflict.constraint("email_is_unique_per_role").doNothing())
      .returning(["id", "email"])
      .execute();
    const fresh = new Map(saved.map(({ id, email }) => [email, id]));
    const profiles = some.flatMap((draft) => {
      const id = fresh.get(draft.email);
      return id === undefined ? [] : [{ trainer_id: actor.trainerId, id, ...profileColumns(draft) }];
    });
    if (profiles.length > 0) await tx.insertInto("students").values(profiles).execute();
    for (const [email, id] of fresh) ids.set(email, id);
  }
  return ids;
}

/** A former address that may still go back to its account is as good as taken. */
async function withoutKeptEmails(
  { tx }: TrainerScope,
  drafts: readonly StudentDraft[],
): Promise<readonly StudentDraft[]> {
  const emails = drafts.map(({ email }) => email);
  const { rows } = await sql<{ email: string }>`
    select email from unnest(${emails}::text[]) email where is_email_kept('student', email, null)
  `.execute(tx);
  const keptEmails = new Set(rows.map(({ email }) => email));
  return drafts.filter(({ email }) => !keptEmails.has(email));
}
