import { formatDecimal, parseDecimal } from "#domain/text/number-format.ts";
import { exercisesOf, typeOfEntry } from "#domain/training/blocks.ts";
import { completeTime, secondsOf } from "#domain/training/entry/field-rules.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { counterpartOf } from "#domain/training/executions/counterpart.ts";
import { type PlannedSet, plannedWork } from "#domain/training/planned-sets.ts";
import { isWorkingSet, type SetKind } from "#domain/training/sets/detailed-set.ts";
import type { GymExercise } from "../../gym/data.ts";
import type { ExecutedExercise, ExecutedSet, Execution, Training } from "../data.ts";

export interface TypedSet {
  readonly repetitions: string;
  readonly load: string;
  /** "01:30" */
  readonly time: string;
  readonly isDone: boolean;
  /** As it is prescribed; null where the row has no sets in detail. */
  readonly kind: SetKind | null;
  /** Null for a set that was not recorded. */
  readonly recorded: ExecutedSet | null;
}

export interface TypedExercise {
  readonly entryId: number | null;
  readonly exerciseId: number;
  readonly name: string;
  readonly has: { readonly load: boolean; readonly repetitions: boolean; readonly time: boolean };
  readonly isSprint: boolean;
  readonly pain: string;
  readonly note: string;
  readonly sets: readonly TypedSet[];
  /** Null for an exercise that was not recorded. */
  readonly recorded: ExecutedExercise | null;
}

export interface RecordForm {
  readonly effort: string;
  readonly note: string;
  readonly exercises: readonly TypedExercise[];
}

const written = (value: number | null | undefined): string => (value == null ? "" : formatDecimal(value, 0, 2));

const writtenTime = (seconds: number | null | undefined): string =>
  seconds == null
    ? ""
    : [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");

const readTime = (text: string): number | null => (/\d/.test(text) ? secondsOf(completeTime(text)) : null);

/** Begins with the earlier record, else with the prescription and its loads or those of the last time. */
export function formOf(training: Training, last: readonly GymExercise[], recorded: Execution | null): RecordForm {
  const lastOf = new Map(last.map((one) => [one.exercise_id, one]));
  const prescribed = training.exercises.flatMap((entry) => {
    const type = typeOfEntry(entry);
    if (!type) return [];
    const prescription = fromWire(entry);
    const work = plannedWork(type, prescription);
    return exercisesOf(entry).map(({ id, name }): TypedExercise => {
      const recordedExercise = recorded?.exercises.find((one) => one.entry_id === entry.id && one.exercise_id === id);
      const done = recordedExercise?.sets ?? [];
      const count = Math.max(work.sets.length, ...done.map(({ set }) => set));
      const ofRow = lastOf.get(id)?.rows?.find(({ entry_id }) => entry_id === entry.id)?.last;
      const loads = (ofRow ?? lastOf.get(id)?.last)?.sets ?? [];
      const sets = Array.from({ length: count }, (_, index): TypedSet => {
        const set = done.find((one) => one.set === index + 1);
        if (set) return typedSet(set);
        const planned = work.sets[index] ?? work.sets.at(-1);
        const load = prescribedLoad(planned, prescription.load) ?? counterpartOf(loads, work.sets, index + 1)?.load_kg;
        return {
          repetitions: written(planned?.repetitions),
          load: written(work.hasLoad ? load : null),
          time: writtenTime(planned?.seconds),
          isDone: recorded === null,
          kind: work.sets[index]?.detail?.kind ?? null,
          recorded: null,
        };
      });
      const time = [...work.sets, ...done].some(({ seconds }) => seconds !== null);
      const repetitions = !time || [...work.sets, ...done].some((one) => one.repetitions !== null);
      const has = { load: work.hasLoad, repetitions, time };
      return {
        entryId: entry.id,
        exerciseId: id,
        name,
        has,
        isSprint: prescription.sprints !== null,
        pain: written(recordedExercise?.pain),
        note: recordedExercise?.note ?? "",
        sets,
        recorded: recordedExercise ?? null,
      };
    });
  });
  return { effort: written(recorded?.effort), note: recorded?.note ?? "", exercises: prescribed };
}

/** The row's own load is that of its work. */
const prescribedLoad = (planned: PlannedSet | undefined, rowKg: number | null): number | null => {
  const { detail } = planned ?? {};
  return detail?.load_kg ?? detail?.resolved_kg ?? (isWorkingSet(detail ?? {}) ? rowKg : null);
};

const typedSet = (set: ExecutedSet): TypedSet => ({
  repetitions: written(set.repetitions),
  load: written(set.load_kg),
  time: writtenTime(set.seconds),
  isDone: true,
  kind: set.kind ?? null,
  recorded: set,
});

interface Device {
  readonly device_id: string;
  readonly revision: number;
}

/** A correction sends every unchanged value as it was recorded, also what the form does not show. */
export function snapshotOf(
  { effort, note, exercises }: RecordForm,
  { device, day, recorded }: { readonly device: Device; readonly day: string; readonly recorded: Execution | null },
) {
  const others = (recorded?.exercises ?? []).filter(
    (one) => !exercises.some(({ entryId, exerciseId }) => entryId === one.entry_id && exerciseId === one.exercise_id),
  );
  return {
    ...device,
    day,
    started_at: recorded?.started_at ?? null,
    finished_at: recorded ? recorded.finished_at : `${day}T15:00:00Z`,
    effort: parseDecimal(effort),
    note,
    replaces: recorded?.versions ?? [],
    exercises: [...exercises.map(sentExercise).filter(saysSomething), ...others],
  };
}

/** A pain that is taken back takes its place along; an exercise that was done is skipped no more. */
function sentExercise({ entryId, exerciseId, name, recorded, ...typed }: TypedExercise): ExecutedExercise {
  const pain = parseDecimal(typed.pain);
  const sets = typed.sets.flatMap((set, index) => (set.isDone ? [sentSet(set, index + 1)] : []));
  return {
    ...recorded,
    ...(recorded?.pain_area && pain === null && { pain_area: null }),
    ...(recorded?.skip_reason && sets.length > 0 && { skip_reason: null }),
    entry_id: entryId,
    exercise_id: exerciseId,
    name,
    pain,
    note: typed.note,
    sets,
  };
}

const saysSomething = ({ sets, pain, note, skip_reason }: ExecutedExercise): boolean =>
  sets.length > 0 || pain !== null || note !== "" || skip_reason != null;

/** A field that still shows the recorded value is sent as recorded, to the last decimal. */
function sentSet({ repetitions, load, time, kind, recorded }: TypedSet, set: number): ExecutedSet {
  const shown = recorded && typedSet(recorded);
  return {
    ...recorded,
    ...(kind && { kind }),
    set,
    repetitions: shown?.repetitions === repetitions ? (recorded?.repetitions ?? null) : parseDecimal(repetitions),
    load_kg: shown?.load === load ? (recorded?.load_kg ?? null) : parseDecimal(load),
    seconds: shown?.time === time ? (recorded?.seconds ?? null) : readTime(time),
    done_at: recorded?.done_at ?? null,
  };
}

/** By their names; without those that were recorded without a load. A warm-up may do without. */
export const withoutLoad = ({ exercises }: RecordForm): readonly string[] =>
  exercises
    .filter(
      ({ has, sets }) =>
        has.load &&
        sets.some(
          ({ isDone, load, kind, recorded }) =>
            isDone && load === "" && isWorkingSet({ kind }) && recorded?.load_kg !== null,
        ),
    )
    .map(({ name }) => name);
