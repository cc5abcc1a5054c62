import { addDays, type CalendarDate } from "../../calendar-date.ts";
import { roundHalfUp } from "../../rounding.ts";

export const PACES = { comfortable: "Confortável", adequate: "Adequado", fast: "Acelerado" } as const;
export type Pace = keyof typeof PACES;

/** Percent of the mass a week. Garthe I et al. Int J Sport Nutr Exerc Metab 2011;21:97-104. */
export const USUAL_LOSS = 0.7;
/** Helms ER, Aragon AA, Fitschen PJ. J Int Soc Sports Nutr 2014;11:20. */
const ADEQUATE_LOSS = 1;
const COMFORTABLE_LOSS = 0.5;
const FASTEST_LOSS = 1.5;
/** Iraki J et al. Sports 2019;7:154. */
export const USUAL_GAIN = 0.25;
const FASTEST_GAIN = 0.5;
const ELDER_FROM_AGE = 65;

export interface PacedGoal {
  readonly weeks: number;
  readonly date: CalendarDate;
  readonly firstWeekKg: number;
  readonly pace: Pace;
}

const DAYS_OF_WEEK = 7;

/** From one mass to another by a compound share a week; "pace_unsafe" above 1.5 % of loss or 0.5 % of gain. */
export function pacedGoal(
  start: CalendarDate,
  weightKg: number,
  targetKg: number,
  percentPerWeek: number,
  ageYears: number | null,
): PacedGoal | "pace_unsafe" {
  const isLoss = targetKg < weightKg;
  if (isUnsafe(percentPerWeek, isLoss)) return "pace_unsafe";
  const factor = 1 + ((isLoss ? -1 : 1) * percentPerWeek) / 100;
  const weeks = Math.log(targetKg / weightKg) / Math.log(factor);
  return {
    weeks,
    date: addDays(start, Math.ceil(roundHalfUp(DAYS_OF_WEEK * weeks, 9))),
    firstWeekKg: (weightKg * percentPerWeek) / 100,
    pace: paceOf(percentPerWeek, isLoss, ageYears),
  };
}

export const isUnsafe = (percentPerWeek: number, isLoss: boolean): boolean =>
  roundHalfUp(percentPerWeek, 9) > (isLoss ? FASTEST_LOSS : FASTEST_GAIN);

/** The day at 1 % of loss, or 0.5 % of gain, a week. */
export function earliestSafeDate(start: CalendarDate, weightKg: number, targetKg: number): CalendarDate | null {
  const percent = targetKg < weightKg ? ADEQUATE_LOSS : FASTEST_GAIN;
  const paced = pacedGoal(start, weightKg, targetKg, percent, null);
  return paced === "pace_unsafe" ? null : paced.date;
}

/** From 65 years what is adequate for others is fast. */
export function paceOf(percentPerWeek: number, isLoss: boolean, ageYears: number | null): Pace {
  const percent = roundHalfUp(percentPerWeek, 9);
  if (!isLoss) return percent <= USUAL_GAIN ? "comfortable" : "adequate";
  if (percent <= COMFORTABLE_LOSS) return "comfortable";
  return percent <= ADEQUATE_LOSS && (ageYears ?? 0) < ELDER_FROM_AGE ? "adequate" : "fast";
}

/** Percent a week that a date demands. */
export const neededPercent = (weightKg: number, targetKg: number, days: number): number =>
  100 * Math.abs(1 - (targetKg / weightKg) ** (DAYS_OF_WEEK / days));
