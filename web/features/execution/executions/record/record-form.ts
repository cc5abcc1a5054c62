import { formatDecimal, parseDecimal } from "#domain/text/number-format.ts";
import { exercisesOf, typeOfEntry } from "#domain/training/blocks.ts";
import { completeTime, secondsOf } from "#domain/training/entry/field-rules.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { plannedWork } from "#domain/training/planned-sets.ts";
import type { GymExercise } from "../../gym/data.ts";
import type { ExecutedExercise, ExecutedSet, Execution, Training } from "../data.ts";

export interface TypedSet {
  readonly repetitions: string;
  readonly load: string;
  /** "01:30" */
  readonly time: string;
  readonly isDone: boolean;
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
        const load = work.hasLoad ? (prescription.load ?? (loads[index] ?? loads.at(-1))?.load_kg) : null;
        return {
          repetitions: written(planned?.repetitions),
          load: written(load),
          time: writtenTime(planned?.seconds),
          isDone: recorded === null,
          recorded: null,
        };
      });
      const time = [...work.sets, ...done].some(({ seconds }) => seconds !== null);
      const repetitions = !time || [...work.sets, ...done].some((one) => one.repetitions !== null);
      const has = { load: work.hasLoad, repetitions, time };
      const felt = { pain: written(recordedExercise?.pain), note: recordedExercise?.note ?? "" };
      return { entryId: entry.id, exerciseId: id, name, has, isSprint: prescription.sprints !== null, ...felt, sets };
    });
  });
  return { effort: written(recorded?.effort), note: recorded?.note ?? "", exercises: prescribed };
}

const typedSet = (set: ExecutedSet): TypedSet => ({
  repetitions: written(set.repetitions),
  load: written(set.load_kg),
  time: writtenTime(set.seconds),
  isDone: true,
  recorded: set,
});

interface Device {
  readonly device_id: string;
  readonly revision: number;
}

/** A correction sends every unchanged value as it was recorded. */
export function snapshotOf(
  { effort, note, exercises }: RecordForm,
  { device, day, recorded }: { readonly device: Device; readonly day: string; readonly recorded: Execution | null },
) {
  const others = (recorded?.exercises ?? []).filter(
    (one) => !exercises.some(({ entryId, exerciseId }) => entryId === one.entry_id && exerciseId === one.exercise_id),
  );
  const typed = exercises.map(
    ({ entryId, exerciseId, name, pain, note: said, sets }): ExecutedExercise => ({
      entry_id: entryId,
      exercise_id: exerciseId,
      name,
      pain: parseDecimal(pain),
      note: said,
      sets: sets.flatMap((set, index) => (set.isDone ? [sentSet(set, index + 1)] : [])),
    }),
  );
  return {
    ...device,
    day,
    started_at: recorded?.started_at ?? null,
    finished_at: recorded ? recorded.finished_at : `${day}T15:00:00Z`,
    effort: parseDecimal(effort),
    note,
    replaces: recorded?.versions ?? [],
    exercises: [...typed.filter(({ sets, pain, note: said }) => sets.length > 0 || pain !== null || said), ...others],
  };
}

/** A field that still shows the recorded value is sent as recorded, to the last decimal. */
function sentSet({ repetitions, load, time, recorded }: TypedSet, set: number): ExecutedSet {
  const shown = recorded && typedSet(recorded);
  return {
    set,
    repetitions: shown?.repetitions === repetitions ? (recorded?.repetitions ?? null) : parseDecimal(repetitions),
    load_kg: shown?.load === load ? (recorded?.load_kg ?? null) : parseDecimal(load),
    seconds: shown?.time === time ? (recorded?.seconds ?? null) : readTime(time),
    done_at: recorded?.done_at ?? null,
  };
}

/** Leaves out exercises that were recorded without a load. */
export const withoutLoad = ({ exercises }: RecordForm): readonly string[] =>
  exercises
    .filter(
      ({ has, sets }) =>
        has.load && sets.some(({ isDone, load, recorded }) => isDone && load === "" && recorded?.load_kg !== null),
    )
    .map(({ name }) => name);
