import { type Sex, sexOf } from "../sex.ts";
import { type Scale, scaleOf } from "./scale.ts";

/**
 * Risk of physical disability by the skeletal muscle mass index (kg/m²), 2 decimals; made from people of 60 years and more.
 * Janssen I, Baumgartner RN, Ross R, Rosenberg IH, Roubenoff R. Skeletal muscle cutpoints associated with elevated physical
 * disability risk in older men and women. Am J Epidemiol 2004;159:413-421. Labels are this project's.
 */
const SCALES: Readonly<Record<Sex, Scale>> = {
  male: scaleOf(2, "kg/m²", [
    ["Risco funcional alto", 8.5, "bad"],
    ["Risco funcional moderado", 10.75, "warn"],
    ["Risco funcional baixo", null, "good"],
  ]),
  female: scaleOf(2, "kg/m²", [
    ["Risco funcional alto", 5.75, "bad"],
    ["Risco funcional moderado", 6.75, "warn"],
    ["Risco funcional baixo", null, "good"],
  ]),
};

const YOUNGEST_AGE = 60;

/** Index: kg / stature in m, squared. Null below 60 completed years, with an unknown age and without a gender. */
export function muscleScale(gender: string | null | undefined, ageYears: number | null): Scale | null {
  const sex = sexOf(gender);
  return sex && ageYears !== null && ageYears >= YOUNGEST_AGE ? SCALES[sex] : null;
}
