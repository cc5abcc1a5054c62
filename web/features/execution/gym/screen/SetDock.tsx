import { use, useState } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import { AlarmContext } from "../device/alarm.ts";
import { currentRest } from "../log/rest.ts";
import { type ExerciseRef, type SetValues, setOf, type TrainingLog } from "../log/training-log.ts";
import { type LoadQuestion, loadQuestion } from "../plan/load-question.ts";
import { valuesFor } from "../plan/prefill.ts";
import { isSetDone, nameOf, type Step, type StepExercise } from "../plan/steps.ts";
import { LoadStepper } from "./LoadStepper.tsx";
import { RestBar } from "./RestBar.tsx";
import classes from "./SetDock.module.css";
import { SetTimer } from "./SetTimer.tsx";
import { SetValuesInput } from "./SetValuesInput.tsx";

export type Round = readonly { readonly exercise: ExerciseRef; readonly values: SetValues }[];

interface Props {
  readonly step: Step;
  readonly log: TrainingLog;
  /** Undefined once all are done. */
  readonly set: number | undefined;
  /** Undefined when the training is over. */
  readonly next: Step | undefined;
  readonly onRecord: (set: number, round: Round) => void;
  readonly onRemove: (set: number) => void;
  readonly onLoad: (question: LoadQuestion, load: number | null) => void;
  readonly onLoadUnsaid: (question: LoadQuestion) => void;
  readonly onNext: () => void;
  readonly onExtendRest: (seconds: number) => void;
  readonly onSkipRest: () => void;
}

export function SetDock(props: Props) {
  const { step, log, set, next, onNext } = props;
  const rest = currentRest(log.rest, Date.now());
  const isCorrecting = set !== undefined && isSetDone(step, log, set);
  // The question stays while it is answered, although the sets have a load from the first digit on.
  const [answering, setAnswering] = useState<LoadQuestion | null>(null);
  const stepQuestion = answering?.exercise.entryId === step.entryId ? answering : loadQuestion(step, log);
  const question = isCorrecting ? undefined : stepQuestion;
  const answeredLoad = question ? (setOf(log, question.exercise, question.sets[0] ?? 0)?.load_kg ?? null) : null;
  return (
    <section className={classes.dock} aria-label="Série">
      <div className={classes.inner}>
        {rest && !isCorrecting && <RestBar rest={rest} onExtend={props.onExtendRest} onSkip={props.onSkipRest} />}
        {question && (
          <LoadPrompt
            key={`${question.exercise.entryId}.${question.exercise.exerciseId}`}
            question={question}
            isNamed={step.exercises.length > 1}
            load={answeredLoad}
            onChange={(load) => {
              setAnswering(question);
              props.onLoad(question, load);
            }}
            onBodyWeight={() => {
              setAnswering(null);
              props.onLoad(question, 0);
            }}
            onEnd={() => {
              setAnswering(null);
              if (answeredLoad === null) props.onLoadUnsaid(question);
            }}
          />
        )}
        {set === undefined ? (
          <button type="button" className={`${classes.main} ${classes.onward}`} onClick={onNext}>
            {next ? `Próximo: ${nameOf(next)}` : "Concluir treino"}
            <Icon name="chevron-right" size={26} />
          </button>
        ) : (
          <OneSet
            key={`${step.entryId}.${set}`}
            {...props}
            set={set}
            isCorrecting={isCorrecting}
            questionedExercise={question?.exercise}
            onRecord={(index, round) => {
              setAnswering(null);
              props.onRecord(index, round);
            }}
            onRemove={(index) => {
              setAnswering(null);
              props.onRemove(index);
            }}
          />
        )}
      </div>
    </section>
  );
}

interface LoadPromptProps {
  readonly question: LoadQuestion;
  readonly isNamed: boolean;
  readonly load: number | null;
  readonly onChange: (load: number | null) => void;
  readonly onBodyWeight: () => void;
  readonly onEnd: () => void;
}

/** The question stands beside the button and never holds it up. */
function LoadPrompt({ question: { exercise }, isNamed, load, onChange, onBodyWeight, onEnd }: LoadPromptProps) {
  return (
    <fieldset className={classes.prompt}>
      <legend className={classes.promptText}>Com que carga?{isNamed && ` ${exercise.name}`}</legend>
      <LoadStepper load={load} onChange={onChange} />
      <div className={classes.answers}>
        <button type="button" className={classes.answer} onClick={onBodyWeight}>
          0 kg: peso do corpo
        </button>
        <button type="button" className={classes.answer} onClick={onEnd}>
          {load === null ? "Agora não" : "Pronto"}
        </button>
      </div>
    </fieldset>
  );
}

interface OneSetProps extends Props {
  readonly set: number;
  readonly isCorrecting: boolean;
  /** Its answer is the load of this set too. */
  readonly questionedExercise: StepExercise | undefined;
}

function OneSet({ step, log, set, isCorrecting, questionedExercise, onRecord, onRemove }: OneSetProps) {
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
  const total = Math.max(step.work.sets.length, set);
  const record = () => {
    alarm.prepare();
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
          {step.exercises.map(({ exerciseId, name }, index) => (
            <button
              key={exerciseId}
              type="button"
              className={classes.tab}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
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
        hasLoad={step.work.hasLoad && questionedExercise?.exerciseId !== exercise.exerciseId}
        onChange={(change) =>
          setChanged({ ...changed, [exercise.exerciseId]: { ...changed[exercise.exerciseId], ...change } })
        }
      />
      {!isCorrecting && isTimed && <SetTimer key={seconds} seconds={seconds} />}
      <button type="button" className={classes.main} onClick={record}>
        <Icon name="check" size={26} />
        {isCorrecting ? `Salvar série ${set}` : `Série ${set} de ${total} feita`}
      </button>
    </>
  );
}
