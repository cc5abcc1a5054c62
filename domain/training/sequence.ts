import type { CalendarDate } from "../calendar-date.ts";

interface InSequence {
  readonly id: number;
  readonly name: string;
}

/** `training_id`: null once the training is removed. */
export interface DoneInSequence {
  readonly training_id: number | null;
  readonly training_name: string;
  readonly day: CalendarDate;
  readonly started_at: string | null;
}

const momentOf = ({ day, started_at: start }: DoneInSequence) => `${day} ${start ?? ""}`;

/** The latest by its day, and on a day by its beginning. */
export const doneLast = <T extends DoneInSequence>(done: readonly T[]): T | undefined =>
  done.toSorted((one, other) => (momentOf(one) < momentOf(other) ? 1 : -1))[0];

/**
 * The training after the one that was done last; after the last one the first again. In another week the same training has another id, and
 * is known by its name. The first where nothing was done; undefined without trainings.
 */
export function nextInSequence<T extends InSequence>(
  trainings: readonly T[],
  done: readonly DoneInSequence[],
): T | undefined {
  const last = doneLast(done);
  const byId = trainings.findIndex(({ id }) => id === last?.training_id);
  const place = byId >= 0 ? byId : trainings.findIndex(({ name }) => name === last?.training_name);
  return trainings[(place + 1) % trainings.length];
}

/** "2º de 4 na sequência" */
export const placeText = (index: number, count: number): string => `${index + 1}º de ${count} na sequência`;

interface Turning {
  readonly weekdays: readonly string[];
}

/**
 * A training of a sequence comes round this often a week: the student's days shared among all. Where no days are known, a week is one round.
 */
export const withTurns = <T extends Turning>(trainings: readonly T[], daysPerWeek: number) =>
  trainings.map((training) => ({ ...training, times_a_week: (daysPerWeek || trainings.length) / trainings.length }));
