import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import type { ProposedLoad } from "../../../execution/progression/data.ts";

/** The rows of a proposal are known by training's row and exercise. */
export const keyOf = ({ entry_id, exercise_id }: ProposedLoad): string => `${entry_id} ${exercise_id}`;

/**
 * New trainings that say the same as those of the last cycle, with the accepted loads. Exercises done together share the row's load, the
 * lightest, and its repetitions, which rise when none of them holds. A row with an exercise that is accepted to go is left out.
 */
export function withLoads(
  trainings: readonly Training[],
  accepted: readonly ProposedLoad[],
  newId: () => number,
): readonly Training[] {
  return trainings.map((training) => ({
    ...training,
    id: newId(),
    exercises: training.exercises.flatMap((entry) => {
      const own = accepted.filter(({ entry_id }) => entry_id === entry.id);
      if (own.some(({ change }) => change === "remove")) return [];
      const loads = own.flatMap(({ proposed_kg }) => proposed_kg ?? []);
      const carga = loads.length > 0 ? Math.min(...loads) : entry.carga;
      const more = own.length > 0 ? Math.min(...own.map(({ more_repetitions }) => more_repetitions)) : 0;
      return { ...withRepetitions(entry, more), id: newId(), carga };
    }),
  }));
}

const withRepetitions = (entry: TrainingEntry, more: number): TrainingEntry => ({
  ...entry,
  max_reps: entry.max_reps && entry.max_reps + more,
  reps_pattern:
    entry.reps_pattern
      ?.split("-")
      .map((repetitions) => String(Number(repetitions) + more).padStart(2, "0"))
      .join("-") ?? null,
});
