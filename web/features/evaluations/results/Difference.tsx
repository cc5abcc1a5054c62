import { VisuallyHidden } from "@mantine/core";
import { changeVerdict, VERDICT_LABELS } from "#domain/assessment/change-verdict.ts";
import { CERTAINTY_LABELS, type ChangeCertainty } from "#domain/assessment/measurement-error/detectable-change.ts";
import { formatDifference } from "#domain/number-format.ts";
import { roundHalfUp } from "#domain/rounding.ts";
import classes from "./Difference.module.css";

interface Props {
  /** The figure's name on the wire, which says whether less or more of it is good. */
  readonly name: string;
  readonly before: number;
  readonly now: number;
  readonly decimals: number;
  /** Whether the difference is more than the error of measurement; null where nothing is known about it. */
  readonly certainty?: ChangeCertainty | null;
  /** The verdict as a word; otherwise as a sign, with the word for screen readers. */
  readonly inWords?: boolean;
}

/** Stands before a difference that may be an error of measurement. */
export const WITHIN_ERROR = "≈";

const SIGNS = { better: "✓", worse: "!" } as const;

/** How far a figure is from the evaluation before: "−0,6 ✓". A good and a bad difference differ by sign or word, not by colour alone. */
export function Difference({ name, before, now, decimals, certainty = null, inWords = false }: Props) {
  const difference = roundHalfUp(roundHalfUp(now, decimals) - roundHalfUp(before, decimals), decimals);
  const isWithinError = certainty === "within_error";
  const verdict = isWithinError ? null : changeVerdict(name, difference);
  return (
    <span className={classes.difference} data-verdict={verdict}>
      {isWithinError && !inWords && difference !== 0 && <span aria-hidden="true">{WITHIN_ERROR} </span>}
      {difference === 0 ? "igual" : formatDifference(difference, decimals)}
      {verdict && inWords && <span data-word> {VERDICT_LABELS[verdict]}</span>}
      {verdict && !inWords && (
        <>
          <span aria-hidden="true"> {SIGNS[verdict]}</span>
          <VisuallyHidden component="span"> {VERDICT_LABELS[verdict]}</VisuallyHidden>
        </>
      )}
      {certainty && difference !== 0 && <Certainty of={certainty} inWords={inWords} />}
    </span>
  );
}

function Certainty({ of, inWords }: { readonly of: ChangeCertainty; readonly inWords: boolean }) {
  const { [of]: words } = CERTAINTY_LABELS;
  return inWords ? (
    <span className={classes.certainty}> {words}</span>
  ) : (
    <VisuallyHidden component="span"> {words}</VisuallyHidden>
  );
}
