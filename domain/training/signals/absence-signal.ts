import { addDays, type CalendarDate, differenceInDays, formatDate } from "../../calendar-date.ts";
import { type PlannedDay, type PlannedPeriod, plannedDays } from "../executions/planned-days.ts";
import { shortWeekday } from "../executions/training-week.ts";
import { keyOf, type RaisedSignal } from "./signal.ts";

/** A student who did nothing for this number of days is called. */
export const IDLE_DAYS = 7;
export const MISSED_IN_A_ROW = 3;

/** `since`: the first day on which a training of today's cycle could be done; null while there is none. */
export interface Attendance {
  readonly since: CalendarDate | null;
  readonly last_training: CalendarDate | null;
  readonly planned: readonly PlannedPeriod[];
  readonly trained: Parameters<typeof plannedDays>[2];
}

/**
 * While a cycle runs: nothing was done for seven days, or at least three prescribed trainings in a row were missed before that. Both are one
 * event, the absence since the last training, and the longer is told.
 */
export function absenceSignal(
  { since, last_training, planned, trained }: Attendance,
  today: CalendarDate,
): readonly RaisedSignal[] {
  if (since === null) return [];
  const isSinceTraining = last_training !== null && last_training >= since;
  const start = isSinceTraining ? last_training : since;
  const days = differenceInDays(start, today);
  const missed =
    days < IDLE_DAYS
      ? missedDays(
          { from: isSinceTraining ? addDays(start, 1) : start, to: addDays(today, -1), today },
          planned,
          trained,
        )
      : [];
  if (days < IDLE_DAYS && missed.length < MISSED_IN_A_ROW) return [];
  const key = keyOf("absence", last_training ?? since);
  const event = { key, knownBy: [key], is_severe: false, execution_id: null, exercise_id: null };
  if (days >= IDLE_DAYS) return [{ ...event, kind: "idle", day: start, ...idleText(days, since, last_training) }];
  return [
    {
      ...event,
      kind: "missed",
      day: missed.at(-1)?.day ?? today,
      sentence: `${missed.length} treinos perdidos seguidos`,
      basis: missed.map(({ training_name, day }) => `${training_name}, ${shortWeekday(day)}`).join(" · "),
    },
  ];
}

const missedDays = (...planned: Parameters<typeof plannedDays>): readonly PlannedDay[] =>
  planned[0].from > planned[0].to ? [] : plannedDays(...planned).filter(({ state }) => state === "missed");

const idleText = (days: number, since: CalendarDate, last: CalendarDate | null) => ({
  sentence: last === null ? "Ainda não treinou" : `Sem treinar há ${days} dias`,
  basis:
    last === null
      ? `Treino prescrito desde ${formatDate(since)}, há ${days} dias`
      : `Último treino em ${formatDate(last)}${last < since ? `; este ciclo tem treino desde ${formatDate(since)}` : ""}`,
});
