import { formatDecimal } from "../../text/number-format.ts";
import type { Limits } from "../anthropometry/measures.ts";
import { checkFields, type NeededField } from "../energy/absent-fields.ts";
import { isWithin } from "../evaluation-rules.ts";
import { absence, type Missing, measured, missing } from "../result.ts";
import { type Sex, sexOf } from "../sex.ts";
import type { Effort, EffortInput, EffortTest } from "./effort-tests.ts";

export interface EffortPerson {
  readonly gender: string | null | undefined;
  readonly ageYears: number | null;
  readonly weightKg: number | null;
  /** Why the heart does not tell the effort. */
  readonly heartRateNote: string | null;
}

const READINGS: Readonly<Record<EffortInput, readonly [field: string, inSentence: string, unit: string]>> = {
  time: ["Tempo", "o tempo", "min"],
  heartRate: ["FC do teste", "a FC do teste", "bpm"],
  load: ["Carga", "a carga", "W"],
  speed: ["Velocidade", "a velocidade", "km/h"],
};

export const NO_VO2 = "Sem VO2: ";

const without = (sentence: string): Missing => missing(absence("measures", `${NO_VO2}${sentence}`, "out_of_reach"));

export const readsHeart = ({ inputs }: Pick<EffortTest, "inputs">): boolean => inputs.includes("heartRate");

const limitsFor = (limits: EffortTest["limits"][EffortInput], sex: Sex | null): Limits | null => {
  if (limits === undefined) return null;
  if ("min" in limits) return limits;
  return sex && limits[sex];
};

/** The reason for which the test gives this person no figure, in Portuguese; else ml/kg/min. */
export function effortVo2(test: EffortTest, person: EffortPerson, effort: Effort): number | Missing {
  const sex = sexOf(person.gender);
  const readings = { ...effort, time: measured(effort.time) };
  const isAsked = (about: "sex" | "mass" | "age") => test.person.includes(about);
  if (readsHeart(test) && person.heartRateNote !== null) return without(person.heartRateNote);
  if (test.ages && person.ageYears !== null && !isWithin(test.ages, person.ageYears)) {
    return without(`este teste vale dos ${test.ages.min} aos ${test.ages.max} anos.`);
  }
  const fields = checkedFields([
    ["Gênero", !isAsked("sex") || sex !== null],
    ["Idade", !(isAsked("age") || test.ages) || person.ageYears !== null],
    ["Massa", !isAsked("mass") || person.weightKg !== null],
    ...test.inputs.map((input) => [READINGS[input][0], readings[input] !== null] as const),
  ]);
  if (fields) return fields;
  for (const input of test.inputs) {
    const limits = limitsFor(test.limits[input], sex);
    const reading = readings[input];
    if (limits === null || reading === null || isWithin(limits, reading)) continue;
    const [, name, unit] = READINGS[input];
    const [min, max] = [limits.min, limits.max].map((limit) => formatDecimal(limit, 0, 1));
    return without(`${name} precisa ficar entre ${min} e ${max} ${unit}.`);
  }
  return test.relativeVo2({
    sex: sex ?? "female",
    ageYears: person.ageYears ?? Number.NaN,
    weightKg: person.weightKg ?? Number.NaN,
    time: readings.time ?? Number.NaN,
    heartRate: readings.heartRate ?? Number.NaN,
    load: readings.load ?? Number.NaN,
    speed: readings.speed ?? Number.NaN,
  });
}

const checkedFields = (fields: readonly NeededField[]): Missing | null =>
  fields.every(([, isGiven]) => isGiven) ? null : checkFields(...fields);
