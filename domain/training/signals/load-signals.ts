import { addDays, type CalendarDate, formatDate } from "../../calendar-date.ts";
import { roundHalfUp } from "../../rounding.ts";
import { formatDecimal } from "../../text/number-format.ts";
import { keyOf, newestFirst, type RaisedSignal, SIGNAL_DAYS } from "./signal.ts";

/**
 * Ours, as are the limits below: single sessions differ by some percent from day to day (the 1RM by 4.2 %, the median of 32 studies: Grgic J et al. Test-retest
 * reliability of the one-repetition maximum (1RM) strength assessment. Sports Med Open 2020;6:31), a tenth is more than that.
 */
export const LOAD_DROP = 0.1;
export const COMPARED_DAYS = 14;
/** Sets are compared when their repetitions differ by no more than this: other repetitions are another prescription. */
export const COMPARABLE_REPETITIONS = 2;

/** The heaviest working set of an exercise in a training. */
export interface HeaviestWork {
  readonly execution_id: number;
  readonly day: CalendarDate;
  readonly exercise_id: number;
  readonly name: string;
  readonly load_kg: number;
  readonly repetitions: number;
  /** By the row as it is now; null without, 0 where it asks for a share of a maximum. Whoever lifts that has not lost it. */
  readonly prescribed_kg: number | null;
}

interface Drop {
  readonly last: HeaviestWork;
  readonly best: HeaviestWork;
  /** Trainings since the fall at about the same low load, the newest first: the same event. */
  readonly low: readonly HeaviestWork[];
}

/** One for each training with exercises that fell, unless the event was dismissed at one of its trainings. */
export function loadSignals(
  work: readonly HeaviestWork[],
  today: CalendarDate,
  dismissed: ReadonlySet<string>,
): readonly RaisedSignal[] {
  const byExercise = Map.groupBy(work, ({ exercise_id }) => exercise_id);
  const drops = [...byExercise.values()]
    .flatMap((ofExercise) => dropOf(ofExercise.toSorted(newestFirst), today) ?? [])
    .filter(({ low }) => !low.some((one) => dismissed.has(eventOf(one))));
  const byTraining = Map.groupBy(drops, ({ last }) => last.execution_id);
  return [...byTraining.values()].flatMap((ofTraining) => {
    const [most, ...others] = ofTraining.toSorted((one, other) => shareOf(other) - shareOf(one));
    return most ? loadSignal(most, others) : [];
  });
}

const eventOf = ({ execution_id }: HeaviestWork) => keyOf("load", execution_id);

const shareOf = ({ last, best }: Drop) => 1 - last.load_kg / best.load_kg;

const isDrop = (loadKg: number, fromKg: number) => roundHalfUp(loadKg - fromKg * (1 - LOAD_DROP), 6) <= 0;

function dropOf(work: readonly HeaviestWork[], today: CalendarDate): Drop | null {
  const [last, ...before] = work;
  if (!last || last.day <= addDays(today, -SIGNAL_DAYS)) return null;
  if (last.prescribed_kg !== null && last.load_kg >= last.prescribed_kg) return null;
  const comparable = before.filter(
    ({ day, repetitions }) => day < last.day && Math.abs(repetitions - last.repetitions) <= COMPARABLE_REPETITIONS,
  );
  const since = addDays(last.day, -COMPARED_DAYS);
  const best = comparable
    .filter(({ day }) => day >= since)
    .reduce<HeaviestWork | null>((most, one) => (most && most.load_kg >= one.load_kg ? most : one), null);
  if (!best || !isDrop(last.load_kg, best.load_kg)) return null;
  const fall = comparable.findIndex((one) => !isDrop(one.load_kg, best.load_kg) || isDrop(last.load_kg, one.load_kg));
  return { last, best, low: [last, ...comparable.slice(0, fall)] };
}

/** A glance takes in no more exercises than these. */
const TOLD = 3;

function loadSignal(most: Drop, others: readonly Drop[]): RaisedSignal {
  const { last } = most;
  const drops = [most, ...others];
  return {
    kind: "load",
    key: eventOf(last),
    knownBy: [eventOf(last)],
    is_severe: false,
    sentence:
      others.length === 0
        ? `Carga ${percentOf(most)} menor: ${last.name}`
        : `Carga menor em ${drops.length} exercícios`,
    basis: [
      ...drops
        .slice(0, TOLD)
        .map(
          (drop) =>
            `${others.length === 0 ? "" : `${drop.last.name}: `}${setText(drop.last)}, antes ${setText(drop.best)}`,
        ),
      ...(drops.length > TOLD ? [`e mais ${drops.length - TOLD}`] : []),
    ].join(" · "),
    day: last.day,
    execution_id: last.execution_id,
    exercise_id: last.exercise_id,
  };
}

const percentOf = (drop: Drop) => `${formatDecimal(shareOf(drop) * 100, 0, 0)} %`;

const setText = ({ load_kg, repetitions, day }: HeaviestWork) =>
  `${formatDecimal(load_kg, 0, 1)} kg × ${repetitions} em ${formatDate(day).slice(0, 5)}`;
