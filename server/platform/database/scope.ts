import { sql, type Transaction } from "kysely";
import type { TenantKey } from "#contract/access.ts";
import type { Role } from "#contract/call.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Database } from "./connection.ts";
import type { Tables } from "./tables.ts";

/**
 * Who acts. `trainerId` is the tenant: a trainer's own id, a student's trainer; for the administrator the one that was opened
 * for support, or null.
 */
export interface Actor {
  readonly role: Role;
  readonly userId: number;
  readonly trainerId: number | null;
}

/** What every query and command takes first: the transaction, and the proven actor that it was opened for. */
export interface Scope {
  readonly tx: Transaction<Tables>;
  readonly actor: Actor;
}

/** The door before anybody is known: it finds accounts, sessions and links, and nothing of any tenant. */
export interface SignInScope {
  readonly tx: Transaction<Tables>;
}

/** Whom the eraser acts for: nothing of anybody else is within its reach. */
export interface Erased {
  readonly userId: number;
  readonly trainerId: number;
}

/** The scope of who may change a student's rows: the trainer, or the administrator whom a tenant was opened to. */
export interface StaffScope extends Scope {
  readonly actor: Actor & { readonly role: "trainer" | "admin"; readonly trainerId: number };
}

/** The scope of a trainer, whose tenant is certain. */
export interface TrainerScope extends StaffScope {
  readonly actor: Actor & { readonly role: "trainer"; readonly trainerId: number };
}

/** Runs `work` in a transaction in which PostgreSQL shows only what `actor` may see. Nothing else opens tenant data. */
export function inScope<T>(db: Database, actor: Actor, work: (scope: Scope) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select enter_scope(${actor.role}, ${actor.userId}::bigint, ${actor.trainerId}::bigint)`.execute(tx);
    return work({ tx, actor });
  });
}

/** Runs `work` as the authenticator. */
export function inSignInScope<T>(db: Database, work: (scope: SignInScope) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select enter_scope('authenticator', null, null)`.execute(tx);
    return work({ tx });
  });
}

/**
 * One transaction in which several people act in turn, for changing data whole or not at all. A scope is good until the next
 * call of `as`.
 */
export function asSeveral<T>(
  db: Database,
  work: (turns: {
    authenticator(): Promise<SignInScope>;
    as(actor: Actor): Promise<Scope>;
    eraser(erased: Erased): Promise<SignInScope>;
  }) => Promise<T>,
): Promise<T> {
  return db.transaction().execute((tx) =>
    work({
      async authenticator() {
        await sql`select enter_scope('authenticator', null, null)`.execute(tx);
        return { tx };
      },
      async as(actor) {
        await sql`select enter_scope(${actor.role}, ${actor.userId}::bigint, ${actor.trainerId}::bigint)`.execute(tx);
        return { tx, actor };
      },
      async eraser({ userId, trainerId }) {
        await sql`select enter_scope('eraser', ${userId}::bigint, ${trainerId}::bigint)`.execute(tx);
        return { tx };
      },
    }),
  );
}

/** A session's person. `isLapsed`: a trainer who must pay before anything else; their students go on reading. */
interface Session {
  readonly actor: Actor;
  readonly isLapsed: boolean;
}

/** The person behind a session's token hash, or undefined when it is unknown, expired or its account is inactive. */
export async function authenticate(db: Database, tokenHash: Buffer, now: Date): Promise<Session | undefined> {
  const today = todayInSaoPaulo(now.getTime());
  const { rows } = await sql<{ user_id: number; role: Role; trainer_id: number | null; is_lapsed: boolean }>`
    select user_id, role, trainer_id,
           case when role = 'trainer' then has_lapsed(trainer_id, ${today}::date) else false end as is_lapsed
      from authenticate(${tokenHash}, ${now})
  `.execute(db);
  const row = rows[0];
  return (
    row && {
      actor: { role: row.role, userId: row.user_id, trainerId: row.trainer_id },
      isLapsed: row.is_lapsed,
    }
  );
}

/**
 * Opens the tenant that an id belongs to for the administrator, and records whose data it was, and whether it was to change.
 * Undefined: nobody's id.
 */
export async function openSupport(
  db: Database,
  admin: Actor,
  { kind, id, action }: { readonly kind: TenantKey[0]; readonly id: number; readonly action: "read" | "changed" },
): Promise<Actor | undefined> {
  const { rows } = await sql<{ tenant: number | null }>`
    select open_support(${admin.userId}::bigint, ${kind}, ${id}::bigint, ${action}) as tenant
  `.execute(db);
  const tenant = rows[0]?.tenant;
  return tenant ? { ...admin, trainerId: tenant } : undefined;
}

/** Narrows a scope to the staff's; the access of the call has already refused students. */
export function asStaff(scope: Scope): StaffScope {
  const { role, trainerId } = scope.actor;
  if (role === "student" || trainerId === null)
    throw new Error("this command is for staff in a tenant; check the call's access");
  return { tx: scope.tx, actor: { ...scope.actor, role, trainerId } };
}

/** Narrows a scope to a trainer's; the access of the call has already refused everybody else. */
export function asTrainer(scope: Scope): TrainerScope {
  const { role, trainerId } = scope.actor;
  if (role !== "trainer" || trainerId === null)
    throw new Error("this command is for trainers; check the call's access");
  return { tx: scope.tx, actor: { ...scope.actor, role, trainerId } };
}
