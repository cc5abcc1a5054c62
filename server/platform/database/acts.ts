import type { Clock } from "../clock.ts";
import type { Database } from "./connection/connection.ts";
import { type Actor, inScope } from "./scope.ts";

interface Act {
  /** The call's, in Portuguese. */
  readonly summary: string;
  readonly address: string;
}

/** Every act of an administrator is written down before it is done. Answers its id. */
export const beginAct = (db: Database, { now }: Clock, admin: Actor, act: Act): Promise<number> =>
  inScope(db, acrossTenants(admin), async ({ tx, actor }) => {
    const { id } = await tx
      .insertInto("admin_acts")
      .values({ ...act, user_id: actor.userId, happened_at: now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });

export const endAct = (db: Database, admin: Actor, id: number, status: number): Promise<void> =>
  inScope(db, acrossTenants(admin), async ({ tx }) => {
    await tx.updateTable("admin_acts").set({ status }).where("id", "=", id).execute();
  });

const acrossTenants = (admin: Actor): Actor => ({ ...admin, trainerId: null });
