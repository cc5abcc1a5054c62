import type { Gym } from "#contract/execution/gym.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { addDays } from "#domain/calendar-date.ts";
import { plannedDays } from "#domain/training/executions/planned-days.ts";
import { doneSets, isFinished, type TrainingLog } from "../log/training-log.ts";
import { followingTraining } from "./sequence.ts";

/** Two weeks hold every training that a cycle has by weekday. */
const AHEAD_DAYS = 13;

interface TrainingAhead {
  readonly training: Training;
  /** Null in a sequence. */
  readonly day: string | null;
}

const isTrained = (log: TrainingLog): boolean => doneSets(log) > 0 || isFinished(log);

/** Not done yet, on the first of these days that has one; in a sequence the one that follows. Undefined at the end of the cycle. */
export function trainingAhead(
  gym: Gym,
  logs: readonly TrainingLog[],
  { today, from }: { readonly today: string; readonly from: string },
): TrainingAhead | undefined {
  const { cycle, trainings } = gym;
  if (!cycle) return undefined;
  if (gym.sequence) {
    const following = from <= cycle.end_date ? followingTraining(gym, logs) : undefined;
    return following && { training: following, day: null };
  }
  const periods = trainings.map(({ id, name, weekdays }) => ({
    training_id: id,
    training_name: name,
    weekdays,
    first: cycle.start_date,
    last: cycle.end_date,
  }));
  const done = logs.map((log) => ({
    training_id: log.trainingId,
    day: log.snapshot.day,
    is_trained: isTrained(log),
  }));
  const next = plannedDays({ from, to: addDays(from, AHEAD_DAYS - 1), today }, periods, done).find(
    ({ state }) => state === "planned",
  );
  const training = trainings.find(({ id }) => id === next?.training_id);
  return next && training && { training, day: next.day };
}

/** The latest training of a day and the next one to come, as this device knows them. Undefined where it holds no cycle of that day. */
export function keptToday(gym: Gym, logs: readonly TrainingLog[], today: string) {
  const { cycle } = gym;
  if (!cycle || today < cycle.start_date || today > cycle.end_date) return undefined;
  const trained = logs
    .filter((log) => log.snapshot.day === today && isTrained(log))
    .toSorted((one, other) => (one.snapshot.started_at ?? "").localeCompare(other.snapshot.started_at ?? ""))
    .at(-1);
  const from = gym.sequence && trained ? addDays(today, 1) : today;
  return {
    cycle,
    trained: trained?.trainingName ?? null,
    next: trainingAhead(gym, logs, { today, from }),
  };
}
