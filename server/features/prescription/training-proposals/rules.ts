import { bloodPressureOf } from "#contract/assessment/evaluation-sections/heart.ts";
import type { EvaluatedItems } from "#contract/assessment/evaluations.ts";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { Mesocycle } from "#contract/planning/mesocycles.ts";
import type { Microcycle } from "#contract/planning/microcycles.ts";
import type { TrainingProposal } from "#contract/prescription/training-proposals.ts";
import type { TrainingsQuery } from "#contract/prescription/trainings.ts";
import { differenceInDays } from "#domain/calendar-date.ts";
import { roundHalfUp } from "#domain/rounding.ts";
import { codesOf } from "#domain/text/labels.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import { toWire } from "#domain/training/entry/names.ts";
import { exerciseTypeLabel, exerciseTypeTitle } from "#domain/training/exercise-types.ts";
import type { CatalogueExercise } from "#domain/training/generator/classified.ts";
import {
  HOME_EQUIPMENT,
  TRAINING_PLACES,
  type TrainingPlace,
  USUAL_AT_HOME,
} from "#domain/training/generator/equipment.ts";
import type { Proposal, ProposedLine, ProposedTraining } from "#domain/training/generator/proposal.ts";
import type { Measured } from "#domain/training/health/evaluation-findings.ts";
import type { TrainingMode } from "#domain/training/training-mode.ts";

export interface ProposableExercise extends CatalogueExercise {
  readonly answered: Exercise;
}

export const toProposable = (answered: Exercise): ProposableExercise => ({
  id: answered.id,
  name: answered.name,
  type: answered.exercise_type,
  equipment: answered.equipament_needed,
  muscleGroups: answered.muscle_groups,
  answered,
});

/** In whole numbers, as the sheet says it: one that reads 60 is not below 60. */
const filtrationAsShown = (filtration: number | null) => (filtration === null ? null : roundHalfUp(filtration, 0));

export const measuredIn = (
  { heart, biochemical }: Pick<EvaluatedItems, "heart" | "biochemical">,
  ageYears: number | null,
): Measured => ({
  bloodPressure: bloodPressureOf(heart),
  glucose: parseDecimal(biochemical?.glicose ?? ""),
  fasting: biochemical?.jejum ?? null,
  filtration: filtrationAsShown(biochemical?.taxaFiltracao?.value ?? null),
  ageYears,
});

const HOME = /\b(em casa|domiciliar|home)\b/i;

export interface SavedPlace {
  readonly training_place: string | null;
  readonly home_equipment: readonly string[];
}

/** The asked place counts first, then the kept one, then the goals'. */
export function placeOf(
  { training_place, home_equipment }: SavedPlace,
  { place, equipment }: NonNullable<TrainingsQuery>,
  goals: readonly (string | null | undefined)[],
): TrainingPlace {
  const saved = codesOf(TRAINING_PLACES).find((code) => code === training_place);
  const usual = saved === undefined ? USUAL_AT_HOME : home_equipment;
  const available = equipment === undefined ? usual : equipment.split(",");
  return {
    code: place ?? saved ?? (HOME.test(goals.join(" ")) ? "home" : "gym"),
    equipment: codesOf(HOME_EQUIPMENT).filter((code) => available.includes(code)),
  };
}

const WEEK_DAYS = 7;
const weeksBetween = (first: string, last: string) =>
  Math.max(1, Math.ceil((differenceInDays(first, last) + 1) / WEEK_DAYS));

export function weeksOf(cycle: Mesocycle | Microcycle): { readonly weeks: number; readonly week: number | null } {
  if (!("mesocycle" in cycle)) return { weeks: weeksBetween(cycle.start_date, cycle.end_date), week: null };
  const { start_date, end_date } = cycle.mesocycle;
  return { weeks: weeksBetween(start_date, end_date), week: weeksBetween(start_date, cycle.start_date) };
}

type ProposedParts = Pick<TrainingProposal, "level" | "trainings" | "excluded" | "volume" | "notes">;

/** For a sequence the week's trainings are proposed in their order, without its days. */
export const toAnswer = (
  { level, trainings, excluded, volume, notes }: Proposal<ProposableExercise>,
  mode: TrainingMode,
): ProposedParts => ({
  level,
  trainings: trainings.map((training) => ({ ...toTraining(training), ...(mode === "sequence" && { weekdays: [] }) })),
  excluded: excluded.map(({ exercise: { id, name }, reason }) => ({ exercise: { id, name }, reason })),
  volume: volume.map(({ group, ...rest }) => ({ muscle_group: group, ...rest })),
  notes: [...notes],
});

const toTraining = (training: ProposedTraining<ProposableExercise>): TrainingProposal["trainings"][number] => ({
  name: training.name,
  weekdays: [...training.weekdays],
  exercise_type: training.exerciseTypes.map((value) => ({ name: exerciseTypeLabel(value), value })),
  muscle_group: [...training.muscleGroups],
  training_method: null,
  exercise_type_order: training.blockOrder.map((value, order) => ({ title: exerciseTypeTitle(value), value, order })),
  minutes: training.minutes,
  reasons: [...training.reasons],
  exercises: training.lines.map(toEntry),
});

const toEntry = ({ exercise, equivalents, prescription, reasons }: ProposedLine<ProposableExercise>) => ({
  ...toWire(prescription),
  exercise_technic: null,
  exercise: exercise.answered,
  equivalents: equivalents.map(({ answered }) => answered),
  reasons: [...reasons],
});
