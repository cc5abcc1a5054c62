import { itemsWithoutBeats } from "#contract/assessment/evaluation-sections/without-beats.ts";
import type { CycleEvaluation } from "../data.ts";

/** A heart rate that was stored before a medicine was told is not shown again, nor set beside an earlier one. */
export function shownEvaluation(evaluation: CycleEvaluation): CycleEvaluation {
  const { heart_rate_note: note, evaluated_items: items, previous } = evaluation;
  if (note === null) return evaluation;
  return {
    ...evaluation,
    evaluated_items: items && itemsWithoutBeats(items, note),
    previous: previous && { ...previous, evaluated_items: itemsWithoutBeats(previous.evaluated_items, note) },
  };
}
