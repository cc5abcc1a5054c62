import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { withoutKilograms } from "#domain/training/sets/detailed-set.ts";
import type { Adjustment, ProposedLoad } from "../../../execution/progression/data.ts";
import { onEntries, type TrainingsChange } from "../editor/training-changes.ts";
import { takesLoad, withProposals } from "./with-loads.ts";

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

/** Sets, repetitions and rests stay. A load is each exercise's own: the student's last one, if any; of exercises done together a row names none. */
export const swapExercise = ({ rows }: Adjustment, exercise: Exercise, lastKg: number | null): TrainingsChange =>
  onRows(rows, (entry, { exercise_id }) => ({
    ...entry,
    exercise: Array.isArray(entry.exercise)
      ? entry.exercise.map((one) => (one.id === exercise_id ? exercise : one))
      : exercise,
    carga: takesLoad(entry) ? lastKg : null,
    sets: entry.sets?.map(withoutKilograms) ?? null,
  }));

/** Kilograms of an assisted machine help, so that harder is less of them. */
export const helpOf = ({ change, last_kg, proposed_kg }: ProposedLoad): "less" | "more" | null => {
  if (last_kg === null || proposed_kg === null) return null;
  if (change === "raise" && proposed_kg < last_kg) return "less";
  return change === "reduce" && proposed_kg > last_kg ? "more" : null;
};

const actOf = (load: ProposedLoad): string => {
  const { change, proposed_kg, more_repetitions } = load;
  const help = helpOf(load);
  const kg = `${formatDecimal(proposed_kg ?? 0, 0, 1)} kg`;
  if (help) return `${help === "less" ? "Reduzir" : "Aumentar"} a ajuda para ${kg}`;
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

/** Those that the rows can hold. */
export const appliedTo = (trainings: readonly Training[], loads: readonly ProposedLoad[]): readonly ProposedLoad[] => {
  const entries = new Map(trainings.flatMap(({ exercises }) => exercises.map((entry) => [entry.id, entry] as const)));
  return loads.filter(({ entry_id, change }) => {
    const entry = entries.get(entry_id);
    return change === "remove" || change === "repeat" || !entry || takesLoad(entry);
  });
};

/** The proposals together, in a button's words; null where they change nothing. */
export function actOfAll(loads: readonly ProposedLoad[]): string | null {
  if (loads.every(({ change }) => change === "hold")) return null;
  const acts = new Set(loads.map(actOf));
  const [only] = acts;
  return acts.size === 1 && only ? only : "Aceitar as propostas";
}
