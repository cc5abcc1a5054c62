import { type CalendarDate, differenceInDays, formatDate } from "../../calendar-date.ts";
import { formatDecimal } from "../../text/number-format.ts";
import type { Limits } from "../anthropometry/measures.ts";
import { IN_PREGNANCY } from "../change-verdict.ts";
import { WEIGHT_LIMITS } from "../evaluation-rules.ts";
import { earliestSafeDate, isUnsafe, neededPercent, type Pace, paceOf } from "./goal-pace.ts";
import {
  GOAL_REFUSALS,
  type GoalPerson,
  type GoalRefusal,
  refusalOfLoss,
  refusalOfPerson,
  targetWeight,
} from "./target-weight.ts";

export const GOAL_KINDS = {
  weight: { label: "Massa", unit: "kg", limits: WEIGHT_LIMITS },
  fat_percentage: { label: "Gordura", unit: "%", limits: { min: 3, max: 65 } },
} as const satisfies Readonly<Record<string, { label: string; unit: string; limits: Limits }>>;
export type GoalKind = keyof typeof GOAL_KINDS;

export interface GoalDraft {
  readonly kind: GoalKind;
  readonly target: number;
  readonly date: CalendarDate;
}

/** The measures from which a goal begins, or on which its progress is read. */
export interface GoalBasis {
  readonly evaluatedOn: CalendarDate;
  readonly weightKg: number | null;
  readonly fatPercent: number | null;
  /** Fat percentages of two protocols are not compared. */
  readonly protocol: string;
}

/** `start_weight_kg` and the target's mass in kg. */
export interface PlannedGoal extends GoalDraft {
  readonly started_on: CalendarDate;
  /** The day of the evaluation that it begins from. */
  readonly based_on: CalendarDate;
  readonly start: number;
  readonly protocol: string;
  readonly start_weight_kg: number;
  readonly target_weight_kg: number;
  readonly percent_per_week: number;
  readonly pace: Pace;
}

export interface RefusedGoal {
  readonly refusal: GoalRefusal;
  readonly sentence: string;
}

const refused = (refusal: GoalRefusal, more = ""): RefusedGoal => ({
  refusal,
  sentence: `${GOAL_REFUSALS[refusal]}${more}`,
});

export const isRefused = (goal: PlannedGoal | RefusedGoal): goal is RefusedGoal => "refusal" in goal;

const measureOf = (kind: GoalKind, { weightKg, fatPercent }: GoalBasis) => (kind === "weight" ? weightKg : fatPercent);

function massOf({ kind, target }: GoalDraft, basis: GoalBasis, person: GoalPerson): number | GoalRefusal {
  const { weightKg, fatPercent } = basis;
  if (weightKg === null || (kind === "fat_percentage" && fatPercent === null)) return "not_measured";
  if (kind === "fat_percentage" && fatPercent !== null) {
    const found = targetWeight(weightKg, fatPercent, target, person);
    return typeof found === "string" ? found : found.targetKg;
  }
  if (target === weightKg) return "target_not_below_current";
  return (target < weightKg && refusalOfLoss(target, person)) || target;
}

/** A goal with the pace that its date demands; a sentence where it may not be proposed. */
export function planGoal(
  draft: GoalDraft,
  basis: GoalBasis,
  person: GoalPerson,
  today: CalendarDate,
): PlannedGoal | RefusedGoal {
  const ofPerson = refusalOfPerson(person);
  if (ofPerson) return refused(ofPerson);
  const mass = massOf(draft, basis, person);
  if (typeof mass === "string") return refused(mass);
  const { weightKg } = basis;
  const start = measureOf(draft.kind, basis);
  if (weightKg === null || start === null) return refused("not_measured");
  const days = differenceInDays(today, draft.date);
  if (days < 7) return refused("term_too_short");
  const percent_per_week = neededPercent(weightKg, mass, days);
  const isLoss = mass < weightKg;
  if (isUnsafe(percent_per_week, isLoss)) {
    const safe = earliestSafeDate(today, weightKg, mass);
    return refused("pace_unsafe", safe ? ` Com segurança, a partir de ${formatDate(safe)}.` : "");
  }
  const pace = paceOf(percent_per_week, isLoss, person.ageYears);
  const planned = {
    started_on: today,
    based_on: basis.evaluatedOn,
    start,
    protocol: basis.protocol,
    start_weight_kg: weightKg,
  };
  return { ...draft, ...planned, target_weight_kg: mass, percent_per_week, pace };
}

