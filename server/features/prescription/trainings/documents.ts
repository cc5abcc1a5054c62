import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { LastPerformance } from "#contract/execution/gym.ts";
import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { type TestedStrength, testedLoadKg } from "#domain/assessment/strength/suggested-load.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { blocksOf, exercisesOf, typeOfEntry } from "#domain/training/blocks.ts";
import { durationText } from "#domain/training/duration.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { workedMuscles } from "#domain/training/muscle-groups.ts";
import { placeText, withTurns } from "#domain/training/sequence.ts";
import { isWorkingSeries } from "#domain/training/techniques.ts";
import type * as pdf from "../../../documents/training/input.ts";
import type { SheetFrame } from "../../../platform/pdf/sheet.ts";

interface TrainingSheets {
  readonly frame: SheetFrame;
  readonly cycles: readonly string[];
  readonly period: { readonly from: string; readonly to: string } | null;
  readonly trainings: readonly Training[];
  readonly seriesTypes: ReadonlyMap<number, string>;
  readonly strengthTests: readonly TestedStrength[];
  readonly lastPerformances: ReadonlyMap<number, LastPerformance>;
  /** Whether each exercise is drawn, as the trainer chose. */
  readonly figures: boolean;
  /** Of the student whose trainings are done in sequence. */
  readonly sequenceOn?: readonly string[] | undefined;
  readonly pageOf?: ((trainingId: number) => string) | undefined;
}

export function trainingSheets({
  frame,
  trainings,
  seriesTypes,
  strengthTests,
  lastPerformances,
  figures,
  pageOf,
  sequenceOn,
  ...rest
}: TrainingSheets): pdf.TrainingDocumentInput {
  const catalogue = { seriesTypes, strengthTests, lastPerformances, figures, pageOf };
  const turning = sequenceOn && withTurns(trainings, sequenceOn.length);
  const sheets = trainings.map((training, index) => ({
    ...toSheet(training, catalogue),
    turn: turning && { place: placeText(index, trainings.length), timesAWeek: turning[index]?.times_a_week ?? 1 },
  }));
  return { ...frame, ...rest, trainings: sheets };
}

type Catalogue = Pick<TrainingSheets, "seriesTypes" | "strengthTests" | "lastPerformances" | "figures" | "pageOf">;

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
    ...(entry.carga === null && isWorkingSeries(entry.series_type_id) && loadsOf(exercise, catalogue)),
  })),
  type: typeOfEntry(entry),
  technique: entry.exercise_technic?.name,
  seriesType: isWorkingSeries(entry.series_type_id) ? undefined : catalogue.seriesTypes.get(entry.series_type_id ?? 0),
  prescription: fromWire(entry),
});

const movementOf = ({ movement, muscle_groups }: Exercise): pdf.DrawnMovement | null =>
  movement && { movement, muscles: workedMuscles(muscle_groups) };

/** A load that came from another exercise is not printed. */
function loadsOf(
  { id, name, muscle_groups: muscleGroups, equipament_needed: equipment }: Exercise,
  { strengthTests, lastPerformances }: Catalogue,
): Pick<pdf.PrescribedExercise, "suggestedLoad" | "lastLoad"> {
  const kg = testedLoadKg({ name, muscleGroups, equipment }, strengthTests);
  const last = lastPerformances.get(id);
  const lastKg = Math.max(0, ...(last?.sets ?? []).map(({ load_kg }) => load_kg ?? 0));
  return {
    suggestedLoad: kg === null ? null : `${kg} kg`,
    lastLoad: last && lastKg > 0 ? `${formatDecimal(lastKg, 0, 2)} kg em ${formatDate(last.day).slice(0, 5)}` : null,
  };
}
