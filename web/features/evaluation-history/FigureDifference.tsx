import { changeVerdict, VERDICT_LABELS } from "#domain/assessment/change-verdict.ts";
import { changeInWords, judgementOf } from "../cycles/comparison/figure-words.ts";
import classes from "./ComparisonFigures.module.css";
import type { FigureChange } from "./data.ts";

/** "−0,6 melhora", and below it whether that is a real change, or why the two are not subtracted. */
export function FigureDifference({ figure }: { readonly figure: FigureChange }) {
  const { key, difference, certainty } = figure;
  // What may be an error of measurement is neither good nor bad.
  const isJudged = difference !== null && certainty !== "within_error";
  const verdict = isJudged ? changeVerdict(key, difference) : null;
  const judgement = judgementOf(figure);
  return (
    <>
      <span className={classes.difference} data-verdict={verdict}>
        {changeInWords(figure)}
        {verdict && ` ${VERDICT_LABELS[verdict]}`}
      </span>
      {judgement && <small className={classes.judgement}>{judgement}</small>}
    </>
  );
}
