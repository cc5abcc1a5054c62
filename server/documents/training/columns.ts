import { COLUMNS } from "#domain/training/entry-display.ts";
import type { EntryField, Prescription } from "#domain/training/entry-fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { PRESCRIBED } from "#domain/training/type-fields.ts";
import type { PrescribedExercise, TrainingEntry } from "./input.ts";

export type Column = {
  label: string;
  /** Points; the exercise's name takes what is left. */
  width: number | "*";
  alignment?: "center" | "left";
  /** One text for the entry, or one per exercise of a combined set. */
  value: (entry: TrainingEntry, exercise: PrescribedExercise) => string;
  perExercise?: true;
  /** Reaches over the next column, which then stays empty. */
  reachesOver?: (prescription: Prescription) => boolean;
};

const NAME: Column = { label: "Exercício", width: "*", value: (_, exercise) => exercise.name, perExercise: true };

const TECHNIQUE: Column = {
  label: "Técnica de intensificação",
  width: 76,
  value: ({ technique }) => technique ?? "",
};

const groups = (width: number): Column => ({
  label: "Grupos musculares",
  width,
  value: (_, { muscleGroups }) => muscleGroups.join(", ") || "–",
  perExercise: true,
});

/** Points, wide enough for the longest label of the field and for its values. */
const WIDTHS: Partial<Record<EntryField, number>> = {
  series: 34,
  minReps: 32,
  maxReps: 34,
  rest: 48,
  cadence: 44,
  duration: 52,
  sprints: 32,
  sprintDuration: 46,
  sprintInterval: 52,
  heartRate: 52,
  hiit: 32,
  continuousAerobic: 50,
};

/** The muscle groups take more where fewer figures stand beside them. */
const GROUPS_WIDTH: Partial<Record<ExerciseTypeValue, number>> = { resistence: 88 };
const GROUPS_WIDTH_ELSE = 150;

/** Repeated for each exercise of a combined set, where they are read while it is done. */
const PER_EXERCISE: readonly EntryField[] = ["minReps", "maxReps"];

/** What each type of exercise prescribes, column by column. */
export const columnsOf = (type: ExerciseTypeValue): readonly Column[] => [
  NAME,
  // The load is printed above the boxes in which the student writes it.
  ...COLUMNS[type]
    .filter(({ field }) => field !== "load")
    .map(
      ({ field, label, text, reachesOver }): Column => ({
        label,
        width: Math.max(WIDTHS[field] ?? 0, widestWord(label)),
        alignment: "center",
        value: ({ prescription }) => text(prescription),
        reachesOver,
        ...(PER_EXERCISE.includes(field) && { perExercise: true }),
      }),
    ),
  ...(PRESCRIBED[type].technique ? [TECHNIQUE] : []),
  ...(PRESCRIBED[type].muscleGroups ? [groups(GROUPS_WIDTH[type] ?? GROUPS_WIDTH_ELSE)] : []),
];

/** About how many points the longest word of a column's head takes, padding included: a head breaks between words alone. */
const widestWord = (label: string) => Math.max(...label.split(" ").map(({ length }) => length)) * 4.2 + 8;
