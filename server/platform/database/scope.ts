import { CompiledQuery, sql, type Transaction } from "kysely";
import type { TenantKey } from "#contract/access.ts";
import type { Role } from "#contract/call.ts";
import type { ActingReason } from "#domain/audit.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Tables } from "../../tables/tables.ts";
import type { Database } from "./connection.ts";
import { sendWithNext } from "./pipelining-connection.ts";
import { runTransaction } from "./transaction.ts";

declare const PROVEN: unique symbol;

/**
 * The person who acts. `trainerId` is the tenant: for a trainer the own id, for a student the trainer's; for the administrator
 * the tenant that was opened for support, or null. `because`: the platform acts in the person's place, for this reason.
 * Only this file makes one: from a session, or by `actAs…`.
 */
export interface Actor {
  readonly role: Role;
  readonly userId: number;
  readonly trainerId: number | null;
  readonly because?: ActingReason;
  readonly [PROVEN]: true;
}

const proven = (actor: Omit<Actor, typeof PROVEN>): Actor => actor as Actor;

/** The trainer, in whose place the platform acts. */
export const actAsTrainer = (trainerId: number, because: ActingReason): Actor =>
  proven({ role: "trainer", userId: trainerId, trainerId, because });

/** The student, in whose place the platform acts. */
export const actAsStudent = (
  { studentId, trainerId }: { readonly studentId: number; readonly trainerId: number },
  because: ActingReason,
): Actor => proven({ role: "student", userId: studentId, trainerId, because });

/** The administrator, in whose place the platform acts. */
export const actAsAdmin = (adminId: number, because: ActingReason): Actor =>
  proven({ role: "admin", userId: adminId, trainerId: null, because });

/** A person of any role, in whose place the platform acts. */
export const actAsPerson = (
  { role, userId, trainerId }: Pick<Actor, "role" | "userId" | "trainerId">,
  because: ActingReason,
): Actor => proven({ role, userId, trainerId, because });

/** The administrator in a tenant that a call of the administration is about. */
export function inTenantOf(trainerId: number, admin: Actor): Actor {
  if (admin.role !== "admin") throw new Error("this is for the administrator; check the call's access");
  return { ...admin, trainerId };
}

/** The tenant of the platform's own rows. */
export const PLATFORM = 0;

/** The first argument of every query and command: the transaction and its proven actor. */
export interface Scope {
  readonly tx: Transaction<Tables>;
  readonly actor: Actor;
}

/** The scope before a person is known: it finds accounts, sessions and links, and nothing of any tenant. */
export interface SignInScope {
  readonly tx: Transaction<Tables>;
}

/** The scope of a person who is not signed in and reads a published page. */
export type VisitorScope = SignInScope;

/** The person to erase. It reaches the rows of that person, or of that tenant, alone. */
export interface Erased {
  readonly userId: number;
  readonly trainerId: number;
}

/** The scope of a person who may change a student's rows: the trainer, or the administrator after opening the tenant. */
export interface StaffScope extends Scope {
  readonly actor: Actor & { readonly role: "trainer" | "admin"; readonly trainerId: number };
}

/** The scope of a trainer. */
export interface TrainerScope extends StaffScope {
  readonly actor: Actor & { readonly role: "trainer"; readonly trainerId: number };
}

/** Runs `work` in a transaction in which PostgreSQL shows only what `actor` may see. Nothing else opens tenant data. */
export const inScope = <T>(db: Database, actor: Actor, work: (scope: Scope) => Promise<T>): Promise<T> =>
  asSeveral(db, async (turns) => work(await turns.as(actor)));

/** Runs `work` as the authenticator. */
export const inSignInScope = <T>(db: Database, work: (scope: SignInScope) => Promise<T>): Promise<T> =>
  asSeveral(db, async (turns) => work(await turns.authenticator()));

/** Runs `work` as a visitor, who is not signed in and sees published pages with what they show. */
export const inVisitorScope = <T>(db: Database, work: (scope: VisitorScope) => Promise<T>): Promise<T> =>
  asSeveral(db, async (turns) => work(await turns.visitor()));

/** The scopes of one transaction, one at a time: opening the next one ends the one before, which then throws when used. */
interface Turns {
  authenticator(): Promise<SignInScope>;
  visitor(): Promise<VisitorScope>;
  as(actor: Actor): Promise<Scope>;
  eraser(erased: Erased): Promise<SignInScope>;
}

