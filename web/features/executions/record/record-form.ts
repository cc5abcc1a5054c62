import { formatDecimal, parseDecimal } from "#domain/number-format.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { fromWire } from "#domain/training/entry-names.ts";
import { secondsOf } from "#domain/training/field-rules.ts";
import { PRESCRIBED } from "#domain/training/type-fields.ts";
import type { Execution, GymExercise, Training } from "../data.ts";

/** One set as it is typed. */
export interface TypedSet {
  readonly repetitions: string;
  readonly load: string;
  readonly seconds: number | null;
  readonly isDone: boolean;
}

export interface TypedExercise {
  readonly entryId: number | null;
  readonly exerciseId: number;
  readonly name: string;
  /** A load is lifted in it. */
  readonly hasLoad: boolean;
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

/** The form of a training on a day: what was recorded before, or else the prescription with the loads of the last time. */
export function formOf(training: Training, last: readonly GymExercise[], recorded: Execution | null): RecordForm {
  const lastSets = new Map(last.map(({ exercise_id, last: before }) => [exercise_id, before?.sets ?? []]));
  const prescribed = training.exercises.flatMap((entry) =>
    exercisesOf(entry).map(({ id, name, exercise_type }): TypedExercise => {
      const { series, maxReps, duration, repsPattern } = fromWire(entry);
      const pattern = repsPattern?.split("-").map(Number) ?? [];
      const before = recorded?.exercises.find((one) => one.entry_id === entry.id && one.exercise_id === id);
      const sets = Array.from({ length: Math.min(series ?? 1, 20) }, (_, index): TypedSet => {
        const done = before?.sets.find(({ set }) => set === index + 1);
        const loads = lastSets.get(id) ?? [];
        const load = loads[index] ?? loads.at(-1);
        return {
          repetitions: written(done ? done.repetitions : (pattern[index] ?? maxReps)),
          load: written(done ? done.load_kg : load?.load_kg),
          seconds: done ? done.seconds : duration ? secondsOf(duration) : null,
          isDone: recorded === null || done !== undefined,
        };
      });
      const hasLoad = PRESCRIBED[exercise_type].load === true;
      return {
        entryId: entry.id,
        exerciseId: id,
        name,
        hasLoad,
        pain: written(before?.pain),
        note: before?.note ?? "",
        sets,
      };
    }),
  );
  return { effort: written(recorded?.effort), note: recorded?.note ?? "", exercises: prescribed };
}

interface Device {
  readonly device_id: string;
  readonly revision: number;
}

/** What is sent: the sets that are ticked, and of a correction also what the form does not show. */
export function snapshotOf(
  { effort, note, exercises }: RecordForm,
  { device, day, recorded }: { readonly device: Device; readonly day: string; readonly recorded: Execution | null },
) {
  const others = (recorded?.exercises ?? []).filter(
    (one) => !exercises.some(({ entryId, exerciseId }) => entryId === one.entry_id && exerciseId === one.exercise_id),
  );
  const typed = exercises.map(({ entryId, exerciseId, name, hasLoad, pain, note: said, sets }) => ({
    entry_id: entryId,
    exercise_id: exerciseId,
    name,
    pain: parseDecimal(pain),
    note: said,
    sets: sets.flatMap(({ repetitions, load, seconds, isDone }, index) =>
      isDone
        ? [
            {
              set: index + 1,
              repetitions: parseDecimal(repetitions),
              load_kg: hasLoad ? parseDecimal(load) : null,
              seconds,
              done_at: null,
            },
          ]
        : [],
    ),
  }));
  return {
    ...device,
    day,
    started_at: recorded?.started_at ?? null,
    finished_at: recorded?.finished_at ?? `${day}T15:00:00Z`,
    effort: parseDecimal(effort),
    note,
    replaces: recorded?.versions ?? [],
    exercises: [...typed.filter(({ sets, pain, note: said }) => sets.length > 0 || pain !== null || said), ...others],
  };
}
