import type { FieldChangeDraft } from "#contract/assessment/evaluation-changes.ts";
import type { MarkedPhoto, PhotoMarksSheet } from "#contract/assessment/photo-marks.ts";
import { markFields, markingsOf } from "#domain/assessment/posture/photo-measures/mark-fields.ts";
import { recordOf } from "#domain/record.ts";
import { waitingRows } from "../evaluation-changes/waiting-changes.ts";

/** The photo that marks are on. One that waits on the device itself is named by the instant when it was taken. */
export interface PhotoName {
  readonly studentId: number;
  readonly mesocycle_id: number;
  readonly microcycle_id: number | null;
  readonly slot: MarkedPhoto["slot"];
  readonly photo_added_at: string;
}

/** Changed marks of a photo that the server has not confirmed, as a trainer's device keeps them. */
export const waitingMarks = waitingRows<PhotoName>({
  name: "photo",
  prefix: "marks.",
  idOf: ({ studentId, mesocycle_id, microcycle_id, slot, photo_added_at }) =>
    [studentId, mesocycle_id, microcycle_id ?? "whole", slot, photo_added_at].join("."),
});

/** The photo is on the server now, under another instant. */
export async function renameMarkedPhoto(name: PhotoName, photo_added_at: string): Promise<void> {
  const changes = await waitingMarks.read(name);
  if (changes.length === 0) return;
  await waitingMarks.keep({ ...name, photo_added_at }, changes);
  await waitingMarks.keep(name, []);
}

type Named = Omit<PhotoName, "studentId">;

export const isSamePhoto = (one: Named, other: Named): boolean =>
  one.mesocycle_id === other.mesocycle_id &&
  one.microcycle_id === other.microcycle_id &&
  one.slot === other.slot &&
  one.photo_added_at === other.photo_added_at;

export const waitingFields = (changes: readonly FieldChangeDraft[]): Readonly<Record<string, string>> =>
  recordOf(changes.map(({ field, value }) => [field, value] as const));

/** The marks as they will be once the server has what waits. */
export async function withWaitingMarks(studentId: number, sheet: PhotoMarksSheet): Promise<PhotoMarksSheet> {
  const rows = (await waitingMarks.list()).filter(({ owner }) => owner.studentId === studentId);
  return rows.reduce((laid, { owner, changes }) => withMarks(laid, owner, changes), sheet);
}

export function withMarks(sheet: PhotoMarksSheet, name: Named, changes: readonly FieldChangeDraft[]): PhotoMarksSheet {
  const stored = sheet.photos.find((one) => isSamePhoto(one, name));
  const fields = stored ? markFields({ marks: stored.marks, second: stored.second_marks }) : {};
  const { marks, second: second_marks } = markingsOf({ ...fields, ...waitingFields(changes) });
  const { mesocycle_id, microcycle_id, slot, photo_added_at } = name;
  const photo = { mesocycle_id, microcycle_id, slot, photo_added_at, marks, second_marks };
  return { ...sheet, photos: [...sheet.photos.filter((one) => !isSamePhoto(one, name)), photo] };
}