/** One transaction in which several people act in turn, for changing data whole or not at all. */
export function asSeveral<T>(db: Database, work: (turns: Turns) => Promise<T>): Promise<T> {
  return runTransaction(db, (tx) => {
    let current: SignInScope | undefined;

    async function enter(
      role: Role | "authenticator" | "visitor" | "eraser",
      userId: number | null,
      trainerId: number | null,
    ) {
      const opening = CompiledQuery.raw(ENTER_SCOPE, [role, userId, trainerId]);
      await tx.executeQuery(sendWithNext(opening));
      const scope: SignInScope = {
        get tx() {
          if (scope !== current) throw new Error("this scope was replaced by a later one of its transaction");
          return tx;
        },
      };
      current = scope;
      return scope;
    }

    return work({
      authenticator: () => enter("authenticator", null, null),
      visitor: () => enter("visitor", null, null),
      as: async (actor) => withActor(await enter(actor.role, actor.userId, actor.trainerId), actor),
      eraser: ({ userId, trainerId }) => enter("eraser", userId, trainerId),
    });
  });
}

const ENTER_SCOPE = "select enter_scope($1, $2::bigint, $3::bigint)";

/** A scope of the same turn for an actor; it is replaced together with the given one. */
const withActor = <A extends Actor>(scope: SignInScope, actor: A): Scope & { readonly actor: A } => ({
  get tx() {
    return scope.tx;
  },
  actor,
});

/**
 * The person of a session. `isLapsed`: a trainer who must pay before anything else; the students still may read.
 * `mustChangePassword`: the administrator chose the password.
 */
interface Session {
  readonly actor: Actor;
  readonly isLapsed: boolean;
  readonly mustChangePassword: boolean;
}

interface SessionRow {
  readonly user_id: number;
  readonly role: Role;
  readonly trainer_id: number | null;
  readonly is_lapsed: boolean;
  readonly must_change_password: boolean;
}

/** Finds the person by the hash of a session's token; undefined when it is unknown, expired or the account is inactive. */
export async function authenticate(db: Database, tokenHash: Buffer, now: Date): Promise<Session | undefined> {
  const today = todayInSaoPaulo(now.getTime());
  const { rows } = await sql<SessionRow>`
    select user_id, role, trainer_id, must_change_password,
           case when role = 'trainer' then has_lapsed(trainer_id, ${today}::date) else false end as is_lapsed
      from authenticate(${tokenHash}, ${now})
  `.execute(db);
  const row = rows[0];
  return (
    row && {
      actor: proven({ role: row.role, userId: row.user_id, trainerId: row.trainer_id }),
      isLapsed: row.is_lapsed,
      mustChangePassword: row.must_change_password,
    }
  );
}

/**
 * Opens for the administrator the tenant to which an id belongs, and records whose data was opened, and whether to read or to
 * change it. Undefined when the id does not exist.
 */
export async function openSupport(
  db: Database,
  admin: Actor,
  { kind, id, action }: { readonly kind: TenantKey[0]; readonly id: number; readonly action: "read" | "changed" },
): Promise<Actor | undefined> {
  const { rows } = await sql<{ tenant: number | null }>`
    select open_support(${admin.userId}::bigint, ${kind}, ${id}::bigint, ${action}) as tenant
  `.execute(db);
  const tenant = rows[0]?.tenant ?? null;
  return tenant === null ? undefined : { ...admin, trainerId: tenant };
}

/** Narrows a scope to the staff's; the access table has already refused students. */
export function asStaff(scope: Scope): StaffScope {
  const { role, trainerId } = scope.actor;
  if (role === "student" || trainerId === null)
    throw new Error("this command is for staff in a tenant; check the call's access");
  return withActor(scope, { ...scope.actor, role, trainerId });
}

/** The administrator's scope for the platform's own rows, which stand in tenant 0; the access table has already refused everyone else. */
export function asPlatform(scope: Scope): StaffScope {
  const { role } = scope.actor;
  if (role !== "admin") throw new Error("this command is for the administrator; check the call's access");
  return withActor(scope, { ...scope.actor, role, trainerId: PLATFORM });
}

/** Narrows a scope to a trainer's; the access table has already refused everyone else. */
export function asTrainer(scope: Scope): TrainerScope {
  const { role, trainerId } = scope.actor;
  if (role !== "trainer" || trainerId === null)
    throw new Error("this command is for trainers; check the call's access");
  return withActor(scope, { ...scope.actor, role, trainerId });
}
