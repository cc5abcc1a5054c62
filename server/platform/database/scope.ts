import { CompiledQuery, sql, type Transaction } from "kysely";
import type { Role, TenantKey } from "#contract/call.ts";
import type { AdminRole } from "#domain/administration.ts";
import type { ActingReason } from "#domain/audit.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Tables } from "../../tables/tables.ts";
import type { Database } from "./connection/connection.ts";
import { sendWithNext } from "./connection/pipelining-connection.ts";
import { ownTenant } from "./own-tenant.ts";
import { runTransaction } from "./transaction.ts";

declare const PROVEN: unique symbol;

/** `trainerId` is the tenant: of the administrator the one opened for support, or null. Only this file makes an actor. */
export interface Actor {
  readonly role: Role;
  readonly userId: number;
  readonly trainerId: number | null;
  /** The access table goes by these roles of a signed-in administrator. */
  readonly adminRoles: readonly AdminRole[];
  readonly because?: ActingReason;
  readonly [PROVEN]: true;
}

const proven = (actor: Omit<Actor, typeof PROVEN | "adminRoles">, adminRoles: readonly AdminRole[] = []): Actor =>
  ({ ...actor, adminRoles }) as unknown as Actor;

export const actAsTrainer = (trainerId: number, because: ActingReason): Actor =>
  proven({ role: "trainer", userId: trainerId, trainerId, because });

export const actAsStudent = (
  { studentId, trainerId }: { readonly studentId: number; readonly trainerId: number },
  because: ActingReason,
): Actor => proven({ role: "student", userId: studentId, trainerId, because });

export const actAsAdmin = (adminId: number, because: ActingReason): Actor =>
  proven({ role: "admin", userId: adminId, trainerId: null, because });

export const actAsPerson = (
  { role, userId, trainerId }: Pick<Actor, "role" | "userId" | "trainerId">,
  because: ActingReason,
): Actor => proven({ role, userId, trainerId, because });

export function inTenantOf(trainerId: number, admin: Actor): Actor {
  if (admin.role !== "admin") throw new Error("this is for the administrator; check the call's access");
  return { ...admin, trainerId };
}

/** The tenant of the platform's own rows. */
export const PLATFORM = 0;

/** Throws for the administrator who has no tenant open. */
export function tenantOf({ trainerId }: Actor): number {
  if (trainerId === null) throw new Error("no tenant is open; check the call's access");
  return trainerId;
}

export interface Scope {
  readonly tx: Transaction<Tables>;
  readonly actor: Actor;
  /** On a standby: writes for the primary, made before the answer leaves. */
  readonly later?: ((scope: Scope) => Promise<void>)[] | undefined;
}

/** The scope finds accounts, sessions and links, and nothing of any tenant. */
export interface SignInScope {
  readonly tx: Transaction<Tables>;
}

export type VisitorScope = SignInScope;

/** The scope reaches the rows of that person, or of that tenant, alone. */
export interface Erased {
  readonly userId: number;
  readonly trainerId: number;
}

export interface StaffScope extends Scope {
  readonly actor: Actor & { readonly role: "trainer" | "admin"; readonly trainerId: number };
}

export interface TrainerScope extends StaffScope {
  readonly actor: Actor & { readonly role: "trainer"; readonly trainerId: number };
}

/** PostgreSQL shows only what `actor` may see. Nothing else opens tenant data. */
export const inScope = <T>(db: Database, actor: Actor, work: (scope: Scope) => Promise<T>): Promise<T> =>
  asSeveral(db, async (turns) => work(await turns.as(actor)));

interface OnStandby {
  readonly writtenUpTo: string | null;
  readonly later: ((scope: Scope) => Promise<void>)[];
}

/** Fails with PR001 when the standby has not repeated the log up to there. */
export const inScopeAt = <T>(
  standby: Database,
  actor: Actor,
  { writtenUpTo, later }: OnStandby,
  work: (scope: Scope) => Promise<T>,
): Promise<T> =>
  asSeveral(
    standby,
    async (turns) => {
      later.length = 0;
      return work(withActor(await turns.as(actor), actor, later));
    },
    writtenUpTo,
  );

export const inSignInScope = <T>(db: Database, work: (scope: SignInScope) => Promise<T>): Promise<T> =>
  asSeveral(db, async (turns) => work(await turns.authenticator()));

export const inVisitorScope = <T>(db: Database, work: (scope: VisitorScope) => Promise<T>): Promise<T> =>
  asSeveral(db, async (turns) => work(await turns.visitor()));

/** Opening the next scope ends the one before, which then throws when used. */
export interface ScopeTurns {
  authenticator(): Promise<SignInScope>;
  visitor(): Promise<VisitorScope>;
  as(actor: Actor): Promise<Scope>;
  eraser(erased: Erased): Promise<SignInScope>;
}

