import type { Training } from "#contract/trainings.ts";
import type { ProposedLoad } from "./progression-query.ts";

/** The rows of a proposal are known by training's row and exercise. */
export const keyOf = ({ entry_id, exercise_id }: ProposedLoad): string => `${entry_id} ${exercise_id}`;

/**
 * New trainings that say the same as those of the last cycle, with the accepted loads. Exercises done together share the row's load: the lightest.
 */
export function withLoads(
  trainings: readonly Training[],
  accepted: readonly ProposedLoad[],
  newId: () => number,
): readonly Training[] {
  return trainings.map((training) => ({
    ...training,
    id: newId(),
    exercises: training.exercises.map((entry) => {
      const loads = accepted.filter(({ entry_id }) => entry_id === entry.id).map(({ proposed_kg }) => proposed_kg);
      return { ...entry, id: newId(), carga: loads.length > 0 ? Math.min(...loads) : entry.carga };
    }),
  }));
}
