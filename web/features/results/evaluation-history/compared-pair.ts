import { comparableEvaluation } from "#contract/assessment/comparable-evaluation.ts";
import { storedMethods } from "#contract/assessment/evaluations.ts";
import { compareEvaluations } from "#domain/assessment/evaluation-comparison.ts";
import { methodChanges } from "#domain/assessment/method-changes.ts";
import type { FigureChange, PastEvaluation } from "./data.ts";

/** The earlier one first. */
export type ComparedPair = readonly [PastEvaluation, PastEvaluation];

export type FoundEvaluation = Pick<
  PastEvaluation,
  "mesocycle_id" | "microcycle_id" | "name" | "evaluated_on" | "evaluated_items"
>;
export type FoundPair = readonly [FoundEvaluation, FoundEvaluation];

/** In order of date however they were chosen; null unless both are among these. */
export function pairOf(
  evaluations: readonly PastEvaluation[],
  isOfCycle: (evaluation: PastEvaluation, id: number) => boolean,
  ids: readonly (number | null)[],
): ComparedPair | null {
  const [first, second, ...others] = evaluations.filter((one) => ids.some((id) => id !== null && isOfCycle(one, id)));
  return first && second && others.length === 0 ? [first, second] : null;
}

export function changesOf(pair: ComparedPair, readable: readonly Pick<FigureChange, "key" | "decimals">[]) {
  const decimals = new Map(readable.map((figure) => [figure.key, figure.decimals]));
  const changes = compareEvaluations(
    pair.map(({ evaluated_items, evaluated_person, figure_errors }) =>
      comparableEvaluation(evaluated_items, evaluated_person, figure_errors),
    ),
    (figure) => decimals.get(figure.key) ?? figure.decimals,
  );
  return {
    figures: changes.filter(({ key }) => decimals.has(key)),
    methods: methodChanges(pair.map(({ evaluated_items }) => storedMethods(evaluated_items))),
  };
}
