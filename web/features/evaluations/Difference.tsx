import { VisuallyHidden } from "@mantine/core";
import { changeVerdict, VERDICT_LABELS } from "#domain/assessment/change-verdict.ts";
import { formatDifference } from "#domain/number-format.ts";
import { roundHalfUp } from "#domain/rounding.ts";
import classes from "./Difference.module.css";

interface Props {
  /** The figure's name on the wire, which says whether less or more of it is good. */
  readonly name: string;
  readonly before: number;
  readonly now: number;
  readonly decimals: number;
  /** The verdict as a word; otherwise as a sign, with the word for screen readers. */
  readonly inWords?: boolean;
}

const SIGNS = { better: "✓", worse: "!" } as const;

/** How far a figure is from the evaluation before: "−0,6 ✓". A good and a bad difference differ by sign or word, not by colour alone. */
export function Difference({ name, before, now, decimals, inWords = false }: Props) {
  const difference = roundHalfUp(roundHalfUp(now, decimals) - roundHalfUp(before, decimals), decimals);
  const verdict = changeVerdict(name, difference);
  return (
    <span className={classes.difference} data-verdict={verdict}>
      {difference === 0 ? "igual" : formatDifference(difference, decimals)}
      {verdict && inWords && <span data-word> {VERDICT_LABELS[verdict]}</span>}
      {verdict && !inWords && (
        <>
          <span aria-hidden="true"> {SIGNS[verdict]}</span>
          <VisuallyHidden component="span"> {VERDICT_LABELS[verdict]}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