export function asSeveral<T>(
  db: Database,
  work: (turns: ScopeTurns) => Promise<T>,
  replayed: string | null = null,
): Promise<T> {
  return runTransaction(db, (tx) => {
    let current: SignInScope | undefined;

    async function enter(
      role: Role | "authenticator" | "visitor" | "eraser",
      userId: number | null,
      trainerId: number | null,
      ofTenant = false,
    ) {
      const opening = replayed
        ? CompiledQuery.raw(`${ENTER_SCOPE}, require_replayed($4::pg_lsn)`, [role, userId, trainerId, replayed])
        : CompiledQuery.raw(ENTER_SCOPE, [role, userId, trainerId]);
      await tx.executeQuery(sendWithNext(opening));
      const itsTx = ofTenant ? tx.withPlugin(ownTenant) : tx;
      const scope: SignInScope = {
        get tx() {
          if (scope !== current) throw new Error("this scope was replaced by a later one of its transaction");
          return itsTx;
        },
      };
      current = scope;
      return scope;
    }

    return work({
      authenticator: () => enter("authenticator", null, null),
      visitor: () => enter("visitor", null, null),
      as: async (actor) =>
        withActor(await enter(actor.role, actor.userId, actor.trainerId, actor.trainerId !== null), actor),
      eraser: ({ userId, trainerId }) => enter("eraser", userId, trainerId),
    });
  });
}

const ENTER_SCOPE = "select enter_scope($1, $2::bigint, $3::bigint)";

const withActor = <A extends Actor>(
  scope: SignInScope,
  actor: A,
  later?: Scope["later"],
): Scope & { readonly actor: A } => ({
  get tx() {
    return scope.tx;
  },
  actor,
  later,
});

/** `isLapsed`: a trainer pays first, and students still read. `mustChangePassword`: the administrator chose the password. */
interface Session {
  readonly actor: Actor;
  readonly provedAt: Date;
  /** Until when a second factor must be there; null: it is there, or a choice. */
  readonly factorDueAt: Date | null;
  readonly isLapsed: boolean;
  readonly mustChangePassword: boolean;
  /** Null without a standby, too. */
  readonly writtenUpTo: string | null;
}

interface SessionRow {
  readonly user_id: number;
  readonly role: Role;
  readonly trainer_id: number | null;
  readonly is_lapsed: boolean;
  readonly must_change_password: boolean;
  readonly admin_roles: readonly AdminRole[];
  readonly proved_at: Date;
  readonly factor_due_at: Date | null;
  readonly written_up_to: string | null;
}

/** `hasStandby`: how far the tenant wrote is asked for, too. */
export async function authenticate(
  db: Database,
  tokenHash: Buffer,
  now: Date,
  hasStandby = false,
): Promise<Session | undefined> {
  const today = todayInSaoPaulo(now.getTime());
  const { rows } = await sql<SessionRow>`
    select user_id, role, trainer_id, must_change_password, admin_roles, proved_at, factor_due_at,
           case when role = 'trainer' then has_lapsed(trainer_id, ${today}::date) else false end as is_lapsed,
           case when ${hasStandby}::boolean then written_up_to(coalesce(trainer_id, 0)) end as written_up_to
      from authenticate(${tokenHash}, ${now})
  `.execute(db);
  const row = rows[0];
  return (
    row && {
      actor: proven({ role: row.role, userId: row.user_id, trainerId: row.trainer_id }, row.admin_roles),
      provedAt: row.proved_at,
      factorDueAt: row.factor_due_at,
      isLapsed: row.is_lapsed,
      mustChangePassword: row.must_change_password,
      writtenUpTo: row.written_up_to,
    }
  );
}

/** Records whose data was opened, to read or to change. Undefined when the id does not exist. */
export async function openSupport(
  db: Database,
  admin: Actor,
  {
    kind,
    id,
    action,
  }: { readonly kind: TenantKey[0] | "trainer"; readonly id: number; readonly action: "read" | "changed" },
): Promise<Actor | undefined> {
  const { rows } = await sql<{ tenant: number | null }>`
    select open_support(${admin.userId}::bigint, ${kind}, ${id}::bigint, ${action}) as tenant
  `.execute(db);
  const tenant = rows[0]?.tenant ?? null;
  return tenant === null ? undefined : { ...admin, trainerId: tenant };
}

/** The access table has already refused students. */
export function asStaff(scope: Scope): StaffScope {
  const { role, trainerId } = scope.actor;
  if (role === "student" || trainerId === null)
    throw new Error("this command is for staff in a tenant; check the call's access");
  return withActor(scope, { ...scope.actor, role, trainerId }, scope.later);
}

/** The access table has already refused everyone else. */
export function asPlatform(scope: Scope): StaffScope {
  const { role } = scope.actor;
  if (role !== "admin") throw new Error("this command is for the administrator; check the call's access");
  return withActor(scope, { ...scope.actor, role, trainerId: PLATFORM }, scope.later);
}

/** The access table has already refused everyone else. */
export function asTrainer(scope: Scope): TrainerScope {
  const { role, trainerId } = scope.actor;
  if (role !== "trainer" || trainerId === null)
    throw new Error("this command is for trainers; check the call's access");
  return withActor(scope, { ...scope.actor, role, trainerId }, scope.later);
}
