import { COLUMNS, repetitionsText } from "#domain/training/entry/display.ts";
import type { EntryField } from "#domain/training/entry/fields.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { isGiven } from "../../platform/pdf/text.ts";
import type { PrescribedExercise, TrainingBlock, TrainingEntry } from "./input.ts";
import { hasDrawings } from "./movement-drawing.ts";

export type Column = {
  label: string;
  /** Points; the exercise's name takes what is left. */
  width: number | "*";
  alignment?: "center" | "left";
  /** One text for the entry, or one per exercise of a combined set. */
  value: (entry: TrainingEntry, exercise: PrescribedExercise) => string;
  perExercise?: true;
};

/** The title of the block stands above the names, so that no line is spent on it. */
const nameColumn = (title: string): Column => ({
  label: title,
  width: "*",
  value: (_, exercise) => exercise.name,
  perExercise: true,
});

const groups = (width: number): Column => ({
  label: "Grupos musculares",
  width,
  value: (_, { muscleGroups }) => muscleGroups.join(", ") || "–",
  perExercise: true,
});

/** Points, wide enough for the longest label of the field and for its values. */
const WIDTHS: Partial<Record<EntryField, number>> = {
  series: 34,
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
/** Beside drawings names have less room. */
const GROUPS_WIDTH_DRAWN: Partial<Record<ExerciseTypeValue, number>> = { resistence: 76 };

/** Points of a character, and of the padding of a cell. */
const CHARACTER = 4.2;
const PADDING = 8;

function repetitionsColumn(entries: readonly TrainingEntry[]): Column {
  const value = ({ prescription }: TrainingEntry) => repetitionsText(prescription);
  const longest = Math.max(0, ...entries.map((entry) => value(entry).length));
  const width = Math.min(104, Math.max(54, longest * CHARACTER + PADDING));
  return { label: "Repetições", width, alignment: "center", value, perExercise: true };
}

/** The exercises of a combined set name their technique above themselves. */
const namesTechnique = ({ technique, exercises }: TrainingEntry): boolean =>
  isGiven(technique) && exercises.length === 1;

const TECHNIQUE: Column = {
  label: "Técnica",
  width: 72,
  value: (entry) => (namesTechnique(entry) ? (entry.technique ?? "") : ""),
};

export function columnsOf(block: TrainingBlock): readonly Column[] {
  const { type, title, entries } = block;
  const groupWidths = hasDrawings(block) ? GROUPS_WIDTH_DRAWN : GROUPS_WIDTH;
  const fields = COLUMNS[type];
  const hasRange = fields.some(({ field }) => field === "minReps");
  return [
    nameColumn(title),
    // The load is printed beside the boxes in which the student writes it.
    ...fields
      .filter(({ field }) => field !== "load" && !(hasRange && field === "maxReps"))
      .map(({ field, label, text }): Column => {
        if (field === "minReps") return repetitionsColumn(entries);
        return {
          label,
          width: Math.max(WIDTHS[field] ?? 0, widestWord(label)),
          alignment: "center",
          value: ({ prescription }) => text(prescription),
          ...(field === "maxReps" && { perExercise: true }),
        };
      }),
    ...(PRESCRIBED[type].technique && entries.some(namesTechnique) ? [TECHNIQUE] : []),
    ...(PRESCRIBED[type].muscleGroups ? [groups(groupWidths[type] ?? GROUPS_WIDTH_ELSE)] : []),
  ];
}

/** In points, padding included: a head breaks between words alone. */
const widestWord = (label: string) => Math.max(...label.split(" ").map(({ length }) => length)) * CHARACTER + PADDING;
