import { isWorkingSeries } from "#domain/training/techniques.ts";
import type { TrainingLog } from "../log/training-log.ts";
import { isSetDone, nameOf, type Step, setPlaces, skipReasonOf } from "../plan/steps.ts";
import classes from "./StepsSheet.module.css";

interface Props {
  readonly steps: readonly Step[];
  readonly log: TrainingLog;
  readonly current: Step | undefined;
  readonly onStep: (step: Step) => void;
}

export function StepList({ steps, log, current, onStep }: Props) {
  return (
    <ol className={classes.list}>
      {steps.map((step) => {
        const places = setPlaces(step, log);
        const done = places.filter((set) => isSetDone(step, log, set)).length;
        const isDone = done === places.length;
        return (
          <li key={step.key}>
            <button
              type="button"
              className={classes.row}
              aria-current={step.key === current?.key ? "step" : undefined}
              onClick={() => onStep(step)}
            >
              <span>
                {nameOf(step)}
                {!isWorkingSeries(step.prescription.seriesTypeId) && <small>Preparação</small>}
              </span>
              <span className={`${classes.count} ${isDone ? classes.done : ""}`}>
                {skipReasonOf(step, log) ? "pulado" : isDone ? "✓ feito" : `${done} de ${places.length}`}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
