import type { FieldChangeDraft, RefusedChanges } from "#contract/assessment/evaluation-changes.ts";
import { PhotoMarks } from "#contract/assessment/photo-marks.ts";
import type { PhotoView } from "#domain/assessment/posture/photo-measures/landmarks.ts";
import {
  type Markings,
  markFieldLabel,
  markingsOf,
  pointIn,
} from "#domain/assessment/posture/photo-measures/mark-fields.ts";
import { MESSAGES } from "#domain/text/messages.ts";

/** The photo and the mark of a stored change: places of a photo that was replaced are not those of the next one. */
export const storedField = (slot: string, addedAt: string, field: string): string => `${slot} ${addedAt} ${field}`;

export function markIn(stored: string): { slot: string; addedAt: string; field: string } {
  const [slot = "", addedAt = "", field = ""] = stored.split(" ");
  return { slot, addedAt, field };
}

interface SortedChanges {
  readonly taken: readonly FieldChangeDraft[];
  readonly refused: RefusedChanges;
}

/** One mark that cannot be taken holds up no other. */
export function sortChanges(changes: readonly FieldChangeDraft[], view: PhotoView | null): SortedChanges {
  const checked = changes.map((change) => ({ change, detail: refuse(change, view) }));
  return {
    taken: checked.flatMap(({ change, detail }) => (detail === null ? [change] : [])),
    refused: checked.flatMap(({ change: { id, field }, detail }) => (detail === null ? [] : [{ id, field, detail }])),
  };
}

function refuse({ field, value }: FieldChangeDraft, view: PhotoView | null): string | null {
  if (!view || markFieldLabel(view, field) === undefined) return "Este ponto não existe nesta vista.";
  if (value === "") return null;
  if (!field.endsWith(":plumb_cm") && pointIn(value) === null) return MESSAGES.format;
  const marks = markingsOf({ [field.replace("second:", "first:")]: value }).marks;
  if (field.endsWith(":plumb_cm") && marks?.plumb_cm === null) return MESSAGES.format;
  return PhotoMarks.safeParse(marks).error?.issues[0]?.message ?? null;
}

/** Marks as they are stored. */
export const readMarkings = (row: { readonly marks: unknown; readonly second_marks: unknown }): Markings => ({
  marks: PhotoMarks.nullable().parse(row.marks),
  second: PhotoMarks.nullable().parse(row.second_marks),
});
