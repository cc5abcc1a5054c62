import {
  GOAL_KINDS,
  type GoalBasis,
  type GoalDraft,
  type GoalKind,
  isRefused,
  type PlannedGoal,
  planGoal,
  type RefusedGoal,
} from "#domain/assessment/goals/goal.ts";
import { pacedGoal, USUAL_GAIN } from "#domain/assessment/goals/goal-pace.ts";
import { type GoalPerson, targetWeight } from "#domain/assessment/goals/target-weight.ts";
import { addDays, type CalendarDate, isCalendarDate } from "#domain/calendar-date.ts";
import { codesOf } from "#domain/text/labels.ts";
import { formatDecimal, parseDecimal } from "#domain/text/number-format.ts";
import type { Goals } from "./data.ts";

export interface TypedGoal {
  readonly target: string;
  readonly date: string;
}

export type GoalsForm = Readonly<Record<GoalKind, TypedGoal>>;

export const KINDS = codesOf(GOAL_KINDS);

/** Days: long enough for any pace. */
const ANY_TIME = 3650;

const BLANK: TypedGoal = { target: "", date: "" };

export function formOf({ goals }: Goals): GoalsForm {
  const typed = (kind: GoalKind): TypedGoal => {
    const goal = goals.find((one) => one.kind === kind);
    return goal ? { target: formatDecimal(goal.target, 0, 2), date: goal.date } : BLANK;
  };
  return { weight: typed("weight"), fat_percentage: typed("fat_percentage") };
}

export const basisOf = ({ basis }: Goals): GoalBasis | null =>
  basis && {
    evaluatedOn: basis.evaluated_on,
    weightKg: basis.weight_kg,
    fatPercent: basis.fat_percentage,
    protocol: basis.skinfold_protocol,
  };

export const personOf = ({ person }: Goals): GoalPerson => ({
  sex: person.sex,
  ageYears: person.age_years,
  statureCm: person.stature_cm,
  isPregnant: person.is_pregnant,
});

/** Null while it is blank. A day that is none is sent as it is, so that the answer says so. */
export function draftOf(kind: GoalKind, { target, date }: TypedGoal): GoalDraft | null {
  const value = parseDecimal(target);
  return value === null ? null : { kind, target: value, date };
}

/** The plan of a typed goal; null while something is open; without a day only a refusal. One that is stored and unchanged stays as it began. */
export function previewOf(
  kind: GoalKind,
  typed: TypedGoal,
  goals: Goals,
  today: CalendarDate,
): PlannedGoal | RefusedGoal | null {
  const draft = draftOf(kind, typed);
  const basis = basisOf(goals);
  if (!draft || !basis) return null;
  if (!isCalendarDate(draft.date)) {
    const planned = planGoal({ ...draft, date: addDays(today, ANY_TIME) }, basis, personOf(goals), today);
    return isRefused(planned) ? planned : null;
  }
  const stored = goals.goals.find((goal) => goal.kind === kind && goal.target === draft.target);
  return stored?.date === draft.date ? stored : planGoal(draft, basis, personOf(goals), today);
}

/** The day at a pace, in percent of the mass a week; null where the goal may not be proposed. */
export function dateAt(
  kind: GoalKind,
  typed: TypedGoal,
  goals: Goals,
  percent: number,
  today: CalendarDate,
): CalendarDate | null {
  const value = parseDecimal(typed.target);
  const basis = basisOf(goals);
  if (value === null || !basis || basis.weightKg === null) return null;
  const mass = kind === "weight" ? value : massAt(value, basis, personOf(goals));
  if (mass === null || mass === basis.weightKg) return null;
  const isLoss = mass < basis.weightKg;
  const paced = pacedGoal(today, basis.weightKg, mass, isLoss ? percent : USUAL_GAIN, null);
  return paced === "pace_unsafe" ? null : paced.date;
}

function massAt(goalPercent: number, { weightKg, fatPercent }: GoalBasis, person: GoalPerson): number | null {
  if (weightKg === null || fatPercent === null) return null;
  const found = targetWeight(weightKg, fatPercent, goalPercent, person);
  return typeof found === "string" ? null : found.targetKg;
}
