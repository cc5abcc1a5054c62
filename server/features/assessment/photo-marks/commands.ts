import { randomUUID } from "node:crypto";
import type { RefusedChanges } from "#contract/assessment/evaluation-changes.ts";
import type { PhotoMarksDraft, PhotoMarksExchange } from "#contract/assessment/photo-marks.ts";
import { viewOf } from "#domain/assessment/posture/photo-measures/landmarks.ts";
import {
  changedMarks,
  type Markings,
  markFields,
  markingsOf,
} from "#domain/assessment/posture/photo-measures/mark-fields.ts";
import { recordOf } from "#domain/record.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { StaffScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { type ChangedPart, findFieldChanges, insertChanges } from "../../../tables/field-changes.ts";
import { ofCycle } from "../../../tables/of-cycle.ts";
import { markIn, readMarkings, sortChanges, storedField } from "./rules.ts";

interface Sending {
  readonly clock: Clock;
  /** The program that sends, in words. */
  readonly device: string;
}

type PhotoName = Pick<PhotoMarksDraft, "mesocycle_id" | "microcycle_id" | "slot" | "photo_added_at">;

/** Each changed mark replaces what stood, so that a device that comes later sees it. */
export async function savePhotoMarks(
  scope: StaffScope,
  studentId: number,
  { marks, second_marks, ...name }: PhotoMarksDraft,
  { clock, device }: Sending,
): Promise<Outcome<"saved" | "not_found" | "changed_elsewhere">> {
  const found = await lockPhoto(scope, studentId, name);
  if (found.outcome !== "found") return found;
  const after = { marks, second: marks && second_marks };
  const changed = changedMarks(markFields(readMarkings(found.photo)), markFields(after));
  await writeMarks(scope, found.photo, after);
  const now = clock.now();
  const part = partOf(studentId, name);
  const { fields } = await findFieldChanges(scope, part);
  const changes = changed.map(([mark, value]) => {
    const field = storedField(name.slot, name.photo_added_at, mark);
    const replaces = (fields[field] ?? []).map(({ id }) => id);
    return { id: randomUUID(), field, value, replaces, made_at: now.toISOString() };
  });
  await insertChanges(scope, part, changes, { device_id: null, device, now });
  return { outcome: "saved" };
}

type ExchangeOutcome =
  | Outcome<"not_found" | "changed_elsewhere">
  | { readonly outcome: "exchanged"; readonly hasNew: boolean; readonly refused: RefusedChanges };

/** The marks depend on the changes that have come, not on their order, nor on how often they came. */
export async function exchangePhotoMarks(
  scope: StaffScope,
  studentId: number,
  { device_id, changes, ...name }: PhotoMarksExchange,
  { clock, device }: Sending,
): Promise<ExchangeOutcome> {
  const found = await lockPhoto(scope, studentId, name);
  if (found.outcome !== "found") return found;
  const { taken, refused } = sortChanges(changes, viewOf(name.slot));
  const part = partOf(studentId, name);
  const drafts = taken.map((change) => ({
    ...change,
    field: storedField(name.slot, name.photo_added_at, change.field),
  }));
  const inserted = await insertChanges(scope, part, drafts, { device_id, device, now: clock.now() });
  if (inserted.size === 0) return { outcome: "exchanged", hasNew: false, refused };
  const { fields } = await findFieldChanges(scope, part);
  const standing = recordOf(
    Object.entries(fields).flatMap(([field, [newest]]) => {
      const mark = markIn(field);
      const isOfPhoto = mark.slot === name.slot && mark.addedAt === name.photo_added_at;
      return newest && isOfPhoto ? [[mark.field, newest.value] as const] : [];
    }),
  );
  await writeMarks(scope, found.photo, markingsOf({ ...markFields(readMarkings(found.photo)), ...standing }));
  return { outcome: "exchanged", hasNew: true, refused };
}

const partOf = (id: number, { mesocycle_id, microcycle_id }: PhotoName): ChangedPart => ({
  part: "photos",
  id,
  mesoId: mesocycle_id,
  ...(microcycle_id !== null && { microId: microcycle_id }),
});

type LockedPhoto = Awaited<ReturnType<typeof lockPhotosOfSlot>>[number];
type LockOutcome =
  | Outcome<"not_found" | "changed_elsewhere">
  | { readonly outcome: "found"; readonly photo: LockedPhoto };

/** The slot's rows are locked, those that wait for a choice too: a photo that is being replaced keeps no marks of the one before, and exchanges take turns. */
async function lockPhoto(scope: StaffScope, studentId: number, name: PhotoName): Promise<LockOutcome> {
  const photos = await lockPhotosOfSlot(scope, studentId, name);
  if (photos.length === 0) return { outcome: "not_found" };
  const photo = photos.find(({ created_at }) => created_at.toISOString() === name.photo_added_at);
  return photo ? { outcome: "found", photo } : { outcome: "changed_elsewhere" };
}

const lockPhotosOfSlot = ({ tx }: StaffScope, studentId: number, { mesocycle_id, microcycle_id, slot }: PhotoName) =>
  tx
    .selectFrom("evaluation_photos")
    .select(["trainer_id", "id", "created_at", "marks", "second_marks"])
    .where("student_id", "=", studentId)
    .where(ofCycle({ mesoId: mesocycle_id, microId: microcycle_id ?? undefined }))
    .where("slot", "=", slot)
    .orderBy("is_shown", "desc")
    .forNoKeyUpdate()
    .execute();

const writeMarks = ({ tx }: StaffScope, { trainer_id, id }: LockedPhoto, { marks, second }: Markings) =>
  tx
    .updateTable("evaluation_photos")
    .set({ marks: marks && JSON.stringify(marks), second_marks: marks && second && JSON.stringify(second) })
    .where("trainer_id", "=", trainer_id)
    .where("id", "=", id)
    .execute();
