import { roundHalfUp } from "../../rounding.ts";
import type { Sex } from "../sex.ts";

export const GOAL_REFUSALS = {
  minor: "Metas de massa e gordura são só para adultos.",
  pregnant:
    "Na gestação não há meta de massa nem de gordura. Se ela já terminou, atualize a triagem e a anamnese do aluno.",
  birthdate_missing: "Informe a data de nascimento do aluno para propor uma meta.",
  not_measured: "Falta na última avaliação a medida de que a meta parte.",
  stature_missing: "Meça a estatura do aluno numa avaliação: sem ela não se sabe a que IMC a meta levaria.",
  target_below_floor: "Meta abaixo do mínimo seguro de gordura: 6% para homens, 14% para mulheres.",
  target_bmi_below_18_5: "A meta levaria a um IMC abaixo de 18,5.",
  target_not_below_current: "A meta precisa ser menor que o valor atual.",
  term_too_short: "O prazo precisa ter pelo menos uma semana.",
  pace_unsafe: "Ritmo acima do seguro.",
} as const;
export type GoalRefusal = keyof typeof GOAL_REFUSALS;

const ADULT_FROM_AGE = 18;
/** Points above essential fat (3 and 12 %): ours. */
const LOWEST_FAT: Readonly<Record<Sex, number>> = { male: 6, female: 14 };
/** kg/m². WHO Technical Report Series 894, 2000. */
const LOWEST_BMI = 18.5;
const HIGHEST_BMI = 24.9;
const ELDER_FROM_AGE = 60;
/** kg/m². Lipschitz DA. Prim Care 1994;21:55-67. */
const ELDER_BMI = { min: 22, max: 27 } as const;
const CLASSES_FROM_AGE = 20;

export interface GoalPerson {
  readonly sex: Sex;
  readonly ageYears: number | null;
  readonly statureCm: number | null;
  readonly isPregnant: boolean;
}

export const refusalOfPerson = ({ ageYears, isPregnant }: GoalPerson): GoalRefusal | null => {
  if (ageYears === null) return "birthdate_missing";
  if (ageYears < ADULT_FROM_AGE) return "minor";
  return isPregnant ? "pregnant" : null;
};

/** Why nobody may be brought down to this mass; a loss whose BMI is not known is none to propose. */
export function refusalOfLoss(targetKg: number, { statureCm }: Pick<GoalPerson, "statureCm">): GoalRefusal | null {
  if (statureCm === null) return "stature_missing";
  return targetKg / (statureCm / 100) ** 2 < LOWEST_BMI ? "target_bmi_below_18_5" : null;
}

export interface TargetWeight {
  readonly leanKg: number;
  readonly targetKg: number;
  readonly toLoseKg: number;
}

/** The mass at a percentage of fat while the lean mass stays. */
export function targetWeight(
  weightKg: number,
  fatPercent: number,
  goalPercent: number,
  person: GoalPerson,
): TargetWeight | GoalRefusal {
  const refusal = refusalOfPerson(person);
  if (refusal) return refusal;
  if (goalPercent < LOWEST_FAT[person.sex]) return "target_below_floor";
  if (goalPercent >= fatPercent) return "target_not_below_current";
  const leanKg = weightKg * (1 - fatPercent / 100);
  const targetKg = leanKg / (1 - goalPercent / 100);
  return refusalOfLoss(targetKg, person) ?? { leanKg, targetKg, toLoseKg: weightKg - targetKg };
}

/** kg, of adults from 20 years; null in pregnancy, below that age and without a stature. */
export function healthyWeights({ ageYears, statureCm, isPregnant }: Omit<GoalPerson, "sex">) {
  if (ageYears === null || ageYears < CLASSES_FROM_AGE || statureCm === null || isPregnant) return null;
  const { min, max } = ageYears >= ELDER_FROM_AGE ? ELDER_BMI : { min: LOWEST_BMI, max: HIGHEST_BMI };
  const square = (statureCm / 100) ** 2;
  return { minKg: roundHalfUp(min * square, 1), maxKg: roundHalfUp(max * square, 1) };
}
