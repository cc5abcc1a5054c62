import type { ComparableEvaluation } from "#domain/assessment/evaluation-comparison.ts";
import type { Basis } from "#domain/assessment/measurement-error/comparable.ts";
import { detectableChanges } from "#domain/assessment/measurement-error/detectable-change.ts";
import type { TechnicalErrors } from "#domain/assessment/measurement-error/technical-error.ts";
import { type EvaluatedItems, measuresOf, storedFigures, storedMethods } from "./evaluations.ts";

/** What the figures of a stored evaluation were derived with. */
interface Person {
  readonly sex: "male" | "female";
  readonly age_years: number | null;
  readonly age_months: number | null;
}

/** By which equations a stored evaluation's figures were made. */
export const basisOf = (items: EvaluatedItems, { sex }: Pick<Person, "sex">): Basis => ({
  ...storedMethods(items),
  sex,
});

/** The smallest change of each stored figure that is no error of measurement, by the key of `FIGURES`. */
export const detectableIn = (items: EvaluatedItems, { sex, age_years, age_months }: Person, errors: TechnicalErrors) =>
  detectableChanges(
    {
      gender: sex,
      ageYears: age_years,
      ageMonths: age_months,
      protocol: items.perimeter.protocolo,
      ...measuresOf(items),
    },
    errors,
  );

/** A stored evaluation as `compareEvaluations` takes it: its figures are the stored ones. */
export const comparableEvaluation = (
  items: EvaluatedItems,
  person: Person,
  errors: TechnicalErrors,
): ComparableEvaluation => ({
  figures: storedFigures(items),
  basis: basisOf(items, person),
  detectable: detectableIn(items, person, errors),
});
