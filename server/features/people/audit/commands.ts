import type { Access, AccountEvent, ActingReason, HealthData } from "#domain/audit.ts";
import { deviceOf } from "#domain/device.ts";
import { compileOnce, type ValueOf } from "../../../platform/database/compiled-query.ts";
import { sendByCommit } from "../../../platform/database/connection/pipelining-connection.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import {
  type Actor,
  asTrainer,
  type Scope,
  type SignInScope,
  type TrainerScope,
} from "../../../platform/database/scope.ts";
import type { Sender } from "../../../platform/http/route.ts";

type OneOrMany = number | readonly number[];

interface AccountAction {
  readonly userId: OneOrMany;
  readonly action: AccountEvent;
  /** Null: the actor is unknown. */
  readonly actorId: number | null;
  readonly sender?: Sender;
}

export const recordEvent = (
  scope: SignInScope & { readonly actor?: Actor },
  { userId, action, actorId, sender }: AccountAction,
): Promise<void> =>
  record(scope, "users.id", userId, {
    actorId,
    action,
    subject: "account",
    device: sender ? deviceOf(sender.userAgent) : null,
    network: sender?.network ?? null,
    because: scope.actor?.because ?? null,
  });

interface HealthAccess {
  readonly studentId: OneOrMany;
  readonly subject: HealthData;
  readonly action: Access;
}

/** An access is recorded once an hour. Students who read their data leave no entry, those who change it do. */
export async function recordAccess(scope: Scope, access: HealthAccess): Promise<void> {
  const { studentId, subject, action } = access;
  const { userId: actorId, because = null } = scope.actor;
  if (actorId === studentId && (action === "read" || action === "printed")) return;
  if (scope.later) return void scope.later.push((primary) => recordAccess(primary, access));
  await record(scope, "users.id", studentId, { actorId, subject, action, device: null, network: null, because });
}

export const recordAccessToAll = async (
  scope: TrainerScope,
  access: Pick<HealthAccess, "subject" | "action">,
): Promise<void> => {
  const { subject, action } = access;
  const { userId: actorId, trainerId, because = null } = scope.actor;
  if (scope.later) {
    scope.later.push((primary) => recordAccessToAll(asTrainer(primary), access));
    return;
  }
  await record(scope, "users.trainer_id", trainerId, {
    actorId,
    subject,
    action,
    device: null,
    network: null,
    because,
  });
};

interface Entry {
  readonly actorId: number | null;
  readonly subject: string;
  readonly action: string;
  readonly device: string | null;
  readonly network: string | null;
  readonly because: ActingReason | null;
}

/** The database's time gives the log one clock. */
async function record(
  scope: SignInScope,
  column: "users.id" | "users.trainer_id",
  id: OneOrMany,
  entry: Entry,
): Promise<void> {
  await recorded(scope, { ...entry, ids: typeof id === "number" ? [id] : id }, { column });
}

interface Recorded extends Entry {
  readonly ids: readonly number[];
}

/** A plain insert would be planned each time, a query only once. */
const recorded = compileOnce(
  (tx, value: ValueOf<Recorded>, { column }: { readonly column: "users.id" | "users.trainer_id" }) =>
    tx
      .with("recorded", (query) =>
        query
          .insertInto("audit_log")
          .columns([
            "trainer_id",
            "user_id",
            "actor_id",
            "actor_role",
            "subject",
            "action",
            "device",
            "network",
            "because",
          ])
          .expression((eb) =>
            eb
              .selectFrom("users")
              .leftJoin("users as actor", (join) => join.on("actor.id", "=", value("actorId")))
              .select((row) => [
                row.fn.coalesce("users.trainer_id", row.lit(0)).as("trainer_id"),
                "users.id as user_id",
                "actor.id as actor_id",
                "actor.role as actor_role",
                value("subject").as("subject"),
                value("action").as("action"),
                value("device").as("device"),
                value("network").as("network"),
                value("because").as("because"),
              ])
              .where(column, "=", anyOf(value("ids"), "bigint"))
              .$if(column === "users.trainer_id", (students) => students.where("users.role", "=", "student")),
          )
          .onConflict((conflict) => conflict.doNothing()),
      )
      .selectNoFrom(({ lit }) => lit(1).as("one")),
  sendByCommit,
);
