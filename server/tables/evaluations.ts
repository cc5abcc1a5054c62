import type { Selectable } from "kysely";
import type { WholeEvaluation } from "#contract/assessment/evaluations.ts";
import type { Tables } from "./tables.ts";

export const EVALUATION_COLUMNS = [
  "evaluations.mesocycle_id",
  "evaluations.microcycle_id",
  "evaluations.lock_version",
  "evaluations.evaluated_on",
  "evaluations.sex",
  "evaluations.age_years",
  "evaluations.age_months",
  "evaluations.technical_errors",
  "evaluations.student",
  "evaluations.heart",
  "evaluations.biochemical",
  "evaluations.perimeter",
  "evaluations.somatotype",
  "evaluations.posture",
  "evaluations.posture_evaluated",
  "evaluations.caloric_expenditure",
  "evaluations.circumstances",
  "evaluations.function",
  "evaluations.body_composition_devices",
  "evaluations.opinion",
] as const;

export type EvaluationRow = Pick<
  Selectable<Tables["evaluations"]>,
  "sex" | "age_years" | "age_months" | "technical_errors" | keyof WholeEvaluation
>;

export const storedEvaluation = <Row extends EvaluationRow>(row: Row) => {
  const { student, heart, biochemical, perimeter, somatotype, ...rest } = row;
  const { posture, posture_evaluated, caloric_expenditure, circumstances, function: functionTests, ...others } = rest;
  const { body_composition_devices, ...derived } = others;
  const { sex, age_years, age_months, technical_errors, ...head } = derived;
  const items: WholeEvaluation = {
    student,
    heart,
    biochemical,
    perimeter,
    somatotype,
    posture,
    posture_evaluated,
    caloric_expenditure,
    circumstances,
    function: functionTests,
    body_composition_devices,
  };
  return {
    ...head,
    items,
    person: { sex, age_years, age_months },
    technicalErrors: technical_errors,
  };
};
