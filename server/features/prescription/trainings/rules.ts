import { isDeepStrictEqual } from "node:util";
import type { BlockOrder, Training, TrainingDraft, TrainingEntryDraft } from "#contract/prescription/trainings.ts";
import { valueUnder } from "#domain/record.ts";
import { withHiitInside } from "#domain/training/added-trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { withHours } from "#domain/training/entry/field-rules.ts";
import {
  ENTRY_FIELD_NAMES,
  fieldOf,
  type Prescription,
  type PrescriptionColumns,
} from "#domain/training/entry/fields.ts";
import { fromWire, toColumns, toTyped, toWire } from "#domain/training/entry/names.ts";
import { type EntryDraft, type RefusableField, refusalsOfEntry, refusedFields } from "#domain/training/entry/rules.ts";
import { withSetsSummary } from "#domain/training/entry/sets-summary.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import { EXERCISE_TYPES, type ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { withoutKilograms } from "#domain/training/sets/detailed-set.ts";
import { withMinutesAsSeries, withTidyGroups } from "#domain/training/sets/row-group.ts";
import { NO_TECHNIQUE } from "#domain/training/techniques.ts";
import { type TrainingMode, withFirstDays } from "#domain/training/training-mode.ts";
import { defaultTrainingName } from "#domain/training/training-names.ts";
import { rowsInLaterWeek } from "#domain/training/weeks/following-week.ts";

/** Days have a name each; they are refused at the flag that they belong to. */
function wireName(field: RefusableField): string {
  if (field === "technique") return "exercise_technic";
  if (field === "exerciseIds") return "exercise";
  const { wire, of } = fieldOf(field);
  return typeof wire === "string" ? wire : of ? wireName(of) : field;
}

export interface Catalogue {
  /** 0 for the platform's exercises, else the tenant. */
  readonly ownerOf: ReadonlyMap<number, number>;
  readonly typeOf: ReadonlyMap<number, ExerciseTypeValue>;
  readonly mainGroupOf: ReadonlyMap<number, number | null>;
  readonly techniqueOf: ReadonlyMap<number, string>;
}

/** A stored row that did not change is never refused, whatever became of its exercise since. */
export function refusalsOfTrainings(
  drafts: readonly TrainingDraft[],
  catalogue: Catalogue,
  stored: readonly StoredTraining[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  const storedEntries = new Map(stored.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]));
  for (const [t, { exercises, weekdays }] of drafts.entries()) {
    for (const [e, entry] of exercises.entries()) {
      const refusals = refusalsOfEntry(asTyped(entry, weekdays.map(Number), catalogue));
      const isKept = isSameEntry(storedEntries.get(entry.id ?? 0), entry);
      for (const [field, sentence] of refusedFields(refusals)) {
        if (isKept && field !== "hiitDays") continue;
        fields[`trainings.${t}.exercises.${e}.${wireName(field)}`] = sentence;
      }
    }
  }
  return fields;
}

const IN_WORDS = "A biblioteca da plataforma é de todos: diga o esforço nas observações";

export function refusalsOfHeartRates(drafts: readonly TrainingDraft[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [t, { exercises }] of drafts.entries())
    for (const [e, { freqCardiaca }] of exercises.entries())
      if (freqCardiaca) fields[`trainings.${t}.exercises.${e}.${wireName("heartRate")}`] = IN_WORDS;
  return fields;
}

function isSameEntry(stored: StoredEntry | undefined, entry: TrainingEntryDraft): boolean {
  if (!stored) return false;
  const { columns, exerciseIds } = entryRow(entry, { training_id: stored.training_id, position: stored.position });
  return isUnchanged(stored, columns) && isDeepStrictEqual(stored.exercise_ids, exerciseIds);
}

/** The rules speak of fields as typed. */
const asTyped = (entry: TrainingEntryDraft, trainingDays: readonly number[], catalogue: Catalogue): EntryDraft => ({
  ...toTyped(fromWire(entry)),
  // "00:00" is no time where none is asked for, and a wrong one where one is.
  duration: entry.tempo ?? "",
  trainingDays,
  exerciseType: catalogue.typeOf.get(entry.exercise[0]?.id ?? 0),
  technique: techniqueOf(entry, catalogue),
  exerciseIds: entry.exercise.map(({ id }) => id),
});

/** The types of its rows in the order of their blocks, and the main groups of those that train muscles. */
function readFromRows({ exercises }: TrainingDraft, { typeOf, mainGroupOf }: Catalogue) {
  const used = exercises.flatMap(({ exercise }) => exercise.map(({ id }) => ({ id, type: typeOf.get(id) })));
  const groupIds = used.flatMap(({ id, type }) =>
    type !== undefined && PRESCRIBED[type].muscleGroups ? (mainGroupOf.get(id) ?? []) : [],
  );
  return {
    exercise_type: EXERCISE_TYPES.filter(({ value }) => used.some(({ type }) => type === value)).map(
      ({ value, label }) => ({ value, name: label }),
    ),
    muscle_group: [...new Set(groupIds)].map((id) => ({ id, name: "" })),
  };
}

