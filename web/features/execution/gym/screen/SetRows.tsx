import { Icon } from "../../../../ui/Icon.tsx";
import { setOf, type TrainingLog } from "../log/training-log.ts";
import { isSetDone, type Step, setPlaces } from "../plan/steps.ts";
import { plannedText, setText } from "../plan/training-text.ts";
import classes from "./StepView.module.css";

interface Props {
  readonly step: Step;
  readonly log: TrainingLog;
  readonly current: number | undefined;
  /** A set that is done is corrected; a set that is not is done next. */
  readonly onChoose: (set: number) => void;
}

export function SetRows({ step, log, current, onChoose }: Props) {
  return (
    <ol className={classes.sets} aria-label="Séries">
      {setPlaces(step, log).map((set) => {
        const isDone = isSetDone(step, log, set);
        return (
          <li key={set}>
            <button
              type="button"
              className={`${classes.set} ${isDone ? classes.done : classes.planned}`}
              aria-current={set === current ? "step" : undefined}
              onClick={() => onChoose(set)}
            >
              <span className={classes.place}>{isDone ? <Icon name="check" size={18} /> : set}</span>
              <span className={classes.values}>
                {isDone ? <DoneSet step={step} log={log} set={set} /> : plannedText(step, set)}
              </span>
              <span className={classes.hint}>{isDone ? `Corrigir série ${set}` : `Série ${set}`}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function DoneSet({ step, log, set }: Pick<Props, "step" | "log"> & { readonly set: number }) {
  const done = step.exercises.flatMap((exercise) => setOf(log, exercise, set) ?? []);
  return done.map(setText).join(" + ");
}
