import { UnstyledButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { differenceInDays, formatDate } from "#domain/calendar-date.ts";
import type { PastEvaluation } from "./data.ts";
import classes from "./EvaluationAxis.module.css";
import { keyOf, type TwoKeys } from "./two-evaluations.ts";

interface Props {
  readonly evaluations: readonly PastEvaluation[];
  readonly chosen: TwoKeys;
  readonly onPress: (evaluation: PastEvaluation) => void;
}

const PIXELS_PER_DAY = 0.4;
/** A year without an evaluation does not push the next one out of sight. */
const MAX_GAP_PIXELS = 120;

/** In order of date, as far apart as their days, as long as that fits. It opens at the last. */
export function EvaluationAxis({ evaluations, chosen, onPress }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const axis = list.current;
    if (axis) axis.scrollLeft = axis.scrollWidth;
  }, []);
  return (
    <ol ref={list} className={classes.axis} aria-label="Avaliações por data">
      {evaluations.map((evaluation, index) => {
        const { evaluated_on: day, name, macrocycle } = evaluation;
        return (
          <li key={keyOf(evaluation)} style={{ paddingInlineStart: gapAfter(evaluations[index - 1], day) }}>
            <UnstyledButton
              className={classes.stop ?? ""}
              aria-pressed={chosen.includes(keyOf(evaluation))}
              onClick={() => onPress(evaluation)}
            >
              <b>{formatDate(day)}</b>
              <span title={name}>{name}</span>
              <span title={macrocycle}>{macrocycle}</span>
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
  );
}

const gapAfter = (earlier: PastEvaluation | undefined, day: string): number =>
  earlier ? Math.min(MAX_GAP_PIXELS, Math.round(differenceInDays(earlier.evaluated_on, day) * PIXELS_PER_DAY)) : 0;
