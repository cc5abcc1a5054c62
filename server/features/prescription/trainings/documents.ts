import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { LastPerformance } from "#contract/execution/gym.ts";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { type TestedStrength, testedLoad } from "#domain/assessment/strength/suggested-load.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { blocksOf, exercisesOf, typeOfEntry } from "#domain/training/blocks.ts";
import { durationText } from "#domain/training/duration.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { hardestLoadKg } from "#domain/training/loads/hardest-load.ts";
import { isAssisted } from "#domain/training/loads/load-steps.ts";
import { offeredLoad } from "#domain/training/loads/offered-load.ts";
import { workedMuscles } from "#domain/training/muscle-groups.ts";
import { placeText, withTurns } from "#domain/training/sequence.ts";
import { isWorkingSeries } from "#domain/training/techniques.ts";
import type * as pdf from "../../../documents/training/input.ts";
import type { SheetFrame } from "../../../platform/pdf/sheet.ts";

interface LastOfRow {
  readonly entry_id: number;
  readonly exercise_id: number;
  readonly last: LastPerformance;
}

interface TrainingSheets {
  readonly frame: SheetFrame;
  readonly cycles: readonly string[];
  readonly period: { readonly from: string; readonly to: string } | null;
  readonly trainings: readonly Training[];
  readonly seriesTypes: ReadonlyMap<number, string>;
  readonly strengthTests: readonly TestedStrength[];
  readonly lastPerformances: ReadonlyMap<number, LastPerformance>;
  readonly lastOfRows: readonly LastOfRow[];
  /** Whether each exercise is drawn, as the trainer chose. */
  readonly figures: boolean;
  /** The student does the trainings in sequence on these days of the week. */
  readonly sequenceOn?: readonly string[] | undefined;
  readonly pageOf?: ((trainingId: number) => string) | undefined;
}

export function trainingSheets({
  frame,
  trainings,
  seriesTypes,
  strengthTests,
  lastPerformances,
  lastOfRows,
  figures,
  pageOf,
  sequenceOn,
  ...rest
}: TrainingSheets): pdf.TrainingDocumentInput {
  const catalogue = { seriesTypes, strengthTests, lastPerformances, lastOfRows, figures, pageOf };
  const turning = sequenceOn && withTurns(trainings, sequenceOn.length);
  const sheets = trainings.map((training, index) => ({
    ...toSheet(training, catalogue),
    turn: turning && { place: placeText(index, trainings.length), timesAWeek: turning[index]?.times_a_week ?? 1 },
  }));
  return { ...frame, ...rest, trainings: sheets };
}

type Catalogue = Pick<
  TrainingSheets,
  "seriesTypes" | "strengthTests" | "lastPerformances" | "lastOfRows" | "figures" | "pageOf"
>;

function toSheet(training: Training, catalogue: Catalogue): pdf.TrainingSheet {
  return {
    name: training.name,
    weekdays: training.weekdays,
    method: training.training_method?.name
      ? { name: training.training_method.name, description: training.training_method.description }
      : undefined,
    muscleGroups: training.muscle_group.map(({ name }) => name),
    duration: durationText(training.exercises),
    page: catalogue.pageOf?.(training.id),
    blocks: blocksOf(training.exercise_type_order, training.exercises).map((block) => ({
      ...block,
      entries: block.entries.map((entry) => toRow(entry, catalogue)),
    })),
  };
}

const toRow = (entry: TrainingEntry, catalogue: Catalogue): pdf.TrainingEntry => ({
  exercises: exercisesOf(entry).map((exercise) => ({
    name: exercise.name,
    muscleGroups: exercise.muscle_groups.map((group) => group.name),
    figure: catalogue.figures ? movementOf(exercise) : null,
    offeredLoad: isWorkingSeries(entry.series_type_id) ? loadOf(entry, exercise, catalogue) : null,
  })),
  type: typeOfEntry(entry),
  technique: entry.exercise_technic?.name,
  seriesType: isWorkingSeries(entry.series_type_id) ? undefined : catalogue.seriesTypes.get(entry.series_type_id ?? 0),
  prescription: fromWire(entry),
});

const movementOf = ({ movement, muscle_groups }: Exercise): pdf.DrawnMovement | null =>
  movement && { movement, muscles: workedMuscles(muscle_groups) };

/** A load that came from another exercise is not printed; the prescribed one stands in the row itself. */
function loadOf(
  { id: entryId, carga: prescribedKg }: TrainingEntry,
  { id, name, muscle_groups: muscleGroups, equipament_needed: equipment }: Exercise,
  { strengthTests, lastPerformances, lastOfRows }: Catalogue,
): pdf.PrescribedExercise["offeredLoad"] {
  const ofRow = lastOfRows.find(({ entry_id, exercise_id }) => entry_id === entryId && exercise_id === id)?.last;
  const done = ofRow ?? lastPerformances.get(id);
  const last = done ? { kg: hardestLoadKg(done.sets, equipment), day: done.day } : null;
  const offered = offeredLoad({
    prescribedKg,
    last,
    tested: testedLoad({ name, muscleGroups, equipment }, strengthTests),
  });
  if (offered?.source === "test") return { source: "test", text: `${offered.kg} kg` };
  if (offered?.source !== "last" || !last) return null;
  const text = loadText(offered.kg, equipment);
  return text === null ? null : { source: "last", text: `${text} em ${formatDate(last.day).slice(0, 5)}` };
}

/** Null for the body's own weight. */
function loadText(kg: number, equipment: string | null): string | null {
  if (isAssisted(equipment)) return kg > 0 ? `${formatDecimal(kg, 0, 2)} kg de ajuda` : "sem ajuda";
  return kg > 0 ? `${formatDecimal(kg, 0, 2)} kg` : null;
}
