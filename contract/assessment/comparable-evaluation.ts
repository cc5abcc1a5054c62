import type { HeartObstacle } from "#domain/assessment/aerobic/training-zones.ts";
import { functionErrors } from "#domain/assessment/function/function-errors.ts";
import type { ComparableEvaluation } from "#domain/assessment/judged-change.ts";
import type { Basis } from "#domain/assessment/measurement-error/comparable.ts";
import { figureErrors } from "#domain/assessment/measurement-error/figure-errors.ts";
import type { TechnicalErrors } from "#domain/assessment/measurement-error/technical-error.ts";
import { deviceNames } from "./evaluation-sections/body-composition-devices.ts";
import { functionConditions, functionFigures } from "./evaluation-sections/function.ts";
import { type EvaluatedItems, type FigureErrors, measuresOf, storedFigures, storedMethods } from "./evaluations.ts";

interface DerivedFor {
  readonly sex: "male" | "female";
  readonly age_years: number | null;
  readonly age_months: number | null;
}

interface JudgedFor extends DerivedFor {
  readonly is_pregnant: boolean;
  readonly heart_obstacle: HeartObstacle | null;
}

const basisOf = (items: EvaluatedItems, { sex, age_years, age_months, ...health }: JudgedFor): Basis => ({
  ...storedMethods(items),
  functionConditions: functionConditions(items.function, sex),
  devices: deviceNames(items.body_composition_devices),
  sex,
  ageYears: age_years,
  ageMonths: age_months,
  isPregnant: health.is_pregnant,
  heartObstacle: health.heart_obstacle,
});

export const figureErrorsOf = (
  items: EvaluatedItems,
  { sex, age_years, age_months }: DerivedFor,
  errors: TechnicalErrors,
): FigureErrors => ({
  ...figureErrors(
    {
      gender: sex,
      ageYears: age_years,
      ageMonths: age_months,
      protocol: items.perimeter.protocolo,
      ...measuresOf(items),
    },
    errors,
    items.perimeter.readings,
  ),
  ...functionErrors(functionFigures(items.function)),
});

/** A stored evaluation as `judgeChange` and `compareEvaluations` take it: its figures are the stored ones. */
export const comparableEvaluation = (
  items: EvaluatedItems,
  person: JudgedFor,
  errors: FigureErrors,
): ComparableEvaluation => ({
  figures: storedFigures(items),
  basis: basisOf(items, person),
  errors,
});
