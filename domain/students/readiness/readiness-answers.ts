import { addMonths, type CalendarDate, differenceInDays } from "../../calendar-date.ts";

export const INTENSITIES = { light: "Leve", moderate: "Moderado", vigorous: "Forte" } as const;

/** The first six decide the screening, the others only what a training heeds. */
export const CHRONIC_DISEASES = {
  heart: "Doença do coração",
  peripheral_vascular: "Doença arterial nas pernas",
  stroke: "AVC ou doença vascular do cérebro",
  diabetes_type1: "Diabetes tipo 1",
  diabetes_type2: "Diabetes tipo 2",
  kidney: "Doença renal",
  arrhythmia: "Arritmia ou marca-passo",
  hypertension: "Pressão alta",
  osteoporosis: "Osteoporose",
} as const;

export const SIGNS = {
  chest_pain: "Dor ou aperto no peito, pescoço, mandíbula ou braço",
  breathlessness: "Falta de ar em repouso ou com pouco esforço",
  dizziness: "Tontura ou desmaio",
  night_breathlessness: "Falta de ar ao deitar ou durante a noite",
  ankle_swelling: "Tornozelos inchados",
  palpitations: "Palpitações ou coração acelerado",
  claudication: "Dor nas pernas ao caminhar, que passa ao parar",
  murmur: "Sopro no coração conhecido",
  fatigue: "Cansaço fora do comum em tarefas simples",
} as const;

/**
 * Medicines that change a training. Heart rates: Healthwise, "Cardiac Rehabilitation: Medicine and Exercise", 2023; Peel C, Mossberg KA.
 * Phys Ther 1995;75:387-396. Insulin: Colberg SR, et al. Diabetes Care 2016;39(11):2065-2079.
 */
export const MEDICINES = {
  beta_blocker: "Betabloqueador (propranolol, atenolol, metoprolol…)",
  rate_lowering: "Verapamil, diltiazem, ivabradina, digoxina ou amiodarona",
  rate_raising: "Broncodilatador (bombinha)",
  blood_pressure: "Remédio para pressão ou diurético",
  insulin: "Insulina ou remédio para diabetes",
  anticoagulant: "Anticoagulante (varfarina, rivaroxabana, apixabana)",
} as const;

/** As ACOG Committee Opinion 650 (2015) lists them; both need the obstetrician. */
export const PREGNANCY_RISKS = {
  none: "Sem complicações",
  relative: "Com cuidado (anemia, pressão, diabetes ou epilepsia mal controladas…)",
  absolute: "De risco (sangramento, pré-eclâmpsia, placenta prévia, bolsa rota…)",
} as const;

export type Intensity = keyof typeof INTENSITIES;
export type ChronicDisease = keyof typeof CHRONIC_DISEASES;
export type Sign = keyof typeof SIGNS;
export type Medicine = keyof typeof MEDICINES;
export type PregnancyRisk = keyof typeof PREGNANCY_RISKS;

/** Null: not asked yet. An empty list: asked, and none. */
export interface ReadinessAnswers {
  /** Exercise of 30 minutes or more, moderate, on three days a week, for three months. */
  readonly is_active: boolean | null;
  readonly wished_intensity: Intensity | null;
  readonly diseases: readonly ChronicDisease[] | null;
  readonly signs: readonly Sign[] | null;
  readonly medicines: readonly Medicine[] | null;
  readonly is_pregnant: boolean | null;
  readonly pregnancy_week: number | null;
  readonly pregnancy_risk: PregnancyRisk | null;
  /** A doctor's clearance, and the hardest effort that it allows. */
  readonly cleared_on: string | null;
  readonly cleared_for: Intensity | null;
}

export const NOT_ASKED: ReadinessAnswers = {
  is_active: null,
  wished_intensity: null,
  diseases: null,
  signs: null,
  medicines: null,
  is_pregnant: null,
  pregnancy_week: null,
  pregnancy_risk: null,
  cleared_on: null,
  cleared_for: null,
};

export const LAST_PREGNANCY_WEEK = 42;

/** On a day before or after that of the answer; null where it is no week of a pregnancy. */
export function pregnancyWeekOn(day: CalendarDate, week: number, answeredOn: CalendarDate): number | null {
  const then = week + Math.floor(differenceInDays(answeredOn, day) / 7);
  return then < 1 || then > LAST_PREGNANCY_WEEK ? null : then;
}

const NO_PREGNANCY = { is_pregnant: null, pregnancy_week: null, pregnancy_risk: null } as const;

/** On a day before it began, or after it must have ended, a pregnancy is not asked for: of an unknown week as early and as late as it can be. */
export function withPregnancyOn(
  day: CalendarDate,
  answers: ReadinessAnswers,
  answeredOn: CalendarDate,
): ReadinessAnswers {
  const { is_pregnant, pregnancy_week } = answers;
  if (!is_pregnant) return answers;
  const furthest = day <= answeredOn ? LAST_PREGNANCY_WEEK : 1;
  const week = pregnancyWeekOn(day, pregnancy_week ?? furthest, answeredOn);
  if (week === null) return { ...answers, ...NO_PREGNANCY };
  return { ...answers, pregnancy_week: pregnancy_week && week };
}

const CLEARANCE_MONTHS = 12;

export const clearanceEnds = (clearedOn: CalendarDate): CalendarDate => addMonths(clearedOn, CLEARANCE_MONTHS);
