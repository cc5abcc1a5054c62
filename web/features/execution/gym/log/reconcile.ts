import type { Gym } from "#contract/execution/gym.ts";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { isWaiting } from "./queue.ts";
import { beginLog, type TrainingLog } from "./training-log.ts";

interface Device {
  readonly deviceId: string;
  readonly now: number;
}

const isUnsent = (log: TrainingLog) => isWaiting(log) || log.refusal !== null;

/** Exercises that were swapped or added a while ago, of which no set is done yet. */
const isChoice = ({ snapshot, swaps, added, changedAt }: TrainingLog, now: number) =>
  snapshot.revision === 0 && Boolean(swaps?.length || added?.length) && now - changedAt < MS_PER_DAY;

/** Recorded days come in, unless something here still waits. Former weeks and what was taken back on the server go. */
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
