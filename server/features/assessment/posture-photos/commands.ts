import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { FieldChange } from "#domain/assessment/field-changes.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { cameTooLate } from "#domain/periodisation/late-changes.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { findFieldChanges, insertChanges, lockPart } from "../../../tables/field-changes.ts";
import { ofCycle } from "../../../tables/of-cycle.ts";
import { isKnownChange, slotsOf } from "./queries.ts";
import { isChoice, shownValue } from "./rules.ts";
import type { KeptPosturePhoto } from "./store.ts";

interface Placement {
  readonly change: PhotoChange;
  /** A file that the change brings; it is left over where the outcome has no use for it. */
  readonly photo: KeptPosturePhoto | null;
  /** The program that sends, in words. */
  readonly device: string;
  readonly now: Date;
}

export interface PhotoChange {
  readonly slot: PhotoSlot;
  /** Null: from the request itself, which replaces what stands. */
  readonly made: {
    readonly id: string;
    readonly made_at: string;
    readonly replaces: readonly string[];
    readonly device_id: string;
  } | null;
  /** The first change of a photo that stands and stays. */
  readonly keeps: string | null;
}

export type PlacementOutcome =
  | Outcome<"not_found" | "cycle_finished" | "changed_elsewhere" | "known">
  | { readonly outcome: "saved"; readonly isFileUsed: boolean };

/** The photos depend on the changes that have come, not on their order, nor on how often they came. Triggers remove files that no photo has. */
export async function placePhoto(
  scope: StaffScope,
  path: CyclePath,
  { change, photo, device, now }: Placement,
): Promise<PlacementOutcome> {
  await lockPart(scope, slotsOf(path));
  const cycle = await holdCycle(scope, path);
  if (!cycle) return { outcome: "not_found" };
  const { slot, made, keeps } = change;
  if (made && (await isKnownChange(scope, made.id))) return { outcome: "known" };
  const stood = await findStanding(scope, path, slot);
  const id = made?.id ?? randomUUID();
  const value = keeps ?? (photo ? id : "");
  const made_at = made?.made_at ?? now.toISOString();
  if (!isChoice(stood, value) && cameTooLate(cycle.end_date, Date.parse(made_at), now.getTime()))
    return { outcome: "cycle_finished" };
  if (keeps !== null && !stood.some((one) => one.value === keeps)) return { outcome: "changed_elsewhere" };
  const replaces = made?.replaces ?? stood.map((one) => one.id);
  const draft = { id, field: slot, value, replaces: [...replaces], made_at };
  const sent = { device_id: made?.device_id ?? null, device, now };
  await insertChanges(scope, slotsOf(path), [draft], sent);
  const standing = await findStanding(scope, path, slot);
  const isFileUsed = await writeStanding(scope, { path, slot, standing, placed: photo && { id, photo, now } });
  return { outcome: "saved", isFileUsed };
}

const findStanding = async (scope: StaffScope, path: CyclePath, slot: PhotoSlot): Promise<readonly FieldChange[]> => {
  const { fields } = await findFieldChanges(scope, slotsOf(path));
  return (fields[slot] ?? []).map((change) => ({ ...change, field: slot, replaces: [] }));
};

interface PlacedPhoto {
  readonly id: string;
  readonly photo: KeptPosturePhoto;
  readonly now: Date;
}

interface Standing {
  readonly path: CyclePath;
  readonly slot: PhotoSlot;
  readonly standing: readonly FieldChange[];
  readonly placed: PlacedPhoto | null;
}

/** Answers whether the placed photo is one of those that stand. */
async function writeStanding(scope: StaffScope, { path, slot, standing, placed }: Standing): Promise<boolean> {
  const { tx } = scope;
  const ofSlot = sql<boolean>`${ofCycle(path)} and slot = ${slot}`;
  const values = standing.map(({ value }) => value).filter(Boolean);
  const isStanding = sql<boolean>`change_id::text = ${anyOf(values, "text")}`;
  await tx.deleteFrom("evaluation_photos").where(ofSlot).where(sql<boolean>`not ${isStanding}`).execute();
  const isPlaced = placed !== null && values.includes(placed.id);
  if (isPlaced) await insertPhoto(scope, path, slot, placed);
  const isShown = sql<boolean>`change_id::text = ${shownValue(standing)}`;
  const photos = tx.updateTable("evaluation_photos").where(ofSlot);
  await photos.set({ is_shown: false }).where("is_shown", "=", true).where(sql<boolean>`not ${isShown}`).execute();
  await photos.set({ is_shown: true }).where("is_shown", "=", false).where(isShown).execute();
  return isPlaced;
}

/** Its instant names it among the slot's photos, and so no two have the same. */
async function insertPhoto(
  { tx, actor }: StaffScope,
  path: CyclePath,
  slot: PhotoSlot,
  { id, photo, now }: PlacedPhoto,
): Promise<void> {
  const { last } = await tx
    .selectFrom("evaluation_photos")
    .select(({ fn }) => fn.max("created_at").as("last"))
    .where(ofCycle(path))
    .where("slot", "=", slot)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("evaluation_photos")
    .values({
      trainer_id: actor.trainerId,
      student_id: path.id,
      mesocycle_id: path.mesoId,
      microcycle_id: path.microId ?? null,
      slot,
      file_key: photo.key,
      width: photo.width,
      height: photo.height,
      created_at: last && last >= now ? new Date(last.getTime() + 1) : now,
      change_id: id,
      is_shown: false,
    })
    .execute();
}

/** The cycle cannot be removed meanwhile; its mesocycle is locked first, as its removal does. */
async function holdCycle({ tx }: StaffScope, { id, macroId, mesoId, microId }: CyclePath) {
  const mesocycle = await tx
    .selectFrom("mesocycles")
    .select("end_date")
    .where("student_id", "=", id)
    .where("macrocycle_id", "=", macroId)
    .where("id", "=", mesoId)
    .forKeyShare()
    .executeTakeFirst();
  if (!mesocycle || microId === undefined) return mesocycle;
  return tx
    .selectFrom("microcycles")
    .select("end_date")
    .where("mesocycle_id", "=", mesoId)
    .where("id", "=", microId)
    .forKeyShare()
    .executeTakeFirst();
}
