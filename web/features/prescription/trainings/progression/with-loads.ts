import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { isWorkingSet } from "#domain/training/sets/detailed-set.ts";
import type { ProposedLoad } from "../../../execution/progression/data.ts";

export const keyOf = ({ entry_id, exercise_id }: ProposedLoad): string => `${entry_id} ${exercise_id}`;

/** A row has one load, so that exercises done together keep each its own of the last time: the load of one would be prescribed to the others. */
export const takesLoad = (entry: Pick<TrainingEntry, "exercise">): boolean => exercisesOf(entry).length === 1;

/** Repetitions rise when none of a row holds. An accepted removal takes out its whole row. */
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
  const more = ofEntry.length > 0 ? Math.min(...ofEntry.map(({ more_repetitions }) => more_repetitions)) : 0;
  const load = takesLoad(entry) ? ofEntry[0] : undefined;
  return { ...withSets(withRepetitions(entry, more), more, load), carga: load?.proposed_kg ?? entry.carga };
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
