import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import type { Adjustment, ProposedLoad } from "../../../execution/progression/data.ts";
import { onEntries, type TrainingsChange } from "../editor/training-changes.ts";
import { withProposals } from "./with-loads.ts";

type Rows = Adjustment["rows"];

const onRows =
  (rows: Rows, change: (entry: TrainingEntry, row: Rows[number]) => TrainingEntry | null): TrainingsChange =>
  (trainings, idOf) => {
    const rowOf = ({ id }: TrainingEntry) => rows.find(({ entry_id }) => idOf(entry_id) === id);
    if (!trainings.some(({ exercises }) => exercises.some(rowOf))) return null;
    return trainings.map((training) => {
      if (!training.exercises.some(rowOf)) return training;
      const changed = onEntries(training.id, (entries) =>
        entries.flatMap((entry) => {
          const row = rowOf(entry);
          return row ? (change(entry, row) ?? []) : entry;
        }),
      )([training], idOf);
      return changed?.[0] ?? training;
    });
  };

export const takeProposals = ({ rows, loads }: Adjustment): TrainingsChange =>
  onRows(rows, (entry) => withProposals(entry, loads));

/** Sets, repetitions and rests stay. A load is each exercise's own: the student's last one, if any. */
export const swapExercise = ({ rows }: Adjustment, exercise: Exercise, lastKg: number | null): TrainingsChange =>
  onRows(rows, (entry, { exercise_id }) => ({
    ...entry,
    exercise: Array.isArray(entry.exercise)
      ? entry.exercise.map((one) => (one.id === exercise_id ? exercise : one))
      : exercise,
    carga: lastKg,
    sets: entry.sets?.map((set) => ({ ...set, load_kg: null })) ?? null,
  }));

const actOf = ({ change, proposed_kg, more_repetitions }: ProposedLoad): string => {
  const kg = `${formatDecimal(proposed_kg ?? 0, 0, 1)} kg`;
  switch (change) {
    case "raise":
      return `Aumentar para ${kg}`;
    case "reduce":
      return `Reduzir para ${kg}`;
    case "repeat":
      return `Fazer mais ${more_repetitions} repetições`;
    case "remove":
      return "Tirar do treino";
    case "hold":
      return `Manter ${kg}`;
  }
};

/** The proposals together, in a button's words; null where they change nothing. */
export function actOfAll(loads: readonly ProposedLoad[]): string | null {
  if (loads.every(({ change }) => change === "hold")) return null;
  const acts = new Set(loads.map(actOf));
  const [only] = acts;
  return acts.size === 1 && only ? only : "Aceitar as propostas";
}
