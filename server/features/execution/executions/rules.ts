import type { Training } from "#contract/prescription/trainings.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { formatDate } from "#domain/calendar-date.ts";
import type { StudentType } from "#domain/students/registration.ts";
import { blocksOf, exercisesOf, typeOfEntry } from "#domain/training/blocks.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { exerciseWork } from "#domain/training/executions/exercise-work.ts";
import type { MergedExecution } from "#domain/training/executions/merge-snapshots.ts";
import { tellsOfPain } from "#domain/training/executions/pain.ts";
import { plannedWork } from "#domain/training/planned-sets.ts";
import { isWorkingSet, withoutKilograms } from "#domain/training/sets/detailed-set.ts";

/** `cycle` is null once the training is removed. */
export function refuseDay(
  day: CalendarDate,
  today: CalendarDate,
  cycle: { readonly first: CalendarDate; readonly last: CalendarDate } | null,
): string | null {
  if (day > today) return "Este dia ainda não chegou";
  if (!cycle || (day >= cycle.first && day <= cycle.last)) return null;
  return `O ciclo deste treino vai de ${formatDate(cycle.first)} a ${formatDate(cycle.last)}`;
}

/** A trainer is there when the student trains, always or at times. */
export const trainsInPerson = (type: StudentType): boolean => type !== "consulting";

/** A combined row counts a set of each of its exercises. */
export const countPlannedSets = ({ exercise_type_order, exercises }: Training): number =>
  blocksOf(exercise_type_order, exercises)
    .flatMap(({ type, entries }) =>
      entries.map(
        (entry) => plannedWork(typeOfEntry(entry) ?? type, fromWire(entry)).sets.length * exercisesOf(entry).length,
      ),
    )
    .reduce((sum, count) => sum + count, 0);

interface KnownRows {
  /** Rows of the training that are no working series. */
  readonly otherRows: ReadonlySet<number>;
  /** Exercises whose load helps: their sets are work, and lift no kilograms that are known. */
  readonly assisted: ReadonlySet<number>;
}

export function rowsOf({ exercises }: MergedExecution, { otherRows, assisted }: KnownRows) {
  const numbered = exercises.map((exercise, index) => ({ ...exercise, position: index + 1 }));
  return {
    exercises: numbered.map(({ sets, ...exercise }) => {
      const isWork = exercise.entry_id === null || !otherRows.has(exercise.entry_id);
      const working = isWork ? sets.filter(isWorkingSet) : [];
      const isHelped = assisted.has(exercise.exercise_id);
      const work = exerciseWork(isHelped ? working.map(withoutKilograms) : working);
      return {
        ...exercise,
        tells_of_pain: tellsOfPain(exercise),
        working_sets: work.sets,
        tonnage_kg: work.tonnageKg,
        top_load_kg: work.top?.loadKg ?? null,
        top_repetitions: work.top?.repetitions ?? null,
      };
    }),
    sets: numbered.flatMap(({ sets, position }) =>
      sets.map(({ set: set_number, ...set }) => ({ ...set, set_number, position })),
    ),
  };
}
