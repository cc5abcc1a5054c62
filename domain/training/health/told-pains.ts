import { type CalendarDate, compareDates, formatDate } from "../../calendar-date.ts";
import type { PainfulArea } from "../painful-area-table.ts";
import { eachAreaOnce, type PainfulPlace } from "../painful-areas.ts";

/** A pain that was told longer ago is past, or stands in the anamnesis. The choice is ours. */
export const DAYS_OF_PAIN = 14;

/** Told by the student while training, from `PAIN_TO_MARK` on. */
export interface ToldPain {
  readonly exercise_id: number;
  /** Null where the student did not say. */
  readonly area: PainfulArea | null;
  /** From 0 to 10. */
  readonly pain: number;
  readonly day: CalendarDate;
}

/** "dor 7 de 10 em 24/11/2026" */
export const toldPainText = ({ pain, day }: Pick<ToldPain, "pain" | "day">): string =>
  `dor ${pain} de 10 em ${formatDate(day)}`;

/** The newest first, and of a day the strongest. */
const byDay = (one: ToldPain, other: ToldPain): number => compareDates(other.day, one.day) || other.pain - one.pain;

/** It looks at a row's exercises, and takes the newest where two are as strong. Undefined without one. */
export const strongestPain = (exerciseIds: readonly number[], pains: readonly ToldPain[]): ToldPain | undefined =>
  pains
    .filter(({ exercise_id }) => exerciseIds.includes(exercise_id))
    .toSorted((one, other) => other.pain - one.pain || byDay(one, other))[0];

/** The areas that the student named, each once. */
export const placesTold = (pains: readonly ToldPain[]): readonly PainfulPlace[] =>
  eachAreaOnce(
    pains
      .toSorted(byDay)
      .flatMap((told) => (told.area === null ? [] : { area: told.area, quote: toldPainText(told), source: "treino" })),
  );
