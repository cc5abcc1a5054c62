import type { Training, TrainingEntry } from "#contract/trainings.ts";
import { suggestionText, suggestLoads, type TestedStrength } from "#domain/assessment/strength/suggested-load.ts";
import { blocksOf, exercisesOf } from "#domain/training/blocks.ts";
import { durationText } from "#domain/training/duration.ts";
import { fromWire } from "#domain/training/entry-names.ts";
import { NORMAL_SERIES } from "#domain/training/techniques.ts";
import type * as pdf from "../../documents/training/input.ts";
import type { SheetFrame } from "../../platform/pdf/sheet.ts";

interface TrainingSheets {
  readonly frame: SheetFrame;
  readonly cycles: readonly string[];
  readonly period: { readonly from: string; readonly to: string } | null;
  readonly trainings: readonly Training[];
  readonly seriesTypes: ReadonlyMap<number, string>;
  /** The student's, for the suggested loads. */
  readonly strengthTests: readonly TestedStrength[];
  /** The address of a training's page; absent where it has none. */
  readonly pageOf?: ((trainingId: number) => string) | undefined;
}

/** One sheet per training, its blocks in the training's own order. */
export function trainingSheets({
  frame,
  trainings,
  seriesTypes,
  strengthTests,
  pageOf,
  ...rest
}: TrainingSheets): pdf.TrainingDocumentInput {
  const catalogue = { seriesTypes, strengthTests, pageOf };
  return { ...frame, ...rest, trainings: trainings.map((training) => toSheet(training, catalogue)) };
}

type Catalogue = Pick<TrainingSheets, "seriesTypes" | "strengthTests" | "pageOf">;

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

const toRow = (entry: TrainingEntry, { seriesTypes, strengthTests }: Catalogue): pdf.TrainingEntry => ({
  exercises: exercisesOf(entry).map(({ name, muscle_groups: muscleGroups, equipament_needed: equipment }) => ({
    name,
    muscleGroups: muscleGroups.map((group) => group.name),
    suggestedLoad: suggestionText(suggestLoads({ muscleGroups, equipment }, strengthTests)),
  })),
  technique: entry.exercise_technic?.name,
  seriesType:
    entry.series_type_id === null || entry.series_type_id === NORMAL_SERIES
      ? undefined
      : seriesTypes.get(entry.series_type_id),
  prescription: fromWire(entry),
});
