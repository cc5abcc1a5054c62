import { formatDecimal } from "../text/number-format.ts";
import type { Limits } from "./anthropometry/measures.ts";
import { measured } from "./result.ts";

export const STATURE_DIGITS = 3;
export const HEART_DIGITS = 3;

/** cm: from a newborn to the tallest person on record (272 cm); three digits. */
export const STATURE_LIMITS: Limits = { min: 40, max: 272 };
/** kg: from a small child to the heaviest person on record (635 kg); the mask takes ###,##. */
export const WEIGHT_LIMITS: Limits = { min: 2, max: 650 };
/** bpm, at rest: from the slowest athlete on record to what would need an ambulance. */
export const HEART_RATE_LIMITS: Limits = { min: 25, max: 250 };
export const BLOOD_PRESSURE_LIMITS: Limits = { min: 20, max: 350 };

/** Both ends included. */
export function isWithin({ min, max }: Limits, value: number): boolean {
  return value >= min && value <= max;
}

export const limitsMessage = ({ min, max }: Limits): string =>
  `Informe um valor entre ${formatDecimal(min, 0, 2)} e ${formatDecimal(max, 0, 2)}`;

export interface EvaluationEssentials {
  readonly statureCm: number | null | undefined;
  readonly weightKg: number | null | undefined;
  readonly restingHeartRate: number | null | undefined;
}

/** `path` is the field's place in the evaluated items on the wire. */
export interface EvaluationRefusal {
  readonly path: "student.stature" | "student.weight" | "heart.fcRepouso";
  readonly message: string;
}

export function refusalsToSave(evaluation: EvaluationEssentials): readonly EvaluationRefusal[] {
  const refusals: EvaluationRefusal[] = [];
  if (measured(evaluation.statureCm) === null) {
    refusals.push({ path: "student.stature", message: "Estatura Obrigatória!" });
  }
  if (measured(evaluation.weightKg) === null) {
    refusals.push({ path: "student.weight", message: "Massa Obrigatória!" });
  }
  if (measured(evaluation.restingHeartRate) === null) {
    refusals.push({ path: "heart.fcRepouso", message: "Frequência Cardíaca de Repouso Obrigatória!" });
  }
  return refusals;
}

/** Understands a stature typed in metres: "1,65" and "1.7" become "165" and "170"; any other text is left as it is. */
export function completeStature(text: string): string {
  const typed = /^([12])[.,](\d{1,2})$/.exec(text.trim());
  return typed ? `${typed[1]}${(typed[2] ?? "").padEnd(2, "0")}` : text;
}

/** Null for a stature that does not read as metres. */
export function statureInMetres(statureCm: number): string | null {
  const text = String(statureCm);
  const offered = completeStature(text);
  return offered === text ? null : `Informe a estatura em centímetros: ${offered}`;
}

/** Completes a weight typed short: "70" becomes "70,00", "70,5" becomes "70,50"; any other text is left as it is. */
export function completeWeight(text: string): string {
  const typed = /^(\d{2,3})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  return typed ? `${typed[1]},${(typed[2] ?? "").padEnd(2, "0")}` : text;
}
