import { use, useState } from "react";
import type { LoadSteps } from "#domain/training/loads/load-steps.ts";
import { isBarLoaded } from "#domain/training/plates.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { AlarmContext } from "../device/alarm.ts";
import type { ExerciseRef, SetValues, TrainingLog } from "../log/training-log.ts";
import { heavyLoadsOf, valuesFor } from "../plan/prefill.ts";
import { doneWith, type Step, type StepExercise } from "../plan/steps.ts";
import classes from "./SetDock.module.css";
import { SetTimer } from "./SetTimer.tsx";
import { SetValuesInput } from "./SetValuesInput.tsx";

export type Round = readonly { readonly exercise: ExerciseRef; readonly values: SetValues }[];

interface Props {
  readonly step: Step;
  readonly log: TrainingLog;
  readonly set: number;
  readonly loadSteps: LoadSteps;
  readonly isCorrecting: boolean;
  /** Its answer is the load of this set too. */
  readonly questionedExercise: StepExercise | undefined;
  readonly onRecord: (set: number, round: Round) => void;
  readonly onRemove: (set: number) => void;
}

export function OneSet({ step, log, set, loadSteps, isCorrecting, questionedExercise, onRecord, onRemove }: Props) {
  const alarm = use(AlarmContext);
  const [changed, setChanged] = useState<Readonly<Record<number, Partial<SetValues>>>>({});
  const [shown, setShown] = useState(0);
  const valuesOf = (exercise: StepExercise): SetValues => ({
    ...valuesFor(step, exercise, set, log),
    ...changed[exercise.exerciseId],
  });
  const exercise = step.exercises[shown] ?? step.exercises[0];
  if (!exercise) return null;
  const { seconds, repetitions } = valuesOf(exercise);
  // The time of a breathing manoeuvre is that of each repetition.
  const isTimed = seconds !== null && seconds > 0 && repetitions === null;
  const total = step.work.sets.length;
  const isOpenEnded = step.work.sets[set - 1]?.detail?.kind === "amrap";
  const lacksRepetitions = isOpenEnded && repetitions === null;
  const record = () => {
    alarm.prepare();
    onRecord(
      set,
      step.exercises.map((one) => ({ exercise: doneWith(one, log, set) ?? one, values: valuesOf(one) })),
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
          {step.exercises.map((one, index) => (
            <button
              key={one.exerciseId}
              type="button"
              className={classes.tab}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              {doneWith(one, log, set) && "✓ "}
              {one.name}
            </button>
          ))}
        </div>
      )}
      <div className={step.exercises.length > 1 ? classes.inLine : classes.values}>
        <SetValuesInput
          key={exercise.exerciseId}
          values={valuesOf(exercise)}
          heavy={heavyLoadsOf(exercise.equipment, loadSteps)}
          bar={step.exercises.length === 1 && isBarLoaded(exercise.equipment) ? loadSteps : null}
          hasLoad={step.work.hasLoad && questionedExercise?.exerciseId !== exercise.exerciseId}
          onChange={(change) =>
            setChanged({ ...changed, [exercise.exerciseId]: { ...changed[exercise.exerciseId], ...change } })
          }
        />
      </div>
      {!isCorrecting && isTimed && <SetTimer key={seconds} seconds={seconds} />}
      <button type="button" data-main className={classes.main} disabled={lacksRepetitions} onClick={record}>
        {!lacksRepetitions && <Icon name="check" size={26} />}
        {lacksRepetitions
          ? "Diga quantas repetições"
          : isCorrecting
            ? `Salvar série ${set}`
            : set > step.work.sets.length
              ? `Série extra ${set} feita`
              : `Série ${set} de ${total} feita`}
      </button>
    </>
  );
}
