import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { factsOf, workOf } from "#domain/training/entry/display.ts";
import type { Prescription } from "#domain/training/entry/fields.ts";
import { SKIP_REASONS } from "#domain/training/executions/skip-reasons.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { MovingExercise } from "../../../catalogue/exercises/figure/MovingExercise.tsx";
import { WorkedMuscles } from "../../../catalogue/exercises/figure/WorkedMuscles.tsx";
import { exerciseLog, type TrainingLog } from "../log/training-log.ts";
import { hasClock, nameOf, type Step, shownWork, skipReasonOf } from "../plan/steps.ts";
import { beforeText } from "../plan/training-text.ts";
import { GroupHead } from "./GroupHead.tsx";
import { SetRows } from "./SetRows.tsx";
import classes from "./StepView.module.css";

interface Props {
  readonly step: Step;
  readonly position: number;
  readonly count: number;
  readonly log: TrainingLog;
  readonly current: number | undefined;
  /** The rows that are done in rounds with it; none without a group. */
  readonly group: readonly Step[];
  readonly onClock: (group: number) => void;
  readonly onTakeUp: () => void;
  readonly onChoose: (set: number) => void;
  readonly onHowTo: () => void;
  readonly onFeel: () => void;
  readonly onSwap: () => void;
  /** Null where the history stands beside the step. */
  readonly onHistory: (() => void) | null;
  readonly comment: ReactNode;
  readonly onComment: () => void;
}

export function StepView(props: Props) {
  const { step, position, count, log, current, onChoose, onHowTo, onFeel, onSwap, onHistory } = props;
  const { type, technique, exercises } = step;
  const { prescription } = shownWork(step);
  const skipped = skipReasonOf(step, log);
  const facts = factsOf(type, withOwnRest(prescription)).filter(({ value }) => value !== technique?.name);
  const pain = Math.max(-1, ...exercises.map((exercise) => exerciseLog(log, exercise)?.pain ?? -1));
  const hasNote = exercises.some((exercise) => exerciseLog(log, exercise)?.note);
  return (
    <section className={classes.step} aria-labelledby="exercicio">
      <div className={classes.head}>
        <p className={classes.block}>
          {step.block} · {position} de {count}
        </p>
        <h2 id="exercicio" className={classes.name}>
          {nameOf(step)}
        </h2>
        {exercises.map(
          ({ exerciseId, insteadOf }) =>
            insteadOf && (
              <p key={exerciseId} className={classes.block}>
                No lugar de {insteadOf.name}
              </p>
            ),
        )}
      </div>
      <div className={classes.work}>
        <span className={classes.much}>
          {prescription.sets ? `${prescription.sets.length} séries` : workOf(type, prescription)}
        </span>
        {facts.map(({ label, value }) => (
          <span key={label} className={classes.fact}>
            {label} <strong>{value}</strong>
          </span>
        ))}
      </div>
      {prescription.group && (
        <GroupHead group={prescription.group} rows={props.group} log={log} onClock={props.onClock} />
      )}
      {skipped && (
        <div className={classes.notes}>
          Pulado: {SKIP_REASONS[skipped].toLowerCase()}.{" "}
          <button type="button" className={classes.inText} onClick={props.onTakeUp}>
            Fazer mesmo assim
          </button>
        </div>
      )}
      <Figures step={step} />
      <LastTime step={step} onHistory={onHistory} />
      {prescription.notes && <div className={classes.notes}>{prescription.notes}</div>}
      {exercises.map(
        ({ exerciseId, lastNote }) =>
          lastNote && (
            <p key={exerciseId} className={classes.lastNote}>
              Da última vez, você anotou: “{lastNote}”
            </p>
          ),
      )}
      <SetRows step={step} log={log} current={current} onChoose={onChoose} />
      <div className={classes.actions}>
        <button type="button" className={classes.action} onClick={onHowTo}>
          <Icon name="eye" />
          {technique ? `Como fazer · ${technique.name}` : "Como fazer"}
        </button>
        <button type="button" className={classes.action} onClick={onFeel}>
          <Icon name="edit" />
          {pain >= 0 ? `Dor ${pain}${hasNote ? " e anotação" : ""}` : hasNote ? "Anotação" : "Dor e anotação"}
        </button>
        <button type="button" className={classes.action} onClick={onSwap}>
          <Icon name="swap" />
          {step.entryId === null ? "Tirar do treino" : "Trocar ou pular"}
        </button>
        <button type="button" className={classes.action} onClick={props.onComment}>
          <Icon name="message" />
          {props.comment}
        </button>
      </div>
    </section>
  );
}

/** A group's rest, or its clock, stands in its head. */
const withOwnRest = (prescription: Prescription): Prescription =>
  prescription.group && (prescription.group.rest_after || hasClock(prescription.group))
    ? { ...prescription, rest: null }
    : prescription;

function Figures({ step: { exercises, prescription } }: Pick<Props, "step">) {
  const [first, ...others] = exercises.filter(({ movement }) => movement);
  if (!first) return null;
  return (
    <div className={classes.figures}>
      {[first, ...others].map((exercise) => (
        <div key={exercise.exerciseId} className={classes.figure}>
          <MovingExercise exercise={exercise} execution={exercise.execution} cadence={prescription.cadence} />
        </div>
      ))}
      {others.length === 0 && (
        <div className={classes.muscles}>
          <WorkedMuscles groups={first.muscle_groups} />
        </div>
      )}
    </div>
  );
}

function LastTime({ step: { exercises, work }, onHistory }: Pick<Props, "step" | "onHistory">) {
  const lines = exercises.flatMap((exercise) => {
    const text = beforeText(exercise, work.hasLoad);
    return text ? [{ id: exercise.exerciseId, text }] : [];
  });
  if (lines.length === 0) return null;
  // The sets of several exercises need the height: their fields hold the last figures, and the history is a tap away.
  const shown =
    exercises.length > 1 ? lines.slice(0, 1).map(({ id, text }) => ({ id, text: text.split(":")[0] })) : lines;
  const texts = shown.map(({ id, text }) => <span key={id}>{text}</span>);
  const hasHistory = exercises.some(({ last, heaviest }) => last || heaviest.length > 0);
  if (!hasHistory || !onHistory) return <div className={classes.before}>{texts}</div>;
  return (
    <button type="button" className={classes.history} onClick={onHistory}>
      <span className={classes.before}>{texts}</span>
      <Icon name="chevron-right" size={20} />
      <VisuallyHidden>Ver histórico</VisuallyHidden>
    </button>
  );
}
