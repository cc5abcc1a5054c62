import { addDays, type CalendarDate } from "../../calendar-date.ts";
import { PAIN_TO_STOP } from "../executions/pain.ts";
import { PERFORMANCE_LIMITS } from "../executions/performance-limits.ts";
import { shortWeekday } from "../executions/training-week.ts";
import { keyOf, newestFirst, type RaisedSignal, SIGNAL_DAYS } from "./signal.ts";

/** `exercise` is null for a note of the whole training, `pain` for a note that tells of one. */
export interface ToldPain {
  readonly execution_id: number;
  readonly day: CalendarDate;
  readonly training_name: string;
  readonly exercise_id: number | null;
  readonly exercise: string | null;
  readonly pain: number | null;
  readonly note: string;
}

const worstFirst = (one: ToldPain, other: ToldPain) => (other.pain ?? -1) - (one.pain ?? -1);

/** One for each training that told of pain, as `tellsOfPain` finds it, by its worst. */
export function painSignals(told: readonly ToldPain[], today: CalendarDate): readonly RaisedSignal[] {
  const recent = told.filter(({ day }) => day > addDays(today, -SIGNAL_DAYS)).toSorted(newestFirst);
  return [...Map.groupBy(recent, ({ execution_id }) => execution_id).values()].flatMap((ofTraining) => {
    const [worst, ...others] = ofTraining.toSorted(worstFirst);
    return worst ? painSignal(worst, others) : [];
  });
}

function painSignal(worst: ToldPain, others: readonly ToldPain[]): RaisedSignal {
  const { execution_id, exercise_id, day, training_name, pain, note } = worst;
  // A correction to less pain is the same event, one to more is another.
  const keys = range(pain ?? 0, PERFORMANCE_LIMITS.scale.max).map((level) => keyOf("pain", execution_id, level));
  const place = worst.exercise ?? training_name;
  const more = others.flatMap(({ exercise, pain: other }) => (exercise && other ? `${exercise}: ${other}` : []));
  const isSevere = pain !== null && pain >= PAIN_TO_STOP;
  return {
    kind: "pain",
    key: keys[0] ?? "",
    knownBy: keys,
    is_severe: isSevere,
    sentence: pain === null ? `Anotação de dor: ${place}` : `Dor ${pain} de 10: ${place}`,
    basis: [
      `${training_name}, ${shortWeekday(day)}`,
      ...more,
      ...(note ? [`“${note}”`] : []),
      ...(isSevere ? ["pare o exercício e encaminhe"] : []),
    ].join(" · "),
    day,
    execution_id,
    exercise_id,
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
