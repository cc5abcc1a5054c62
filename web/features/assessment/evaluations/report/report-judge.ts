import { comparableEvaluation } from "#contract/assessment/comparable-evaluation.ts";
import type { ComparableEvaluation, Judgement } from "#domain/assessment/judged-change.ts";
import { judgeChange, UNJUDGED } from "#domain/assessment/judged-change.ts";
import type { CycleEvaluation } from "../data.ts";

/** Null before the first save. */
export function comparedIn({
  evaluated_items: items,
  evaluated_person: person,
  figure_errors,
  previous,
}: CycleEvaluation): { readonly before: ComparableEvaluation; readonly now: ComparableEvaluation } | null {
  if (!items || !person) return null;
  return {
    before: previous
      ? comparableEvaluation(previous.evaluated_items, previous.evaluated_person, previous.figure_errors)
      : { figures: {} },
    now: comparableEvaluation(items, person, figure_errors),
  };
}

export function judgeIn(evaluation: CycleEvaluation): (key: string) => Judgement {
  const compared = comparedIn(evaluation);
  return (key) => (compared ? judgeChange(key, compared.before, compared.now) : UNJUDGED);
}
