import { type MarkedPhoto, PhotoMarks, type PhotoMarksSheet } from "#contract/assessment/photo-marks.ts";
import { standingChanges } from "#domain/assessment/field-changes.ts";
import { type MarkingPair, markingError } from "#domain/assessment/posture/photo-measures/change.ts";
import { viewOf } from "#domain/assessment/posture/photo-measures/landmarks.ts";
import { measurePhoto } from "#domain/assessment/posture/photo-measures/measures.ts";
import { ALL_PHOTO_SLOTS } from "#domain/assessment/posture/photo-slots.ts";
import { recordOf } from "#domain/record.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";
import { markIn } from "./rules.ts";

const SLOTS = ALL_PHOTO_SLOTS.map(({ key }) => key).filter(viewOf);

const COLUMNS = ["mesocycle_id", "microcycle_id", "slot", "created_at", "marks", "second_marks"] as const;

/** Undefined: no such student. */
export async function findMarksSheet(scope: Scope, studentId: number): Promise<PhotoMarksSheet | undefined> {
  const photos = await listMarkedPhotos(scope, studentId);
  return (
    photos && {
      photos: [...photos],
      changed_photos: await listChangedPhotos(scope, studentId),
      marking_errors: await findMarkingErrors(scope),
    }
  );
}

/** Standing values by photo; those of a photo that was replaced too, which no screen looks for. */
async function listChangedPhotos({ tx }: Scope, studentId: number): Promise<PhotoMarksSheet["changed_photos"]> {
  const rows = await tx
    .selectFrom("evaluation_changes")
    .select(["mesocycle_id", "microcycle_id", "id", "field", "value", "replaces", "made_at"])
    .select(["device_id", "device", "author"])
    .where("student_id", "=", studentId)
    .where("part", "=", "photos")
    .execute();
  const photos = Map.groupBy(rows, ({ mesocycle_id, microcycle_id, field }) => {
    const { slot, addedAt } = markIn(field);
    return [mesocycle_id, microcycle_id, slot, addedAt].join(" ");
  });
  return [...photos.values()].flatMap((changes) => {
    const [{ mesocycle_id, microcycle_id, field } = NO_CHANGE] = changes;
    const { slot, addedAt: photo_added_at } = markIn(field);
    const slotKey = SLOTS.find((one) => one === slot);
    if (!slotKey || mesocycle_id === null) return [];
    const standing = standingChanges(
      changes.map((change) => ({
        ...change,
        field: markIn(change.field).field,
        made_at: change.made_at.toISOString(),
      })),
    );
    const fields = recordOf([...standing].map(([mark, own]) => [mark, [...own]]));
    return [{ mesocycle_id, microcycle_id, slot: slotKey, photo_added_at, fields }];
  });
}

const NO_CHANGE = { mesocycle_id: null, microcycle_id: null, field: "" };

/** Undefined: no such student. */
async function listMarkedPhotos({ tx }: Scope, studentId: number): Promise<readonly MarkedPhoto[] | undefined> {
  const student = await tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst();
  if (!student) return undefined;
  const rows = await tx
    .selectFrom("evaluation_photos")
    .select(COLUMNS)
    .where("student_id", "=", studentId)
    .where("marks", "is not", null)
    .where("is_shown", "=", true)
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => {
    const slot = SLOTS.find((one) => one === row.slot);
    if (!slot) return [];
    const { mesocycle_id, microcycle_id, created_at } = row;
    const [marks, second_marks] = [PhotoMarks.parse(row.marks), PhotoMarks.nullable().parse(row.second_marks)];
    return [{ mesocycle_id, microcycle_id, slot, photo_added_at: created_at.toISOString(), marks, second_marks }];
  });
}

/** By measure, of all photos of the tenant that were marked twice. */
async function findMarkingErrors({ tx, actor }: Scope): Promise<Readonly<Record<string, number>>> {
  const rows = await tx
    .selectFrom("evaluation_photos")
    .select(["slot", "marks", "second_marks"])
    .where("trainer_id", "=", tenantOf(actor))
    .where("second_marks", "is not", null)
    .execute();
  const pairs = rows.flatMap(({ slot, marks, second_marks }): MarkingPair[] => {
    const key = SLOTS.find((one) => one === slot);
    const view = key && viewOf(key);
    if (!view) return [];
    const [first, second] = [marks, second_marks].map((of) => measurePhoto(view, PhotoMarks.parse(of)).measures);
    return first && second ? [{ first, second }] : [];
  });
  const keys = new Set(pairs.flatMap(({ first }) => first.map(({ key }) => key)));
  return recordOf(
    [...keys].flatMap((key) => {
      const error = markingError(pairs, key);
      return error === null ? [] : [[key, error] as const];
    }),
  );
}
