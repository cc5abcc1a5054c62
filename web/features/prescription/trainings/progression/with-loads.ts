import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import type { ProposedLoad } from "../../../execution/progression/data.ts";

export const keyOf = ({ entry_id, exercise_id }: ProposedLoad): string => `${entry_id} ${exercise_id}`;

/** Exercises done together share the lightest load; repetitions rise when none holds. An accepted removal takes out its whole row. */
export function withLoads(
  trainings: readonly Training[],
  accepted: readonly ProposedLoad[],
  newId: () => number,
): readonly Training[] {
  return trainings.map((training) => ({
    ...training,
    id: newId(),
    exercises: training.exercises.flatMap((entry) => {
      const ofEntry = accepted.filter(({ entry_id }) => entry_id === entry.id);
      if (ofEntry.some(({ change }) => change === "remove")) return [];
      const loads = ofEntry.flatMap(({ proposed_kg }) => proposed_kg ?? []);
      const carga = loads.length > 0 ? Math.min(...loads) : entry.carga;
      const more = ofEntry.length > 0 ? Math.min(...ofEntry.map(({ more_repetitions }) => more_repetitions)) : 0;
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
