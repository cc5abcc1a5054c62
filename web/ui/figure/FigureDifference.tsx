import type { FigureChange } from "#contract/assessment/evaluations.ts";
import { VERDICT_LABELS } from "#domain/assessment/change-verdict.ts";
import classes from "./FigureDifference.module.css";
import { changeText, judgementOf } from "./figure-text.ts";

export function FigureDifference({ figure }: { readonly figure: FigureChange }) {
  const { verdict } = figure;
  const judgement = judgementOf(figure);
  return (
    <>
      <span className={classes.difference} data-verdict={verdict}>
        {changeText(figure)}
        {verdict && ` ${VERDICT_LABELS[verdict]}`}
      </span>
      {judgement && <small className={classes.judgement}>{judgement}</small>}
    </>
  );
}
