import type { GoalBasis } from "#domain/assessment/goals/goal.ts";
import { numberOf } from "./evaluation-sections/measure.ts";
import type { EvaluatedItems } from "./evaluations.ts";

export const goalBasis = ({ student, perimeter }: EvaluatedItems, evaluatedOn: string): GoalBasis => ({
  evaluatedOn,
  weightKg: numberOf(student.weight),
  fatPercent: perimeter.percentualGordura?.value ?? null,
  protocol: perimeter.protocolo,
});
