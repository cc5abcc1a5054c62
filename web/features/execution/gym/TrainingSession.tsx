import type { Gym } from "#contract/execution/gym.ts";
import { shortWeekday } from "#domain/training/executions/training-week.ts";
import { type LoadSteps, USUAL_LOAD_STEPS } from "#domain/training/loads/load-steps.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { CommentLabel } from "../comments/ExerciseComments.tsx";
import type { CurrentTraining } from "./current-training.ts";
import { isWaiting } from "./log/queue.ts";
import { extendRest } from "./log/rest.ts";
import { doneSets, isFinished, leaveLoadUnsaid, loadSets, reopenTraining } from "./log/training-log.ts";
import { otherTrainings } from "./plan/sequence.ts";
import { groupOf, type Step } from "./plan/steps.ts";
import { FinishedView } from "./screen/FinishedView.tsx";
import { GymFrame, SyncLine } from "./screen/GymFrame.tsx";
import { StepHistory } from "./screen/HistorySheet.tsx";
import { SetDock } from "./screen/SetDock.tsx";
import { StepList } from "./screen/StepList.tsx";
import { StepView } from "./screen/StepView.tsx";
import { StopNotice } from "./screen/StopNotice.tsx";
import { SyncNotices } from "./screen/SyncNotices.tsx";
import { TrainingSheets } from "./screen/TrainingSheets.tsx";
import type { useGym } from "./use-gym.ts";
import { useGymAddress } from "./use-gym-address.ts";
import { useTrainingSession } from "./use-training-session.ts";

interface Props {
  readonly studentId: number;
  readonly gym: Gym;
  readonly current: CurrentTraining;
  readonly device: ReturnType<typeof useGym>;
}

export function TrainingSession({ studentId, gym, current, device }: Props) {
  const session = useTrainingSession({ gym, current, device });
  const { training, log, change, steps, step, plannedSets, open } = session;
  const waiting = isWaiting(log);
  const isOpen = step !== undefined && !isFinished(log);
  const isOtherDay = useGymAddress().search.dia === log.snapshot.day;
  const atDesk = !useUpTo("lg") && isOpen;
  return (
    <GymFrame
      studentId={studentId}
      title={isOtherDay ? `${training.name} · ${shortWeekday(log.snapshot.day)}` : training.name}
      state={
        <SyncLine waiting={waiting}>{`${doneSets(log)} de ${Math.max(plannedSets, doneSets(log))} séries`}</SyncLine>
      }
      progress={plannedSets > 0 ? Math.min(doneSets(log) / plannedSets, 1) : 0}
      onList={() => open("exercicios")}
      dock={isOpen && <OpenDock session={session} step={step} loadSteps={gym.load_steps ?? USUAL_LOAD_STEPS} />}
      before={
        atDesk && (
          <aside aria-label="Exercícios do treino">
            <h2>Exercícios</h2>
            <StepList steps={steps} log={log} current={step} onStep={session.openStep} />
          </aside>
        )
      }
      after={
        atDesk && (
          <aside aria-label="Histórico do exercício">
            <h2>Histórico</h2>
            <StepHistory studentId={studentId} step={step} />
          </aside>
        )
      }
    >
      <SyncNotices
        state={device.state}
        logs={device.logs}
        onRetry={device.retry}
        onSignedIn={() => void device.sync(true)}
      />
      {!isFinished(log) && <StopNotice gym={gym} log={log} />}
      {isFinished(log) ? (
        <FinishedView
          studentId={studentId}
          gym={gym}
          log={log}
          logs={device.logs}
          plannedSets={plannedSets}
          waiting={waiting}
          onEdit={() => open("concluir")}
          onReopen={() => change((one) => reopenTraining(one, Date.now()))}
        />
      ) : (
        step && (
          <StepView
            step={step}
            position={steps.indexOf(step) + 1}
            count={steps.length}
            log={log}
            group={groupOf(steps, step)}
            onClock={session.startClock}
            onTakeUp={() => session.takeUp(step)}
            current={session.set}
            onChoose={(set) => session.chooseSet(step, set)}
            onHowTo={() => open("como-fazer")}
            onFeel={() => open("dor")}
            onSwap={() => open("trocar")}
            onHistory={atDesk ? null : () => open("historico")}
            comment={<CommentLabel studentId={studentId} trainingId={training.id} />}
            onComment={() => open("comentarios")}
          />
        )
      )}
      <TrainingSheets
        session={session}
        studentId={studentId}
        gym={gym}
        others={otherTrainings(gym, device.logs, training.id)}
      />
    </GymFrame>
  );
}

interface OpenDockProps {
  readonly session: ReturnType<typeof useTrainingSession>;
  readonly step: Step;
  readonly loadSteps: LoadSteps;
}

const OpenDock = ({ session, step, loadSteps }: OpenDockProps) => {
  const { log, set, ahead, behind, passed, change, record, remove, goTo, open, rated, ratedSet, rate } = session;
  return (
    <SetDock
      step={step}
      log={log}
      loadSteps={loadSteps}
      set={set}
      ahead={ahead}
      behind={behind}
      passed={passed}
      rated={rated}
      ratedSet={ratedSet}
      onRate={(rir) => rated && rate(rated, ratedSet, rir)}
      onRecord={(number, round) => record(step, number, round)}
      onRemove={(number) => remove(step, number)}
      onLoad={({ exercise, sets }, load) => change((one) => loadSets(one, exercise, sets, load, Date.now()))}
      onLoadUnsaid={({ exercise }) => change((one) => leaveLoadUnsaid(one, exercise))}
      onStep={goTo}
      onFinish={() => open("concluir")}
      onExtendRest={(seconds) =>
        change((one) => ({ ...one, rest: one.rest && extendRest(one.rest, seconds, Date.now()) }))
      }
      onSkipRest={() => change((one) => ({ ...one, rest: null }))}
    />
  );
};
