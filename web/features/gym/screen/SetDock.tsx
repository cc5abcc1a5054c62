import { useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { prepareAlarm } from "../device/alarm.ts";
import { currentRest } from "../log/rest.ts";
import { type ExerciseRef, type SetValues, setOf, type TrainingLog } from "../log/training-log.ts";
import { valuesFor } from "../plan/prefill.ts";
import { isSetDone, nameOf, type Step, type StepExercise } from "../plan/steps.ts";
import { RestBar } from "./RestBar.tsx";
import classes from "./SetDock.module.css";
import { SetTimer } from "./SetTimer.tsx";
import { SetValuesInput } from "./SetValuesInput.tsx";

/** A set of each exercise of a row. */
export type Round = readonly { readonly exercise: ExerciseRef; readonly values: SetValues }[];

interface Props {
  readonly step: Step;
  readonly log: TrainingLog;
  /** The set that the dock is about; undefined once all are done. */
  readonly set: number | undefined;
  /** What follows this row; undefined when the training is over. */
  readonly next: Step | undefined;
  readonly onRecord: (set: number, round: Round) => void;
  readonly onRemove: (set: number) => void;
  readonly onNext: () => void;
  readonly onExtendRest: (seconds: number) => void;
  readonly onSkipRest: () => void;
}

/** Where a set is counted: its figures, and one big button that always lies at the same place. */
export function SetDock(props: Props) {
  const { step, log, set, next, onNext } = props;
  const rest = currentRest(log.rest, Date.now());
  const isCorrecting = set !== undefined && isSetDone(step, log, set);
  return (
    <section className={classes.dock} aria-label="Série">
      <div className={classes.inner}>
        {rest && !isCorrecting && <RestBar rest={rest} onExtend={props.onExtendRest} onSkip={props.onSkipRest} />}
        {set === undefined ? (
          <button type="button" className={`${classes.main} ${classes.onward}`} onClick={onNext}>
            {next ? `Próximo: ${nameOf(next)}` : "Concluir treino"}
            <Icon name="chevron-right" size={26} />
          </button>
        ) : (
          <OneSet key={`${step.entryId}.${set}`} {...props} set={set} isCorrecting={isCorrecting} />
        )}
      </div>
    </section>
  );
}

type OneSetProps = Props & { readonly set: number; readonly isCorrecting: boolean };

function OneSet({ step, log, set, isCorrecting, onRecord, onRemove }: OneSetProps) {
  const [changed, setChanged] = useState<Readonly<Record<number, SetValues>>>({});
  const [shown, setShown] = useState(0);
  const valuesOf = (exercise: StepExercise) => changed[exercise.exerciseId] ?? valuesFor(step, exercise, set, log);
  const exercise = step.exercises[shown] ?? step.exercises[0];
  if (!exercise) return null;
  const { seconds, repetitions } = valuesOf(exercise);
  // The time of a breathing manoeuvre is that of each repetition.
  const isTimed = seconds !== null && seconds > 0 && repetitions === null;
  const total = Math.max(step.work.sets.length, set);
  const record = () => {
    prepareAlarm();
    onRecord(
      set,
      step.exercises.map((one) => ({ exercise: one, values: valuesOf(one) })),
    );
  };
  return (
    <>
      {isCorrecting && (
        <div className={classes.correcting}>
          Corrigindo a série {set}
          <button type="button" className={classes.undo} onClick={() => onRemove(set)}>
            Desfazer série
          </button>
        </div>
      )}
      {step.exercises.length > 1 && (
        <div className={classes.tabs}>
          {step.exercises.map(({ exerciseId, name }, place) => (
            <button
              key={exerciseId}
              type="button"
              className={classes.tab}
              aria-pressed={place === shown}
              onClick={() => setShown(place)}
            >
              {setOf(log, { entryId: step.entryId, exerciseId, name }, set) && "✓ "}
              {name}
            </button>
          ))}
        </div>
      )}
      <SetValuesInput
        key={exercise.exerciseId}
        values={valuesOf(exercise)}
        hasLoad={step.work.hasLoad}
        onChange={(values) => setChanged({ ...changed, [exercise.exerciseId]: values })}
      />
      {!isCorrecting && isTimed && <SetTimer key={seconds} seconds={seconds} />}
      <button type="button" className={classes.main} onClick={record}>
        <Icon name="check" size={26} />
        {isCorrecting ? `Salvar série ${set}` : `Série ${set} de ${total} feita`}
      </button>
    </>
  );
}
