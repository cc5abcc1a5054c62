import { comparableEvaluation } from "#contract/assessment/comparable-evaluation.ts";
import { type Judgement, judgeChange } from "#domain/assessment/judged-change.ts";
import type { EvaluationDocumentInput, PrintedEvaluation } from "./input.ts";

export const comparable = ({ items, sex, errors, ...person }: PrintedEvaluation) =>
  comparableEvaluation(
    items,
    {
      sex,
      age_years: person.ageYears,
      age_months: person.ageMonths,
      is_pregnant: person.isPregnant,
      heart_obstacle: person.heartObstacle,
    },
    errors,
  );

export function changesOf({ current, previous }: EvaluationDocumentInput): (key: string) => Judgement | null {
  if (!previous) return () => null;
  const [before, now] = [comparable(previous), comparable(current)];
  return (key) => judgeChange(key, before, now);
}
