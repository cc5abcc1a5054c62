import { useMergedRef } from "@mantine/hooks";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { LoadSteps } from "#domain/training/loads/load-steps.ts";
import { buttonBar } from "../../../../ui/button-bar.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { currentRest } from "../log/rest.ts";
import { setOf, type TrainingLog } from "../log/training-log.ts";
import { type LoadQuestion, loadQuestion } from "../plan/load-question.ts";
import { type HeavyLoads, heavyLoadsOf, targetText } from "../plan/prefill.ts";
import { isSetDone, nameOf, type Step, setPlaces } from "../plan/steps.ts";
import { passedOverText, plannedText } from "../plan/training-text.ts";
import { LoadStepper } from "./LoadStepper.tsx";
import { OneSet, type Round } from "./OneSet.tsx";
import { RestBar } from "./RestBar.tsx";
import classes from "./SetDock.module.css";
import { SetEffort } from "./SetEffort.tsx";

interface Props {
  readonly step: Step;
  readonly log: TrainingLog;
  readonly loadSteps: LoadSteps;
  /** Undefined once all are done. */
  readonly set: number | undefined;
  /** The next row with open sets, and those that were passed over. */
  readonly ahead: Step | undefined;
  readonly behind: readonly Step[];
  /** It was left by itself a moment ago. */
  readonly passed: Step | null;
  /** The row and set whose effort is asked for. */
  readonly rated: Step | null;
  readonly ratedSet: number;
  readonly onRate: (rir: number | null) => void;
  readonly onRecord: (set: number, round: Round) => void;
  readonly onRemove: (set: number) => void;
  readonly onLoad: (question: LoadQuestion, load: number | null) => void;
  readonly onLoadUnsaid: (question: LoadQuestion) => void;
  readonly onStep: (step: Step) => void;
  readonly onFinish: () => void;
  readonly onExtendRest: (seconds: number) => void;
  readonly onSkipRest: () => void;
}

export function SetDock(props: Props) {
  const { step, log, set, passed } = props;
  const rest = currentRest(log.rest, Date.now());
  const isCorrecting = set !== undefined && isSetDone(step, log, set);
  // The question stays while it is answered, although the sets have a load from the first digit on.
  const [answering, setAnswering] = useState<LoadQuestion | null>(null);
  const stepQuestion =
    answering &&
    step.exercises.some(
      (one) => one.exerciseId === answering.exercise.exerciseId && one.entryId === answering.exercise.entryId,
    )
      ? answering
      : loadQuestion(step, log);
  const question = isCorrecting ? undefined : stepQuestion;
  const answeredLoad = question ? (setOf(log, question.exercise, question.sets[0] ?? 0)?.load_kg ?? null) : null;
  const dock = useRef<HTMLElement>(null);
  useFocusInside(dock, `${step.key}.${set}`);
  const bar = useMergedRef(dock, buttonBar);
  return (
    <section ref={bar} className={classes.dock} aria-label="Série">
      <div className={classes.inner}>
        {passed && (
          <div className={classes.correcting}>
            <span role="status">✓ {nameOf(passed)}</span>
            <button type="button" className={classes.back} onClick={() => props.onStep(passed)}>
              Voltar
            </button>
          </div>
        )}
        {rest && !isCorrecting && (
          <RestBar
            rest={rest}
            upNext={upNextText(props)}
            nextSet={set === undefined ? null : { set, plan: plannedText(step, set) }}
            onExtend={props.onExtendRest}
            onSkip={props.onSkipRest}
          />
        )}
        {props.rated && <SetEffort step={props.rated} set={props.ratedSet} onRate={props.onRate} />}
        {question && (
          <LoadPrompt
            key={`${step.key}.${question.exercise.exerciseId}`}
            question={question}
            heavy={heavyLoadsOf(question.exercise.equipment, props.loadSteps)}
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
          <Onward {...props} />
        ) : (
          <OneSet
            key={`${step.key}.${set}.${step.exercises.map(({ exerciseId }) => exerciseId).join()}`}
            step={step}
            log={log}
            set={set}
            loadSteps={props.loadSteps}
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

/** The set that was recorded takes its button away; the keyboard goes on from the next one. */
function useFocusInside(dock: RefObject<HTMLElement | null>, current: string) {
  const previous = useRef(current);
  useEffect(() => {
    if (previous.current === current) return;
    previous.current = current;
    if (document.activeElement !== document.body) return;
    dock.current?.querySelector<HTMLElement>("[data-main]")?.focus({ preventScroll: true });
  }, [dock, current]);
}

/** Rows that were passed over are offered once there is nothing ahead. */
function Onward({ ahead, behind, onStep, onFinish }: Pick<Props, "ahead" | "behind" | "onStep" | "onFinish">) {
  const [first] = behind;
  const following = ahead ?? first;
  return (
    <>
      {!ahead && first && (
        <div className={classes.correcting}>
          <span role="status">{passedOverText(behind)} Fazer agora?</span>
          <button type="button" className={classes.back} onClick={onFinish}>
            Concluir treino
          </button>
        </div>
      )}
      <button
        type="button"
        data-main
        className={`${classes.main} ${classes.onward}`}
        onClick={() => (following ? onStep(following) : onFinish())}
      >
        {ahead ? `Próximo: ${nameOf(ahead)}` : first ? `Fazer agora: ${nameOf(first)}` : "Concluir treino"}
        <Icon name="chevron-right" size={26} />
      </button>
    </>
  );
}

/** While a row has no set done yet, and after its last one, the rest tells what follows. */
function upNextText({ step, log, set, ahead }: Props): string | null {
  if (set === undefined) return ahead ? targetText(ahead, log) : null;
  return setPlaces(step, log).some((one) => isSetDone(step, log, one)) ? null : targetText(step, log);
}

interface LoadPromptProps {
  readonly question: LoadQuestion;
  readonly heavy: HeavyLoads;
  readonly isNamed: boolean;
  readonly load: number | null;
  readonly onChange: (load: number | null) => void;
  readonly onBodyWeight: () => void;
  readonly onEnd: () => void;
}

/** The question stands beside the button and never holds it up. */
function LoadPrompt({ question: { exercise }, heavy, isNamed, load, onChange, onBodyWeight, onEnd }: LoadPromptProps) {
  return (
    <fieldset className={classes.prompt}>
      <legend className={classes.promptText}>Com que carga?{isNamed && ` ${exercise.name}`}</legend>
      <LoadStepper load={load} heavy={heavy} onChange={onChange} />
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
