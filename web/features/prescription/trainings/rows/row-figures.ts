import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { typeOfEntry } from "#domain/training/blocks.ts";
import { COLUMNS } from "#domain/training/entry/display.ts";
import { type EntryField, fieldOf, type Prescription } from "#domain/training/entry/fields.ts";
import { combine, fromTyped, fromWire, toTyped, toWire } from "#domain/training/entry/names.ts";
import { isSaidBySets } from "#domain/training/entry/rules.ts";
import { doesGroupSaySeries, withSetsSummary } from "#domain/training/entry/sets-summary.ts";
import { fieldsAsked, type TypeField } from "#domain/training/entry/type-fields.ts";
import type { RowDraft } from "../editor/editor-state.ts";
import { entryErrors, exerciseFormOf } from "../entry/exercise-form.ts";
import { isTypedInTable } from "../entry/proposed-figures.ts";

type RowTraining = Pick<Training, "weekdays">;

export interface RowColumn {
  readonly field: EntryField;
  readonly label: string;
  readonly text: string;
  readonly span: number;
  /** Absent for a figure that is only shown. */
  readonly typeField?: TypeField;
}

/** In the sets in detail, or in the head of its group. */
const isSaidElsewhere = ({ sets, group }: Prescription, field: EntryField): boolean =>
  (sets !== null && isSaidBySets(field)) || (field === "series" && group !== null && doesGroupSaySeries(group));

/** A pyramid's pattern stands in the place of both repetitions. */
export function columnsOf(entry: TrainingEntry): readonly RowColumn[] {
  const type = typeOfEntry(entry);
  if (!type) return [];
  const prescription = fromWire(entry);
  const typeFields = fieldsAsked({
    exerciseType: type,
    technique: entry.exercise_technic?.name ?? null,
    hiit: prescription.hiit,
    continuousAerobic: prescription.continuousAerobic,
  }).filter(({ field }) => isTypedInTable(fieldOf(field).kind) && !isSaidElsewhere(prescription, field));
  return COLUMNS[type]
    .filter((_, index, all) => !all[index - 1]?.reachesOver(prescription))
    .map(({ field, label, text, reachesOver }) => {
      const reaches = reachesOver(prescription);
      const typeField = typeFields.find((one) => one.field === (reaches ? "repsPattern" : field));
      return { field, label, text: text(prescription), span: reaches ? 2 : 1, ...(typeField && { typeField }) };
    });
}

export function typedIn(entry: TrainingEntry, draft: RowDraft): (field: EntryField) => string {
  const stored = exerciseFormOf(entry);
  return (field) => String(draft[field] ?? stored[field]);
}

/** A figure that is typed as it is stored is no draft. */
export function withFigure(entry: TrainingEntry, draft: RowDraft, field: EntryField, value: string): RowDraft {
  const { [field]: _former, ...others } = draft;
  return value === typedIn(entry, {})(field) ? others : { ...others, [field]: value };
}

export const withFigures = (
  entry: TrainingEntry,
  draft: RowDraft,
  figures: Partial<Record<EntryField, string>>,
): RowDraft =>
  Object.entries(figures).reduce((next, [field, value]) => withFigure(entry, next, field as EntryField, value), draft);

export const rowErrors = (
  entry: TrainingEntry,
  training: RowTraining,
  draft: RowDraft,
): Partial<Record<string, string>> =>
  Object.keys(draft).length === 0 ? {} : entryErrors({ ...exerciseFormOf(entry), ...draft }, training);

/** Leaves all other figures as they are at the time of the change. */
export const figuresChange =
  (draft: RowDraft) =>
  (entry: TrainingEntry): Partial<TrainingEntry> => {
    const stored = fromWire(entry);
    const typed: Prescription = fromTyped({ ...toTyped(stored), ...draft });
    const prescription = combine((field) => (field in draft ? typed : stored));
    return toWire(withSetsSummary(prescription, entry.exercise_technic?.name ?? null));
  };
