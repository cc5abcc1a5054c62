import { sql } from "kysely";
import type { Scope, SignInScope } from "./scope.ts";

/** The client's name for one creation, however often it comes. */
export interface Idempotency {
  /** The method and the path as the contract writes it. */
  readonly call: string;
  readonly key: string;
}

type Created = { readonly outcome: "saved"; readonly id: number };

/**
 * A creation that comes again answers what the first one created, without a look at quotas and conflicts. Of two at once the second waits for the
 * first. The caller must roll back when `create` refuses.
 */
export async function createOnce<Refused extends { readonly outcome: string }>(
  { tx, actor }: Scope,
  idempotency: Idempotency | undefined,
  create: () => Promise<Created | Refused>,
): Promise<Created | Refused> {
  if (!idempotency) return create();
  const creation = { user_id: actor.userId, ...idempotency };
  const { numInsertedOrUpdatedRows: claimed } = await tx
    .insertInto("creations")
    .values(creation)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const mine = sql<boolean>`(user_id, call, key) = (${creation.user_id}, ${creation.call}, ${creation.key})`;
  if (!claimed) {
    const { created_id } = await tx.selectFrom("creations").select("created_id").where(mine).executeTakeFirstOrThrow();
    return { outcome: "saved", id: Number(created_id) };
  }
  const created = await create();
  if (isSaved(created)) await tx.updateTable("creations").set({ created_id: created.id }).where(mine).execute();
  return created;
}

const isSaved = (created: Created | { readonly outcome: string }): created is Created => created.outcome === "saved";

/** Nobody waits a day for an answer that was lost. */
export async function forgetCreations({ tx }: SignInScope): Promise<void> {
  await tx.deleteFrom("creations").where("created_at", "<", sql<Date>`now() - interval '1 day'`).execute();
}
