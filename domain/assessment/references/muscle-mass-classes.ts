import { type Sex, sexOf } from "../sex.ts";
import { type Scale, scaleOf } from "./scale.ts";

/**
 * Skeletal muscle mass index (kg/m²), 2 decimals; cut-offs from people of 60 years and more, used as a reference for adults.
 * Janssen I, Baumgartner RN, Ross R, Rosenberg IH, Roubenoff R. Skeletal muscle cutpoints associated with elevated physical
 * disability risk in older men and women. Am J Epidemiol 2004;159:413-421. Labels are this project's.
 */
const SCALES: Readonly<Record<Sex, Scale>> = {
  male: scaleOf(2, "kg/m²", [
    ["Muito baixa", 8.5, "bad"],
    ["Baixa", 10.75, "low"],
    ["Adequada", null, "good"],
  ]),
  female: scaleOf(2, "kg/m²", [
    ["Muito baixa", 5.75, "bad"],
    ["Baixa", 6.75, "low"],
    ["Adequada", null, "good"],
  ]),
};

/** The classes of the skeletal muscle mass index (muscle mass in kg / stature in m, squared); null without a gender. */
export function muscleScale(gender: string | null | undefined): Scale | null {
  const sex = sexOf(gender);
  return sex && SCALES[sex];
}
