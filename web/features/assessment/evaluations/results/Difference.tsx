import { VisuallyHidden } from "@mantine/core";
import { VERDICT_LABELS } from "#domain/assessment/change-verdict.ts";
import { CERTAINTY_LABELS, type Judgement, shortJudgement, shownDifference } from "#domain/assessment/judged-change.ts";
import { formatDifference } from "#domain/text/number-format.ts";
import classes from "./Difference.module.css";

interface Props {
  readonly before: number;
  readonly now: number;
  readonly decimals: number;
  readonly judgement: Judgement;
  /** Otherwise a sign, with the text for screen readers. */
  readonly asText?: boolean;
}

/** Stands before a difference that may be an error of measurement. */
export const WITHIN_ERROR = "≈";
/** Stands before a difference that two instruments would make, too. */
export const UNJUDGED_SIGN = "*";

/** A good and a bad difference differ by a word, not by colour alone. */
export function Difference({ before, now, decimals, judgement, asText = false }: Props) {
  const difference = shownDifference(before, now, decimals);
  const { verdict, certainty, note } = judgement;
  if (difference === 0) return <span className={classes.difference}>igual</span>;
  const sign = certainty === "within_error" ? WITHIN_ERROR : certainty === null && note && UNJUDGED_SIGN;
  return (
    <span className={classes.difference} data-verdict={verdict}>
      {sign && !asText && <span aria-hidden="true">{sign} </span>}
      {formatDifference(difference, decimals)}
      {verdict && asText && <span data-word> {VERDICT_LABELS[verdict]}</span>}
      {asText ? (
        <span className={classes.certainty} data-word>
          {" "}
          {(certainty ?? note) && shortJudgement(judgement, difference)}
        </span>
      ) : (
        (certainty ?? note) && (
          <VisuallyHidden component="span"> {certainty ? CERTAINTY_LABELS[certainty] : note}</VisuallyHidden>
        )
      )}
    </span>
  );
}
