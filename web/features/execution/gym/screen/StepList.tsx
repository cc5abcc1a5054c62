import { groupText } from "#domain/training/sets/row-group.ts";
import { isWorkingSeries } from "#domain/training/techniques.ts";
import type { TrainingLog } from "../log/training-log.ts";
import { groupOf, isSetDone, nameOf, type Step, setPlaces, skipReasonOf } from "../plan/steps.ts";
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
        const { group } = step.prescription;
        const rows = groupOf(steps, step);
        return (
          <li key={step.key} className={group ? classes.grouped : undefined}>
            {group && rows[0] === step && <p className={classes.group}>{groupText(group, rows.length)}</p>}
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