const techniqueOf = ({ exercise_technic }: TrainingEntryDraft, { techniqueOf: names }: Catalogue): string | null =>
  exercise_technic ? (names.get(exercise_technic.id) ?? null) : NO_TECHNIQUE;

function withSummary(entry: TrainingEntryDraft, catalogue: Catalogue): TrainingEntryDraft {
  if (!entry.sets?.length && !entry.group) return entry;
  return { ...entry, ...toWire(withSetsSummary(fromWire(entry), techniqueOf(entry, catalogue))) };
}

/** Zeros of fields that nobody asked for are stored as nothing. */
export const asStored = (drafts: readonly TrainingDraft[], catalogue: Catalogue): TrainingDraft[] =>
  drafts.map((draft) => ({
    ...draft,
    ...(draft.follows_exercises && readFromRows(draft, catalogue)),
    exercises: withMinutesAsSeries(withTidyGroups(draft.exercises))
      .map((entry) => withSummary(entry, catalogue))
      .map((entry) => ({
        ...entry,
        series: entry.series || null,
        min_reps: entry.min_reps || null,
        max_reps: entry.max_reps || null,
        quantidade_tiros: entry.quantidade_tiros || null,
        tempo:
          entry.tempo && catalogue.typeOf.get(entry.exercise[0]?.id ?? 0) === "exerc_aerobicos"
            ? withHours(entry.tempo)
            : entry.tempo,
      })),
  }));

/** Days run from 0 (Sunday) to 6. */
export interface AllowedDays {
  readonly available: readonly number[];
  readonly inUse: readonly number[];
}

/** A day that a training already had stays allowed, so that a student's new timetable does not lock it. */
export function refuseWeekdays(
  drafts: readonly TrainingDraft[],
  { available, inUse }: AllowedDays,
): "weekday_taken" | "weekday_unavailable" | undefined {
  const chosen = drafts.flatMap(({ weekdays }) => [...new Set(weekdays)]).map(Number);
  if (new Set(chosen).size !== chosen.length) return "weekday_taken";
  const allowed = new Set([...available, ...inUse]);
  return chosen.every((day) => allowed.has(day)) ? undefined : "weekday_unavailable";
}

export const areOnDays = (drafts: readonly TrainingDraft[]): boolean =>
  drafts.some(({ weekdays }) => weekdays.length > 0);

const withoutDays = (draft: TrainingDraft): TrainingDraft => ({
  ...draft,
  weekdays: [],
  exercises: withHiitInside(draft.exercises, []),
});

/** Copies as a cycle takes them: a sequence has no days, and what comes from one gets the student's days in turn. */
export function fitted(
  drafts: readonly TrainingDraft[],
  mode: TrainingMode,
  daysOfWeek: readonly string[],
): readonly TrainingDraft[] {
  if (mode === "sequence") return drafts.map(withoutDays);
  return areOnDays(drafts) ? drafts : withFirstDays(drafts, daysOfWeek);
}

export const trainingRow = (draft: TrainingDraft, position: number) => ({
  position,
  name: draft.name || defaultTrainingName(position),
  weekdays: sorted(draft.weekdays.map(Number)),
  exercise_types: [...new Set(draft.exercise_type.map(({ value }) => value))],
  muscle_group_ids: sorted(draft.muscle_group.map(({ id }) => id)),
  follows_exercises: draft.follows_exercises === true,
  method_name: draft.training_method?.name || null,
  method_description: draft.training_method?.description || null,
  exercise_type_order: draft.exercise_type_order ?? ([] satisfies BlockOrder[]),
});

const sorted = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other);

/** `position` counts from 1. */
interface EntryPlace {
  readonly training_id: number;
  readonly position: number;
}

/** Without `id` the row is new. */
export interface EntryRow {
  readonly id: number | undefined;
  readonly columns: EntryPlace & PrescriptionColumns & { readonly technique_id: number | null };
  readonly exerciseIds: readonly number[];
}

/** Kilograms of a percentage are the student's, made anew at each reading. */
function plannedOf(entry: TrainingEntryDraft): Prescription {
  const prescription = fromWire(entry);
  return { ...prescription, sets: prescription.sets?.map(({ resolved_kg, ...set }) => set) ?? null };
}

export const entryRow = (entry: TrainingEntryDraft, place: EntryPlace): EntryRow => ({
  id: entry.id,
  columns: { ...place, technique_id: entry.exercise_technic?.id ?? null, ...toColumns(plannedOf(entry)) },
  exerciseIds: entry.exercise.map(({ id }) => id),
});

export const ENTRY_COLUMNS = [
  "training_id",
  "position",
  "technique_id",
  ...ENTRY_FIELD_NAMES.map((field) => fieldOf(field).column),
];

export interface StoredEntry extends EntryPlace {
  readonly id: number;
  /** In the order of their slots. */
  readonly exercise_ids: readonly number[];
}
export interface StoredTraining {
  readonly id: number;
  readonly weekdays: readonly number[];
  readonly entries: readonly StoredEntry[];
}

