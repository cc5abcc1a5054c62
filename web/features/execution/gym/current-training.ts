import type { Gym } from "#contract/execution/gym.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { nextTraining } from "#domain/training/next-training.ts";
import type { GymSearch } from "./gym-search.ts";
import { isUnderWay, type TrainingLog } from "./log/training-log.ts";
import { todayInSequence } from "./plan/sequence.ts";

export interface CurrentTraining {
  readonly training: Training;
  readonly day: string;
  /** Undefined before the first set. */
  readonly log: TrainingLog | undefined;
}

/** Any day of the cycle up to today. */
export const isRecordable = ({ cycle }: Gym, day: string, now: number): boolean =>
  cycle !== null && day >= cycle.start_date && day <= cycle.end_date && day <= todayInSaoPaulo(now);

/** The chosen one, else the one under way, else today's, else the next by its day or in the sequence. Undefined once the cycle that the device holds is over. */
export function currentTraining(
  gym: Gym,
  logs: readonly TrainingLog[],
  { treino: chosenId, dia }: Pick<GymSearch, "treino" | "dia">,
  now: number,
): CurrentTraining | undefined {
  const chosenDay = dia !== undefined && isRecordable(gym, dia, now) ? dia : undefined;
  const running = logs.filter((log) => isUnderWay(log, now)).sort((a, b) => b.changedAt - a.changedAt)[0];
  const find = (id: number | undefined) => gym.trainings.find((training) => training.id === id);
  const isOver = gym.cycle !== null && gym.cycle.end_date < todayInSaoPaulo(now);
  const proposed = gym.sequence ? todayInSequence(gym, logs, todayInSaoPaulo(now)) : nextTraining(gym.trainings, now);
  const training = find(chosenId) ?? find(running?.trainingId) ?? proposed;
  if (!training || (isOver && !running && !chosenDay)) return undefined;
  const begunOn = running?.trainingId === training.id ? running.snapshot.day : undefined;
  const day = chosenDay ?? begunOn ?? todayInSaoPaulo(now);
  const log = logs.find((one) => one.trainingId === training.id && one.snapshot.day === day);
  return { training, day, log };
}
