import { useEffect, useState } from "react";
import type { Gym } from "#contract/execution/gym.ts";
import type { SkipReason } from "#domain/training/executions/skip-reasons.ts";
import type { CurrentTraining } from "./current-training.ts";
import { restFrom } from "./log/rest.ts";
import {
  addExercise,
  beginLog,
  dropAdded,
  finishTraining,
  isBegun,
  isFinished,
  type KnownExercise,
  noteExercise,
  rateSet,
  recordSet,
  removeSet,
  swapExercise,
  type TrainingLog,
} from "./log/training-log.ts";
import { loadQuestion } from "./plan/load-question.ts";
import {
  doneWith,
  isSetDone,
  isStepDone,
  nextInGroup,
  openSet,
  openStepsAround,
  restAfter,
  type Step,
  type StepExercise,
  stepsOf,
  stepToContinue,
} from "./plan/steps.ts";
import type { Round } from "./screen/OneSet.tsx";
import type { useGym } from "./use-gym.ts";
import { useGymAddress } from "./use-gym-address.ts";

interface Options {
  readonly gym: Gym;
  readonly current: CurrentTraining;
  readonly device: ReturnType<typeof useGym>;
}

export type TrainingSession = ReturnType<typeof useTrainingSession>;

/** The open training: its log, the exercise that the address names, and the set that is open or chosen. */
export function useTrainingSession({ gym, current: { training, day, log: storedLog }, device }: Options) {
  const { search, show, open, close } = useGymAddress();
  const [chosen, setChosen] = useState<{ readonly key: number; readonly set: number } | null>(null);
  const target = { trainingId: training.id, trainingName: training.name, day };
  const log = storedLog ?? beginLog({ ...target, deviceId: "", execution: undefined });
  const change = (update: (log: TrainingLog) => TrainingLog) => void device.change(target, update);

  const steps = stepsOf(training, gym, log);
  const step = steps.find(({ key }) => key === search.exercicio) ?? stepToContinue(steps, log);
  const { ahead, behind } = step ? openStepsAround(steps, step, log) : { ahead: undefined, behind: [] };
  const set = step && (chosen?.key === step.key ? chosen.set : openSet(step, log));
  const prescribed = steps.filter(({ entryId }) => entryId !== null);
  const plannedSets = prescribed.reduce((sum, { work, exercises }) => sum + work.sets.length * exercises.length, 0);
  const [rated, setRated] = useState<{ readonly key: number; readonly set: number } | null>(null);
  const [passed, setPassed] = useReturnable();
  useWakeLock(isBegun(log) && !isFinished(log));

  const addressOf = ({ key }: Pick<Step, "key">) => ({ treino: training.id, exercicio: key });
  const goTo = (opened: Step, from: Step | null) => {
    setPassed(from);
    show(addressOf(opened));
    scrollTo({ top: 0 });
  };
  return {
    training,
    log,
    change,
    steps,
    step,
    ahead,
    behind,
    passed: passed?.key === step?.key ? null : passed,
    set,
    plannedSets,
    panel: search.painel,
    open,
    close,
    openStep: (opened: Step) => close(addressOf(opened)),
    openTraining: (id: number, dia?: string) => close({ treino: id, exercicio: undefined, dia }),
    chooseSet: ({ key }: Step, number: number) => setChosen({ key, set: number }),

    swap(step: Step, exercise: StepExercise, toId: number) {
      const { entryId } = step;
      if (entryId === null) return;
      const exerciseId = exercise.insteadOf?.exerciseId ?? exercise.exerciseId;
      change((one) => swapExercise(one, { entryId, exerciseId, toId }, Date.now()));
      setChosen(null);
      close(addressOf(step));
    },

    add(added: KnownExercise) {
      change((one) => addExercise(one, added, Date.now()));
      close(addressOf({ key: -added.exercise.id }));
    },

    drop({ exercises: [exercise] }: Step) {
      if (exercise) change((one) => dropAdded(one, exercise.exerciseId, Date.now()));
      close({ treino: training.id, exercicio: undefined });
    },

    goTo: (opened: Step) => goTo(opened, null),

    record(done: Step, number: number, round: Round) {
      const now = Date.now();
      const isFirst = !isSetDone(done, log, number);
      const withRound = (before: TrainingLog) =>
        round.reduce(
          (one, { exercise, values }) => recordSet(one, exercise, number, { ...kindOf(done, number), ...values }, now),
          before,
        );
      const after = withRound(log);
      const seconds = restAfter(steps, done, number, after);
      change((before) => ({ ...withRound(before), ...(isFirst && { rest: restFrom(now, seconds) }) }));
      setChosen(null);
      setRated(asksEffort(done, number) ? { key: done.key, set: number } : null);
      const inRound = isFirst ? nextInGroup(steps, done, after) : undefined;
      if (inRound && inRound.step.key !== done.key) return goTo(inRound.step, null);
      const { ahead: following } = openStepsAround(steps, done, after);
      // A load that is still asked about keeps the row open until the person goes on.
      const isLastSet = !isStepDone(done, log) && isStepDone(done, after) && !loadQuestion(done, after);
      if (isLastSet && following) goTo(following, done);
      else if (search.exercicio !== done.key) show(addressOf(done));
    },

    rated: steps.find(({ key }) => key === rated?.key) ?? null,
    ratedSet: rated?.set ?? 0,

    rate({ exercises }: Step, number: number, rir: number | null) {
      change((before) =>
        exercises.reduce(
          (one, exercise) => rateSet(one, doneWith(exercise, log, number) ?? exercise, number, rir, Date.now()),
          before,
        ),
      );
      setRated(null);
    },

    skip(step: Step, reason: SkipReason) {
      const withReason = (before: TrainingLog, skip_reason: SkipReason | null) =>
        step.exercises.reduce((one, exercise) => noteExercise(one, exercise, { skip_reason }, Date.now()), before);
      change((before) => withReason(before, reason));
      setChosen(null);
      const { ahead, behind } = openStepsAround(steps, step, withReason(log, reason));
      const following = ahead ?? behind[0];
      if (reason === "pain") show({ ...addressOf(step), painel: "dor" });
      else close(following ? addressOf(following) : addressOf(step));
    },

    takeUp(step: Step) {
      change((before) =>
        step.exercises.reduce(
          (one, exercise) => noteExercise(one, exercise, { skip_reason: null }, Date.now()),
          before,
        ),
      );
    },

    startClock: (group: number) =>
      change((before) => ({ ...before, clock: { group, startedAt: Date.now() }, rest: null })),

    remove({ exercises }: Step, number: number) {
      change((before) =>
        exercises.reduce(
          (one, exercise) => removeSet(one, doneWith(exercise, log, number) ?? exercise, number, Date.now()),
          before,
        ),
      );
      setChosen(null);
    },

    finish() {
      change((before) => finishTraining(before, Date.now()));
      close();
    },
  };
}

const kindOf = ({ work }: Step, set: number) => {
  const kind = work.sets[set - 1]?.detail?.kind;
  return kind ? { kind } : {};
};

/** The trainer wants to hear of the repetitions in reserve. */
const asksEffort = ({ work }: Step, set: number): boolean => {
  const detail = work.sets[set - 1]?.detail;
  return detail !== undefined && (detail.rir !== null || detail.rpe !== null);
};

const RETURNABLE_MS = 6000;

/** The row that was left by itself, as long as the way back is offered. */
function useReturnable() {
  const [passed, setPassed] = useState<Step | null>(null);
  useEffect(() => {
    if (!passed) return;
    const timer = setTimeout(() => setPassed(null), RETURNABLE_MS);
    return () => clearTimeout(timer);
  }, [passed]);
  return [passed, setPassed] as const;
}

/** The browser gives the lock up with the page; it is taken again on return. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      // A low battery refuses; then the screen goes dark as usual.
      lock = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isOver) void lock?.release();
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, [isWanted]);
}