export const isUnchanged = (stored: object | undefined, columns: object): boolean =>
  stored !== undefined &&
  Object.entries(columns).every(([column, value]) => isDeepStrictEqual(valueUnder(column, stored), value));

export function idsBelong(drafts: readonly TrainingDraft[], stored: readonly StoredTraining[]): boolean {
  const entriesOf = new Map(stored.map(({ id, entries }) => [id, entries]));
  return (
    areAmong(drafts, stored) && drafts.every(({ id, exercises }) => areAmong(exercises, entriesOf.get(id ?? 0) ?? []))
  );
}

function areAmong(named: readonly { readonly id?: number | undefined }[], stored: readonly { readonly id: number }[]) {
  const ids = named.flatMap(({ id }) => id ?? []);
  const there = new Set(stored.map(({ id }) => id));
  return new Set(ids).size === ids.length && ids.every((id) => there.has(id));
}

/** Slots count from 1. */
export interface Slot {
  readonly entryId: number;
  readonly slot: number;
  readonly exerciseId: number;
}

type StoredEntries = ReadonlyMap<number, StoredEntry>;

const slotsOf = (entryId: number, exerciseIds: readonly number[]): Slot[] =>
  exerciseIds.map((exerciseId, index) => ({ entryId, slot: index + 1, exerciseId }));

export const slotsChanged = (rows: readonly EntryRow[], before: StoredEntries): Slot[] =>
  rows.flatMap(({ id = 0, exerciseIds }) => {
    const stored = before.get(id)?.exercise_ids ?? [];
    return slotsOf(id, exerciseIds).filter(({ slot, exerciseId }) => stored[slot - 1] !== exerciseId);
  });

export const slotsRemoved = (rows: readonly EntryRow[], before: StoredEntries): Slot[] =>
  rows.flatMap(({ id = 0, exerciseIds }) =>
    slotsOf(id, before.get(id)?.exercise_ids ?? []).filter(({ slot }) => slot > exerciseIds.length),
  );

export const withoutIds = ({ id, exercises, ...training }: TrainingDraft): TrainingDraft => ({
  ...training,
  exercises: exercises.map(({ id, ...entry }) => entry),
});

/** With the ids that it has. Kilograms of percentages are answered, never stored. */
export const draftOf = ({ exercises, ...training }: Training): TrainingDraft => ({
  ...training,
  exercises: exercises.map(({ sq, order, exercise, exercise_technic, sets, ...prescription }) => ({
    ...prescription,
    sets: sets?.map(({ resolved_kg, ...set }) => set) ?? null,
    exercise: exercisesOf({ exercise }).map((one) => ({ id: one.id })),
    exercise_technic: exercise_technic && { id: exercise_technic.id },
  })),
});

export const copyOf = (training: Training): TrainingDraft => withoutIds(draftOf(training));

const ASK_FOR_EFFORT = "Combine o esforço com o seu personal.";

/** Beats follow from one person's age, rest and medicines. An exercise that had nothing else to say asks for an agreed effort. */
export const withoutHeartRate = <T extends Pick<TrainingDraft, "exercises"> | Pick<Training, "exercises">>(
  training: T,
): T => ({
  ...training,
  exercises: training.exercises.map((entry) =>
    entry.freqCardiaca
      ? { ...entry, freqCardiaca: null, observacao: entry.observacao?.trim() ? entry.observacao : ASK_FOR_EFFORT }
      : entry,
  ),
});

/** Without what holds for one person: kilograms and heart rates. */
export const forAnybody = (draft: TrainingDraft): TrainingDraft =>
  withoutHeartRate({
    ...draft,
    exercises: draft.exercises.map((entry) => ({
      ...entry,
      carga: null,
      sets: entry.sets?.map(withoutKilograms) ?? null,
    })),
  });

/** Undefined where one of the ids is none of the origin's, and where there is nothing to copy. */
export function chosenOf(
  trainings: readonly Training[],
  ids: readonly number[] | undefined,
): readonly Training[] | undefined {
  const chosen = ids ? trainings.filter(({ id }) => ids.includes(id)) : trainings;
  const isWhole = ids === undefined || chosen.length === new Set(ids).size;
  return isWhole && chosen.length > 0 ? chosen : undefined;
}

export const namedDays = ({ name, weekdays }: TrainingDraft) => ({ name: name ?? "", weekdays });

/** A copied week's trainings are told by their names. */
export function inLaterWeek(
  draft: TrainingDraft,
  { before, after }: { readonly before: readonly TrainingDraft[]; readonly after: readonly TrainingDraft[] },
): TrainingDraft {
  const was = before.find(({ name }) => name === draft.name);
  const is = was && after.find(({ id }) => id === was.id);
  if (!is) return draft;
  const rows = { before: was.exercises, after: is.exercises };
  return { ...draft, exercises: [...rowsInLaterWeek(rows, draft.exercises)] };
}
