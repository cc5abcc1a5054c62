import { useState } from "react";
import type { Gym } from "#contract/execution/gym.ts";
import type { CurrentTraining } from "./current-training.ts";
import { isWaiting } from "./log/queue.ts";
import { extendRest, restFrom } from "./log/rest.ts";
import {
  beginLog,
  doneSets,
  finishTraining,
  isBegun,
  isFinished,
  leaveLoadUnsaid,
  loadSets,
  noteExercise,
  noteTraining,
  recordSet,
  removeSet,
  reopenTraining,
  type TrainingLog,
} from "./log/training-log.ts";
import { isStepDone, openSet, type Step, stepsOf, stepToContinue } from "./plan/steps.ts";
import { FeelSheet } from "./screen/FeelSheet.tsx";
import { FinishedView } from "./screen/FinishedView.tsx";
import { FinishSheet } from "./screen/FinishSheet.tsx";
import { GymFrame } from "./screen/GymFrame.tsx";
import { HowToSheet } from "./screen/HowToSheet.tsx";
import { type Round, SetDock } from "./screen/SetDock.tsx";
import { StepsSheet } from "./screen/StepsSheet.tsx";
import { StepView } from "./screen/StepView.tsx";
import { SyncLine } from "./screen/SyncLine.tsx";
import { SyncNotices } from "./screen/SyncNotices.tsx";
import { useWakeLock } from "./screen/use-wake-lock.ts";
import type { useGym } from "./use-gym.ts";
import { useGymAddress } from "./use-gym-address.ts";

interface Props {
  readonly studentId: number;
  readonly gym: Gym;
  readonly current: CurrentTraining;
  readonly device: ReturnType<typeof useGym>;
}

export function TrainingSession({ studentId, gym, current: { training, day, log: kept }, device }: Props) {
  const { search, show, open, close } = useGymAddress();
  const [chosen, choose] = useState<{ readonly entryId: number; readonly set: number } | null>(null);
  const target = { trainingId: training.id, trainingName: training.name, day };
  const log = kept ?? beginLog({ ...target, deviceId: "", execution: undefined });
  const change = (update: (log: TrainingLog) => TrainingLog) => void device.change(target, update);

  const steps = stepsOf(training, gym.exercises);
  const step = steps.find(({ entryId }) => entryId === search.exercicio) ?? stepToContinue(steps, log);
  const next = step && steps.find((one) => one !== step && !isStepDone(one, log));
  const set = step && (chosen?.entryId === step.entryId ? chosen.set : openSet(step, log));
  const plannedSets = steps.reduce((sum, { work, exercises }) => sum + work.sets.length * exercises.length, 0);
  const waiting = isWaiting(log);
  useWakeLock(isBegun(log) && !isFinished(log));

  const placeOf = (entryId: number) => ({ treino: training.id, exercicio: entryId });
  const goOn = () => {
    if (!next) return open("concluir");
    show(placeOf(next.entryId));
    scrollTo({ top: 0 });
  };
  const record = (at: Step, place: number, round: Round) => {
    const now = Date.now();
    const isFirst = chosen === null;
    change((before) => {
      const after = round.reduce((one, { exercise, values }) => recordSet(one, exercise, place, values, now), before);
      return isFirst ? { ...after, rest: restFrom(now, at.work.restSeconds) } : after;
    });
    choose(null);
    // The last set of a row leaves the row open until the person goes on.
    if (search.exercicio !== at.entryId) show(placeOf(at.entryId));
  };
  const remove = (at: Step, place: number) => {
    change((before) => at.exercises.reduce((one, exercise) => removeSet(one, exercise, place, Date.now()), before));
    choose(null);
  };
  const finish = () => {
    change((before) => finishTraining(before, Date.now()));
    close();
  };

  return (
    <GymFrame
      studentId={studentId}
      title={training.name}
      state={<SyncLine waiting={waiting}>{`${doneSets(log)} de ${plannedSets} séries`}</SyncLine>}
      progress={plannedSets > 0 ? Math.min(doneSets(log) / plannedSets, 1) : 0}
      onList={() => open("exercicios")}
      dock={
        step &&
        !isFinished(log) && (
          <SetDock
            step={step}
            log={log}
            set={set}
            next={next}
            onRecord={(place, round) => record(step, place, round)}
            onRemove={(place) => remove(step, place)}
            onLoad={({ exercise, sets }, load) => change((one) => loadSets(one, exercise, sets, load, Date.now()))}
            onLoadUnsaid={({ exercise }) => change((one) => leaveLoadUnsaid(one, exercise))}
            onNext={goOn}
            onExtendRest={(seconds) =>
              change((one) => ({ ...one, rest: one.rest && extendRest(one.rest, seconds, Date.now()) }))
            }
            onSkipRest={() => change((one) => ({ ...one, rest: null }))}
          />
        )
      }
    >
      <SyncNotices
        state={device.state}
        logs={device.logs}
        onRetry={device.retry}
        onSignedIn={() => void device.sync(true)}
      />
      {isFinished(log) ? (
        <FinishedView
          studentId={studentId}
          log={log}
          waiting={waiting}
          onEdit={() => open("concluir")}
          onReopen={() => change((one) => reopenTraining(one, Date.now()))}
        />
      ) : (
        step && (
          <StepView
            step={step}
            place={steps.indexOf(step) + 1}
            count={steps.length}
            log={log}
            current={set}
            onChoose={(place) => choose({ entryId: step.entryId, set: place })}
            onHowTo={() => open("como-fazer")}
            onFeel={() => open("dor")}
          />
        )
      )}
      <StepsSheet
        opened={search.painel === "exercicios"}
        studentId={studentId}
        training={training}
        steps={steps}
        log={log}
        current={step}
        others={gym.trainings.filter(({ id }) => id !== training.id)}
        onStep={({ entryId }) => close(placeOf(entryId))}
        onTraining={({ id }) => close({ treino: id, exercicio: undefined })}
        onFinish={() => open("concluir")}
        onClose={close}
      />
      {step && (
        <>
          <HowToSheet opened={search.painel === "como-fazer"} step={step} onClose={close} />
          <FeelSheet
            opened={search.painel === "dor"}
            step={step}
            log={log}
            onChange={(exercise, felt) => change((one) => noteExercise(one, exercise, felt, Date.now()))}
            onClose={close}
          />
        </>
      )}
      <FinishSheet
        opened={search.painel === "concluir"}
        log={log}
        plannedSets={plannedSets}
        onFeel={(felt) => change((one) => noteTraining(one, felt, Date.now()))}
        onFinish={finish}
        onClose={close}
      />
    </GymFrame>
  );
}
