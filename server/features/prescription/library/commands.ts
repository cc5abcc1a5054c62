import type { LibraryChange, LibraryDraft } from "#contract/prescription/library.ts";
import { oneAtATime } from "../../../platform/database/one-at-a-time.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { type Quota, type QuotaReached, quotaReached } from "../../../platform/quotas.ts";
import { type PrescribeRefusal, prescribe } from "../trainings/commands.ts";
import { countEntries } from "./queries.ts";

/** "not_allowed": the entry can be read, but is another owner's. */
export type EntryRefusal = PrescribeRefusal | QuotaReached | Outcome<"not_found" | "not_allowed" | "changed_elsewhere">;

type EntryOutcome = Outcome<"saved"> | EntryRefusal;

export async function createEntry(
  scope: StaffScope,
  { name, trainings, ...tags }: LibraryDraft,
  quota: Quota,
): Promise<{ readonly outcome: "saved"; readonly id: number } | EntryRefusal> {
  await oneAtATime(scope, "library_entries");
  if ((await countEntries(scope)) >= quota.max) return quotaReached(quota);
  const { id } = await scope.tx
    .insertInto("library_entries")
    .values({ trainer_id: scope.actor.trainerId, name, ...tags })
    .returning("id")
    .executeTakeFirstOrThrow();
  const saved = await prescribe(scope, { libraryEntryId: id }, trainings);
  return saved.outcome === "saved" ? { outcome: "saved", id } : saved;
}

/** The row is locked first, so that of two windows the second one finds a newer version. */
export async function updateEntry(
  scope: StaffScope,
  id: number,
  { lock_version, name, trainings, ...tags }: LibraryChange,
): Promise<EntryOutcome> {
  const locked = await lockOwn(scope, id);
  if ("outcome" in locked) return locked;
  if (locked.lock_version !== lock_version) return { outcome: "changed_elsewhere" };
  if (trainings) {
    const saved = await prescribe(scope, { libraryEntryId: id }, trainings);
    if (saved.outcome !== "saved") return saved;
  }
  await scope.tx
    .updateTable("library_entries")
    .set({ lock_version: lock_version + 1, ...(name !== undefined && { name }), ...tags })
    .where("id", "=", id)
    .execute();
  return { outcome: "saved" };
}

export async function hideEntry(scope: StaffScope, id: number, now: Date): Promise<EntryOutcome> {
  const locked = await lockOwn(scope, id);
  if ("outcome" in locked) return locked;
  await scope.tx.updateTable("library_entries").set({ hidden_at: now }).where("id", "=", id).execute();
  return { outcome: "saved" };
}

async function lockOwn({ tx, actor }: StaffScope, id: number) {
  const entry = tx
    .selectFrom("library_entries")
    .select(["trainer_id", "lock_version"])
    .where("id", "=", id)
    .where("hidden_at", "is", null);
  const readable = await entry.executeTakeFirst();
  if (!readable) return { outcome: "not_found" } as const;
  if (readable.trainer_id !== actor.trainerId) return { outcome: "not_allowed" } as const;
  // Locking needs the right to write, which another owner's entry does not give. Another window may have removed it meanwhile.
  return (await entry.forUpdate().executeTakeFirst()) ?? ({ outcome: "not_found" } as const);
}
