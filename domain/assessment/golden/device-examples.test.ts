import { expect, it } from "vitest";
import { assessDevice, isLowAppendicularIndex } from "../body-composition/devices.ts";
import examples from "./device-examples.json" with { type: "json" };

interface Example {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly tolerance: Readonly<Record<string, number>>;
}

const CASES: readonly Example[] = JSON.parse(JSON.stringify(examples.examples));

function answersTo({ area, inputs }: Example): Readonly<Record<string, unknown>> {
  const number = (name: string) => (typeof inputs[name] === "number" ? inputs[name] : null);
  const person = {
    sex: inputs.sex === "male" ? ("male" as const) : ("female" as const),
    ageYears: number("age"),
    weightKg: number("mass_kg"),
    statureCm: number("stature_cm"),
  };
  const measures = {
    fat_percentage: number("fat_pct"),
    fat_mass: number("fat_kg"),
    lean_mass: number("lean_kg"),
    bone_mass: number("bmc_kg"),
    appendicular_mass: number("alm_kg"),
    water: number("water_l"),
  };
  const device = area === "bioimpedance" ? "bioimpedance" : "dxa";
  const { figures, reason } = assessDevice(device, { measures, contraindicated: inputs.pacemaker === true }, person);
  const { fat_mass, lean_mass, fat_percentage, appendicular_index } = figures;
  return {
    fat_kg: fat_mass,
    lean_kg: lean_mass,
    fat_percent: fat_percentage,
    almi: appendicular_index,
    low: appendicular_index === undefined ? undefined : isLowAppendicularIndex(appendicular_index, person),
    missing: reason,
  };
}

it.each(CASES)("$id $area", (example) => {
  const answers = answersTo(example);
  if (example.expected.missing) expect(answers.fat_kg).toBeUndefined();
  for (const [key, expected] of Object.entries(example.expected)) {
    const { [key]: answer } = answers;
    if (typeof expected === "number")
      expect(Math.abs(Number(answer) - expected), key).toBeLessThanOrEqual(example.tolerance[key] ?? 0);
    else expect(answer, key).toBe(expected);
  }
});

const PERSON = { sex: "female", ageYears: 60, weightKg: 80, statureCm: 170 } as const;

it("parts may miss the whole by two percent of the mass, and no more", () => {
  const reasonOf = (fat_mass: number) =>
    assessDevice("bioimpedance", { measures: { fat_percentage: 25, fat_mass }, contraindicated: false }, PERSON).reason;
  expect(reasonOf(21.6)).toBeNull();
  expect(reasonOf(21.7)).toBe("parts_do_not_add_up");
});

it("water outside its share of the mass or of the fat-free mass is questioned", () => {
  const notesOf = (water: number) =>
    assessDevice("bioimpedance", { measures: { fat_percentage: 25, water }, contraindicated: false }, PERSON).notes;
  expect(notesOf(43.8)).toEqual([expect.stringContaining("classe calculada para dobras")]);
  expect(notesOf(41)[0]).toBe("Confira a água: 68% da massa livre de gordura (o comum é 69 a 77%).");
  expect(notesOf(61)[0]).toBe("Confira a água: fora de 35 a 75% da massa.");
});

it("the mass of the limbs is judged from sixty years", () => {
  expect(isLowAppendicularIndex(5.49, PERSON)).toBe(true);
  expect(isLowAppendicularIndex(5.5, PERSON)).toBe(false);
  expect(isLowAppendicularIndex(5.49, { ...PERSON, ageYears: 59 })).toBe(false);
});
