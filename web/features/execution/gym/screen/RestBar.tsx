import { use, useEffect } from "react";
import { AlarmContext } from "../device/alarm.ts";
import { clockText, type Rest, remainingSeconds, restProgress } from "../log/rest.ts";
import classes from "./SetDock.module.css";
import { useNow } from "./use-now.ts";

const EXTRA_SECONDS = 15;

interface Props {
  readonly rest: Rest;
  /** "Supino reto · 22 kg × 10", where another row follows. */
  readonly upNext: string | null;
  /** Within the row, with its plan "8–12 rep.". */
  readonly nextSet: { readonly set: number; readonly plan: string } | null;
  readonly onExtend: (seconds: number) => void;
  readonly onSkip: () => void;
}

export function RestBar({ rest, upNext, nextSet, onExtend, onSkip }: Props) {
  const alarm = use(AlarmContext);
  const now = useNow(250);
  const secondsLeft = remainingSeconds(rest, now);
  const isOver = secondsLeft <= 0;
  useEffect(() => alarm.set(rest.endsAt), [rest.endsAt, alarm]);
  return (
    <div className={classes.rest} data-over={isOver || undefined}>
      <div className={classes.passed} style={{ width: `${restProgress(rest, now) * 100}%` }} />
      <div className={classes.restText} role="timer">
        <span className={classes.clock}>{clockText(secondsLeft)}</span>
        <span className={classes.restLabel}>
          {isOver ? "descanso acabou" : nextSet ? `até a série ${nextSet.set}` : "descanso"}
          {!isOver && nextSet && <span className={classes.restPlan}>, {nextSet.plan}</span>}
        </span>
      </div>
      <button type="button" className={classes.restButton} onClick={() => onExtend(EXTRA_SECONDS)}>
        +{EXTRA_SECONDS} s
      </button>
      <button type="button" className={classes.restButton} onClick={onSkip}>
        {isOver ? "Ok" : "Pular"}
      </button>
      {upNext && <div className={classes.upNext}>A seguir: {upNext}</div>}
    </div>
  );
}
