import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { isWorkingSet } from "#domain/training/sets/detailed-set.ts";
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
      const changed = withProposals(entry, accepted);
      return changed ? { ...changed, id: newId() } : [];
    }),
  }));
}

/** Null for a row that is to go. */
export function withProposals(entry: TrainingEntry, accepted: readonly ProposedLoad[]): TrainingEntry | null {
  const ofEntry = accepted.filter(({ entry_id }) => entry_id === entry.id);
  if (ofEntry.some(({ change }) => change === "remove")) return null;
  const loads = ofEntry.flatMap(({ proposed_kg }) => proposed_kg ?? []);
  const carga = loads.length > 0 ? Math.min(...loads) : entry.carga;
  const more = ofEntry.length > 0 ? Math.min(...ofEntry.map(({ more_repetitions }) => more_repetitions)) : 0;
  const heaviest = ofEntry.find(({ proposed_kg }) => proposed_kg === carga);
  return { ...withSets(withRepetitions(entry, more), more, heaviest), carga };
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

/** Sets in detail rise or fall together; a share of a maximum falls by as much as the load. Warm-ups stay. */
function withSets(entry: TrainingEntry, more: number, load: ProposedLoad | undefined): TrainingEntry {
  const { sets } = entry;
  if (!sets) return entry;
  const byKg = (load?.proposed_kg ?? 0) - (load?.last_kg ?? 0);
  const share = load?.proposed_kg && load.last_kg ? load.proposed_kg / load.last_kg : 1;
  return {
    ...entry,
    sets: sets.map((set) =>
      isWorkingSet(set)
        ? {
            ...set,
            min_reps: set.min_reps && set.min_reps + more,
            max_reps: set.max_reps && set.max_reps + more,
            load_kg: set.load_kg && Math.max(set.load_kg + byKg, set.load_kg / 2),
            percent: set.percent && Math.max(1, Math.floor(set.percent * share)),
          }
        : set,
    ),
  };
}
