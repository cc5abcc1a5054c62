import { parseDecimal } from "#domain/text/number-format.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { strongestPain, type ToldPain } from "#domain/training/health/told-pains.ts";
import { type Deload, WEEK_LIMITS, type WeekRule, type WeekRuleKind } from "#domain/training/weeks/week-rule.ts";

/** As typed, so that changing the kind and back loses nothing. */
export interface RuleForm {
  readonly kind: WeekRuleKind;
  readonly kg: string;
  readonly percent: string;
  readonly repetitions: string;
  readonly weeksUp: string;
  readonly drop: string;
}

export interface DeloadForm {
  readonly isOn: boolean;
  readonly every: string;
  readonly sets: string;
  readonly load: string;
}

export const NEW_RULE: RuleForm = {
  kind: "percent",
  kg: "2,5",
  percent: "2,5",
  repetitions: "1",
  weeksUp: "3",
  drop: "10",
};
const SAME: RuleForm = { ...NEW_RULE, kind: "same" };

/** Without a load there is none to raise. `isHeld`: a doctor has to clear the student first. */
export function proposedRule(entries: readonly { readonly carga: number | null }[], isHeld: boolean): RuleForm {
  if (isHeld) return SAME;
  return entries.some(({ carga }) => carga !== null) ? NEW_RULE : { ...NEW_RULE, kind: "repetitions" };
}

type Row = { readonly id: number } & Parameters<typeof exercisesOf<{ readonly id: number }>>[0];

export const painOf = (row: Row, pains: readonly ToldPain[]): ToldPain | undefined =>
  strongestPain(
    exercisesOf(row).map(({ id }) => id),
    pains,
  );

/** Rows in which pain was told stay as they are, until the trainer decides otherwise. */
export const rulesByPain = (rows: readonly Row[], pains: readonly ToldPain[]): ReadonlyMap<number, RuleForm> =>
  new Map(rows.filter((row) => painOf(row, pains)).map(({ id }) => [id, SAME]));

export const NEW_DELOAD: DeloadForm = { isOn: false, every: "4", sets: "40", load: "10" };

/** While a field is blank or beyond its limit, the nearest figure that can be. */
function within(typed: string, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(Math.max(parseDecimal(typed) ?? 0, min), max);
}

export function ruleOf({ kind, kg, percent, repetitions, weeksUp, drop }: RuleForm): WeekRule {
  switch (kind) {
    case "same":
      return { kind };
    case "kilograms":
      return { kind, kg: within(kg, WEEK_LIMITS.kilograms) };
    case "percent":
      return { kind, percent: within(percent, WEEK_LIMITS.percent) };
    case "repetitions":
      return { kind, repetitions: within(repetitions, WEEK_LIMITS.repetitions) };
    case "wave":
      return {
        kind,
        percent: within(percent, WEEK_LIMITS.percent),
        weeks_up: within(weeksUp, WEEK_LIMITS.weeksUp),
        drop_percent: within(drop, WEEK_LIMITS.drop),
      };
  }
}

export const deloadOf = ({ isOn, every, sets, load }: DeloadForm): Deload | null =>
  isOn
    ? {
        every: within(every, WEEK_LIMITS.every),
        sets_percent: within(sets, WEEK_LIMITS.reduction),
        load_percent: within(load, WEEK_LIMITS.reduction),
      }
    : null;

export interface ListedWeek {
  readonly id: number;
  readonly name: string;
  readonly lock_version: number;
  readonly has_training: boolean;
  readonly is_finished: boolean;
}

export type FollowingWeek<Week extends ListedWeek> = Week & { readonly number: number };

/** Those that can be written, each with how many weeks it is after the copied one. Without a week, another mesocycle is copied. */
export function followingWeeks<Week extends ListedWeek>(
  weeks: readonly Week[],
  sourceId: number | undefined,
): FollowingWeek<Week>[] {
  const first = sourceId === undefined ? 0 : weeks.findIndex(({ id }) => id === sourceId);
  return weeks
    .map((week, index) => ({ ...week, number: index - first }))
    .filter(({ number, is_finished }) => !is_finished && number >= (sourceId === undefined ? 0 : 1));
}

/** The last week with trainings before one without, so that the next ones follow it. */
export function proposedSource<Week extends ListedWeek>(weeks: readonly Week[]): Week | undefined {
  const withTraining = weeks.filter(({ has_training }) => has_training);
  return (
    withTraining.findLast((week) => followingWeeks(weeks, week.id).some(({ has_training }) => !has_training)) ??
    withTraining[0]
  );
}