/** kg a week: CDC and NHS advise 0.5 to 1. */
const MANY_KG = 1;
const STAGE_SHARE = 0.1;
/** Six months. */
const STAGE_DAYS = 183;

/** In Portuguese: what to watch in a goal that is allowed. */
export function goalNotes(goal: PlannedGoal): string[] {
  const { kind, start_weight_kg, target_weight_kg, percent_per_week, started_on, date } = goal;
  const isLoss = target_weight_kg < start_weight_kg;
  const stage = start_weight_kg * (1 - STAGE_SHARE);
  const isLong = differenceInDays(started_on, date) > STAGE_DAYS || (isLoss && target_weight_kg < stage);
  return [
    ...(kind === "fat_percentage"
      ? [`Massa de ${formatDecimal(target_weight_kg, 1)} kg. Supõe massa magra constante.`]
      : []),
    ...(isLoss && (start_weight_kg * percent_per_week) / 100 > MANY_KG ? ["Mais de 1 kg por semana no começo."] : []),
    ...(isLong
      ? [
          isLoss && target_weight_kg < stage
            ? `Meta longa: a primeira etapa seria ${formatDecimal(stage, 1)} kg (10% da massa).`
            : "Meta longa: revise a cada seis meses.",
        ]
      : []),
  ];
}

export interface GoalProgress {
  readonly current: number | null;
  /** 0 to 100 of the way; null where the current value may not be compared with the start. */
  readonly percent: number | null;
  /** The value that the pace would have reached by the day. */
  readonly expected: number;
  readonly caveat: string | null;
}

/** The part of a goal that was reached on the day of an evaluation; a pregnancy has no pace to keep. */
export function goalProgress(goal: PlannedGoal, basis: GoalBasis, isPregnant: boolean): GoalProgress {
  const { kind, start, target, started_on, date } = goal;
  const share = Math.min(
    1,
    Math.max(0, differenceInDays(started_on, basis.evaluatedOn) / differenceInDays(started_on, date)),
  );
  const expected = start * (target / start) ** share;
  const current = measureOf(kind, basis);
  if (current === null) return { current, percent: null, expected, caveat: null };
  if (isPregnant) return { current, percent: null, expected, caveat: IN_PREGNANCY };
  if (kind === "fat_percentage" && basis.protocol !== goal.protocol)
    return { current, percent: null, expected, caveat: "protocolos diferentes" };
  const percent = Math.round(Math.min(100, Math.max(0, (100 * (start - current)) / (start - target))));
  return { current, percent, expected, caveat: null };
}

/** "Gordura: de 28 para 18% até 01/04/2027". */
export const goalText = ({ kind, start, target, date }: PlannedGoal): string => {
  const { label, unit } = GOAL_KINDS[kind];
  const space = unit === "%" ? "" : " ";
  return `${label}: de ${formatDecimal(start, 0, 1)} para ${formatDecimal(target, 0, 1)}${space}${unit} até ${formatDate(date)}`;
};

/** "40% do caminho, agora 24%, no ritmo previsto"; words of what is known. */
export function progressText(goal: PlannedGoal, { current, percent, expected, caveat }: GoalProgress): string {
  if (current === null) return "Sem medida nesta avaliação.";
  const { unit } = GOAL_KINDS[goal.kind];
  const now = `agora ${formatDecimal(current, 0, 1)}${unit === "%" ? "" : " "}${unit}`;
  if (caveat || percent === null) return `${now} (${caveat})`;
  if (percent === 0 && expected === goal.start) return `Ponto de partida: ${now}.`;
  if (percent === 100) return `Alcançada: ${now}.`;
  const isAhead = goal.target < goal.start ? current <= expected : current >= expected;
  return `${percent}% do caminho, ${now}; o previsto era ${formatDecimal(expected, 0, 1)}${isAhead ? "" : ", atrás do ritmo"}.`;
}
