import { Icon } from "../../../../ui/Icon.tsx";
import { setOf, type TrainingLog } from "../log/training-log.ts";
import { doneWith, isSetDone, type Step, setPlaces } from "../plan/steps.ts";
import { doneSetText, plannedText } from "../plan/training-text.ts";
import classes from "./StepView.module.css";

interface Props {
  readonly step: Step;
  readonly log: TrainingLog;
  readonly current: number | undefined;
  /** A set that is done is corrected; a set that is not is done next. */
  readonly onChoose: (set: number) => void;
}

export function SetRows({ step, log, current, onChoose }: Props) {
  const places = setPlaces(step, log);
  const extra = places.length + 1;
  return (
    <ol className={classes.sets} aria-label="Séries">
      {(current === extra ? [...places, extra] : places).map((set) => {
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
      {current !== extra && (
        <li>
          <button type="button" className={classes.more} onClick={() => onChoose(extra)}>
            <Icon name="plus" size={18} />
            Mais uma série
          </button>
        </li>
      )}
    </ol>
  );
}

/** A set from before a swap tells its exercise. */
function DoneSet({ step, log, set }: Pick<Props, "step" | "log"> & { readonly set: number }) {
  return step.exercises
    .flatMap((exercise) => {
      const ref = doneWith(exercise, log, set);
      const done = ref && setOf(log, ref, set);
      if (!done) return [];
      return ref.exerciseId === exercise.exerciseId ? doneSetText(done) : `${doneSetText(done)} (${ref.name})`;
    })
    .join(" + ");
}
