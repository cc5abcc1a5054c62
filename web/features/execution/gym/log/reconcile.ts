import type { Gym } from "#contract/execution/gym.ts";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { isWaiting } from "./queue.ts";
import { beginLog, isUnderWay, type TrainingLog } from "./training-log.ts";

interface Device {
  readonly deviceId: string;
  readonly now: number;
}

const isUnsent = (log: TrainingLog) => isWaiting(log) || log.refusal !== null;

/** Exercises that were swapped or added a while ago, of which no set is done yet. */
const isChoice = ({ snapshot, swaps, added, changedAt }: TrainingLog, now: number) =>
  snapshot.revision === 0 && Boolean(swaps?.length || added?.length) && now - changedAt < MS_PER_DAY;

/** The training under way stays with its exercises when another week, with other trainings, begins at midnight. */
export function withUnderWay(gym: Gym, kept: Gym | undefined, logs: readonly TrainingLog[], now: number): Gym {
  const isGone = (id: number) => gym.trainings.every((training) => training.id !== id);
  const ids = new Set(logs.filter((log) => isUnderWay(log, now)).map(({ trainingId }) => trainingId));
  const trainings = kept?.trainings.filter(({ id }) => ids.has(id) && isGone(id)) ?? [];
  if (trainings.length === 0) return gym;
  const listedIds = new Set(gym.exercises.map(({ exercise_id }) => exercise_id));
  const exercises = kept?.exercises.filter(({ exercise_id }) => !listedIds.has(exercise_id)) ?? [];
  return { ...gym, trainings: [...gym.trainings, ...trainings], exercises: [...gym.exercises, ...exercises] };
}

/** Recorded days come in, unless something here still waits. Older days and what was taken back on the server go. */
export function reconcile(gym: Gym, logs: readonly TrainingLog[], { deviceId, now }: Device) {
  const executions = gym.executions.flatMap((execution) =>
    execution.training_id === null ? [] : [{ execution, trainingId: execution.training_id }],
  );
  const logOf = (trainingId: number, day: string) =>
    logs.find((log) => log.trainingId === trainingId && log.snapshot.day === day);
  const keep = executions.flatMap(({ execution, trainingId }) => {
    const { day, training_name: trainingName } = execution;
    const log = logOf(trainingId, day);
    if (log && isUnsent(log)) return [];
    const begun = beginLog({ trainingId, trainingName, day, deviceId, execution });
    const ofDevice = {
      rest: log?.rest ?? null,
      loadsUnsaid: log?.loadsUnsaid ?? [],
      swaps: log?.swaps ?? [],
      added: log?.added ?? [],
      clock: log?.clock ?? null,
    };
    return [{ ...begun, changedAt: log?.changedAt || now, ...ofDevice }];
  });
  const isKnown = (log: TrainingLog) =>
    executions.some(({ execution, trainingId }) => trainingId === log.trainingId && execution.day === log.snapshot.day);
  const remove = logs.filter((log) => !isUnsent(log) && !isKnown(log) && !isChoice(log, now));
  return { keep, remove };
}
