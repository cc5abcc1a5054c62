import { type Scale, scaleOf } from "../references/scale.ts";
import type { AgedPerson, FunctionReason } from "./function-test.ts";

/** m: SD of the difference between measured and predicted in Iwama's validation. */
const SD_OF_IWAMA = 68;
const Z90 = 1.645;

const male = ({ sex }: AgedPerson): number => (sex === "male" ? 1 : 0);

/** m in a corridor of 30 m, 13 to 84 years; null at another age. Iwama AM, et al. Braz J Med Biol Res 2009;42:1080-1085. */
export const walkByIwama = (person: AgedPerson): number | null =>
  person.ageYears < 13 || person.ageYears > 84 ? null : 622.461 - 1.846 * person.ageYears + 61.503 * male(person);

/** m in a corridor of 30 m, 18 to 80 years; null at another age or without a body mass index. Britto RR, et al. Braz J Phys Ther 2013;17:556-563. */
export function walkByBritto(person: AgedPerson): number | null {
  const { ageYears, weightKg, statureCm } = person;
  if (ageYears < 18 || ageYears > 80 || weightKg === null || statureCm === null) return null;
  const bmi = weightKg / (statureCm / 100) ** 2;
  return 890.46 - 6.11 * ageYears + 0.0345 * ageYears ** 2 + 48.87 * male(person) - 4.87 * bmi;
}

/** The lower limit is ours: Iwama's prediction less 1.645 of its standard deviations. */
export const lowestExpectedWalk = (predicted: number): number => predicted - Z90 * SD_OF_IWAMA;

/** Distances are whole, so the last metre below the limit is that of its ceiling. */
export function corridorScale(person: AgedPerson): Scale | FunctionReason {
  const predicted = walkByIwama(person);
  if (predicted === null) return "age_outside_equation";
  return scaleOf(0, "m", [
    ["Abaixo do esperado", Math.ceil(lowestExpectedWalk(predicted)) - 1, "warn"],
    ["Dentro do esperado", null, "good"],
  ]);
}
