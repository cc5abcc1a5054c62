import { folded } from "../../text/accentless.ts";
import { estimateOneRepMax } from "./one-rep-max.ts";

interface Test {
  /** Blank where nobody named it. */
  readonly exercise_name: string;
  readonly repetitions: number | null;
  readonly weight: number;
}

interface StrengthDifference {
  readonly of: "1RM" | "carga";
  readonly kg: number;
  readonly isRough: boolean;
}

const estimateOf = ({ repetitions, weight }: Test) =>
  repetitions === null ? null : estimateOneRepMax(weight, repetitions);

/** In place of a difference. */
export const OTHER_EXERCISE = "outro exercício";

/** Beside a rough difference. */
export const ROUGH_NOTE = "* Acima de 10 repetições a estimativa é menos precisa.";

/** Case, accents and punctuation are ignored, and a test without a name may be of the same one. */
export function isOtherExercise(first: Pick<Test, "exercise_name">, last: Pick<Test, "exercise_name">): boolean {
  const [one, other] = [folded(first.exercise_name), folded(last.exercise_name)];
  return one !== "" && other !== "" && one !== other;
}

/**
 * kg of 1RM when both tests have an estimate, else of load: estimates are comparable at different repetitions, loads are not. Null for two
 * exercises: 80 kg of squat are no loss after 240 kg of leg press.
 */
export function strengthDifference(first: Test, last: Test): StrengthDifference | null {
  if (isOtherExercise(first, last)) return null;
  const earlier = estimateOf(first);
  const after = estimateOf(last);
  if (!earlier || !after) return { of: "carga", kg: last.weight - first.weight, isRough: false };
  return { of: "1RM", kg: after.epleyKg - earlier.epleyKg, isRough: earlier.isRough || after.isRough };
}
