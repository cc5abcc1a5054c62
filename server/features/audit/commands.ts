import type { Access, AccountEvent, HealthData } from "#domain/audit.ts";
import { deviceOf } from "#domain/device.ts";
import { anyOf } from "../../platform/database/lists.ts";
import type { Scope, SignInScope, TrainerScope } from "../../platform/database/scope.ts";
import type { Sender } from "../../platform/http/route.ts";

type Several = number | readonly number[];

interface AccountDeed {
  /** Whose account, or whose accounts at once. */
  readonly userId: Several;
  readonly how: AccountEvent;
  /** Null: nobody who is known. */
  readonly doneBy: number | null;
  readonly from?: Sender;
}

/** Records what was done to an account, in the transaction that does it. */
export const recordEvent = (scope: SignInScope, { userId, from, ...deed }: AccountDeed): Promise<void> =>
  record(scope, "users.id", userId, {
    ...deed,
    what: "account",
    device: from ? deviceOf(from.userAgent) : null,
    network: from?.network ?? null,
  });

interface HealthAccess {
  readonly studentId: Several;
  readonly what: HealthData;
  readonly how: Access;
}

/**
 * Records who looked at a student's health data or changed it, in the transaction that does it, once an hour. Looking at
 * one's own is nobody's business; changing it is told.
 */
export async function recordAccess(scope: Scope, { studentId, what, how }: HealthAccess): Promise<void> {
  const doneBy = scope.actor.userId;
  if (doneBy === studentId && (how === "read" || how === "printed")) return;
  await record(scope, "users.id", studentId, { doneBy, what, how, device: null, network: null });
}

/** Records what a trainer did to the health data of all their students at once. */
export const recordAccessToAll = (
  scope: TrainerScope,
  { what, how }: Pick<HealthAccess, "what" | "how">,
): Promise<void> => {
  const { userId: doneBy, trainerId } = scope.actor;
  return record(scope, "users.trainer_id", trainerId, { doneBy, what, how, device: null, network: null });
};

interface Deed {
  readonly doneBy: number | null;
  readonly what: string;
  readonly how: string;
  readonly device: string | null;
  readonly network: string | null;
}

/**
 * The database says when: one log, one clock. Nothing is recorded about whom the scope does not show. Written as a query that
 * inserts, because queries are planned once for each connection, and planning takes longer than this.
 */
async function record(
  { tx }: SignInScope,
  whom: "users.id" | "users.trainer_id",
  id: Several,
  { doneBy, ...deed }: Deed,
): Promise<void> {
  await tx
    .with("recorded", (query) =>
      query
        .insertInto("audit_log")
        .columns(["trainer_id", "user_id", "done_by", "doer_role", "what", "how", "device", "network"])
        .expression((eb) =>
          eb
            .selectFrom("users")
            .leftJoin("users as doer", (join) => join.on("doer.id", "=", doneBy))
            .select((row) => [
              row.fn.coalesce("users.trainer_id", row.lit(0)).as("trainer_id"),
              "users.id as user_id",
              "doer.id as done_by",
              "doer.role as doer_role",
              row.val(deed.what).as("what"),
              row.val(deed.how).as("how"),
              row.val(deed.device).as("device"),
              row.val(deed.network).as("network"),
            ])
            .where(whom, "=", anyOf(typeof id === "number" ? [id] : id, "bigint"))
            .$if(whom === "users.trainer_id", (students) => students.where("users.role", "=", "student")),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectNoFrom(({ lit }) => lit(1).as("one"))
    .execute();
}
