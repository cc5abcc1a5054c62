import type { Gym } from "#contract/execution/gym.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { type DoneInSequence, doneLast, nextInSequence } from "#domain/training/sequence.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { doneSets, isFinished, type TrainingLog } from "../log/training-log.ts";

type Sequence = NonNullable<Gym["sequence"]>;

/** The server's records, corrected by what this device holds, sent or not. */
function doneIn({ since, done }: Sequence, logs: readonly TrainingLog[]): DoneInSequence[] {
  const held = logs.filter(({ snapshot }) => snapshot.day >= since);
  const isHeld = (one: DoneInSequence) =>
    held.some(({ trainingId, snapshot }) => trainingId === one.training_id && snapshot.day === one.day);
  const trained = held.filter((log) => doneSets(log) > 0 || isFinished(log));
  return [
    ...done.filter((one) => !isHeld(one)),
    ...trained.map(({ trainingId, trainingName, snapshot: { day, started_at } }) => ({
      training_id: trainingId,
      training_name: trainingName,
      day,
      started_at,
    })),
  ];
}

/** Undefined where the trainings have weekdays, and without any. */
export const followingTraining = ({ sequence, trainings }: Gym, logs: readonly TrainingLog[]): Training | undefined =>
  sequence ? nextInSequence(trainings, doneIn(sequence, logs)) : undefined;

/** The one that was done today stays today's; else the one that follows. */
export function todayInSequence(gym: Gym, logs: readonly TrainingLog[], today: string): Training | undefined {
  const last = gym.sequence && doneLast(doneIn(gym.sequence, logs));
  const ofToday = last?.day === today && gym.trainings.find(({ id }) => id === last.training_id);
  return ofToday || followingTraining(gym, logs);
}

const daysOf = ({ weekdays }: Training) =>
  WEEKDAYS.filter(({ value }) => weekdays.includes(value))
    .map(({ name }) => name.replace("-feira", ""))
    .join(", ");

/** Those beside the open one, each with its days or its place. */
export function otherTrainings(gym: Gym, logs: readonly TrainingLog[], openId: number) {
  const followingId = followingTraining(gym, logs)?.id;
  return gym.trainings
    .map((training, index) => ({
      training,
      when: !gym.sequence ? daysOf(training) : training.id === followingId ? "próximo" : `${index + 1}º`,
    }))
    .filter(({ training }) => training.id !== openId);
}
