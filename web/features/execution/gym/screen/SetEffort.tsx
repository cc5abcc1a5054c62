import { formatDecimal } from "#domain/text/number-format.ts";
import type { Step } from "../plan/steps.ts";
import classes from "./SetDock.module.css";

interface Props {
  readonly step: Step;
  readonly set: number;
  /** Repetitions in reserve: RPE is 10 less them. */
  readonly onRate: (rir: number | null) => void;
}

const RESERVES = [0, 1, 2, 3, 4, 5];

/** One tap after a set whose effort the trainer asks for. It never holds up the next set. */
export function SetEffort({ step, set, onRate }: Props) {
  const asksRpe = step.work.sets[set - 1]?.detail?.rpe != null;
  const choices = asksRpe ? RESERVES.toReversed() : RESERVES;
  return (
    <fieldset className={classes.prompt}>
      <legend className={classes.promptText}>
        {asksRpe ? `Série ${set}: que esforço, de 0 a 10?` : `Série ${set}: quantas ainda daria para fazer?`}
      </legend>
      <div className={classes.answers}>
        {choices.map((rir) => (
          <button key={rir} type="button" className={classes.answer} onClick={() => onRate(rir)}>
            {asksRpe ? formatDecimal(10 - rir, 0, 1) : rir === RESERVES.at(-1) ? `${rir}+` : rir}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
