import { describe, expect, it } from "vitest";
import { effortVo2 } from "../aerobic/effort-assessment.ts";
import { type Effort, effortTest, vo2ByAstrand } from "../aerobic/effort-tests.ts";
import examples from "./vo2-examples.json" with { type: "json" };

interface Example {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly tolerance: Readonly<Record<string, number>>;
}

const CASES: readonly Example[] = JSON.parse(JSON.stringify(examples.examples));

const CODES: Readonly<Record<string, string>> = {
  vo2_rockport: "protocol_2",
  vo2_queens: "queens_step",
  vo2_astrand: "astrand_cycle",
  vo2_bruce: "bruce_treadmill",
  vo2_shuttle_20m: "shuttle_20m",
  vo2_ebbeling: "treadmill_walk",
  vo2_ukk_2km: "ukk_walk",
  vo2_protocol_1: "protocol_1",
  vo2_protocol_2: "protocol_2",
  vo2_protocol_4: "protocol_4",
};

const REASONS: Readonly<Record<string, RegExp>> = {
  age_outside_equation: /este teste vale dos/,
  heart_rate_outside_window: /a FC do teste precisa ficar entre 125 e 170 bpm/,
};

const testOf = (code: string) => {
  const test = effortTest(code);
  if (!test) throw new Error(code);
  return test;
};

const sentenceOf = (answer: ReturnType<typeof effortVo2>) =>
  typeof answer === "number" ? String(answer) : answer.absences.map(({ sentence }) => sentence).join();

it.each(CASES)("$id, $area", ({ area, inputs, expected, tolerance }) => {
  const number = (key: string) => (typeof inputs[key] === "number" ? inputs[key] : null);
  const pounds = number("weight_lb");
  const person = {
    gender: typeof inputs.gender === "string" ? inputs.gender : String(inputs.sex ?? "female"),
    ageYears: number("age"),
    weightKg: number("mass_kg") ?? number("weight_kg") ?? (pounds === null ? null : pounds / 2.20462),
    heartRateNote: null,
  };
  // The step and the treadmill of the report come without an age.
  const ageYears = person.ageYears ?? 25;
  const effort: Effort = {
    time: number("time_min"),
    heartRate: number("heart_rate") ?? number("heart_rate_end"),
    load: number("watts"),
    speed: number("speed_km_h"),
  };
  const answer = effortVo2(testOf(CODES[area] ?? ""), { ...person, ageYears }, effort);
  if (typeof expected.age_factor === "number") {
    // The factors of age could not be read in a text: outside the ages of the sample there is no figure, and the rest of the equation holds.
    expect(sentenceOf(answer)).toMatch(REASONS.age_outside_equation ?? "unknown");
    const rider = { sex: person.gender === "male" ? ("male" as const) : ("female" as const), weightKg: 0 };
    const readings = { time: 0, speed: 0, load: effort.load ?? 0, heartRate: effort.heartRate ?? 0 };
    expect(vo2ByAstrand({ ...rider, ...readings }) * expected.age_factor).toBeCloseTo(Number(expected.vo2_l_min), 3);
    return;
  }
  if (typeof expected.missing === "string") {
    expect(sentenceOf(answer)).toMatch(REASONS[expected.missing] ?? "unknown");
    return;
  }
  expect(Math.abs(Number(answer) - Number(expected.vo2))).toBeLessThanOrEqual(tolerance.vo2 ?? 0);
});

const EFFORT: Effort = { time: 12, heartRate: 140, load: 100, speed: 6 };
const PERSON = { gender: "male", ageYears: 40, weightKg: 75, heartRateNote: null };

describe("the limits of a test", () => {
  const AGES: readonly (readonly [string, number, number])[] = [
    ["protocol_2", 30, 69],
    ["queens_step", 18, 30],
    ["astrand_cycle", 20, 30],
    ["shuttle_20m", 8, 47],
    ["treadmill_walk", 20, 59],
    ["ukk_walk", 25, 65],
    ["mile_jog", 18, 29],
  ];
  it.each(AGES)("%s takes the ages from %i to %i", (code, youngest, oldest) => {
    const effort = { ...EFFORT, speed: code === "shuttle_20m" ? 10 : 6 };
    const at = (ageYears: number) => effortVo2(testOf(code), { ...PERSON, ageYears }, effort);
    expect([at(youngest), at(oldest)]).toEqual([expect.any(Number), expect.any(Number)]);
    for (const age of [youngest - 1, oldest + 1]) {
      expect(sentenceOf(at(age))).toBe(`Sem VO2: este teste vale dos ${youngest} aos ${oldest} anos.`);
    }
  });

  const READINGS: readonly (readonly [string, keyof Effort, "male" | "female", number, number, number])[] = [
    ["astrand_cycle", "heartRate", "male", 125, 170, 1],
    ["astrand_cycle", "load", "female", 25, 300, 1],
    ["bruce_treadmill", "time", "male", 3, 24, 0.01],
    ["bruce_treadmill", "time", "female", 3, 24, 0.01],
    ["shuttle_20m", "speed", "male", 8, 18.5, 0.1],
    ["treadmill_walk", "speed", "female", 3.2, 7.2, 0.1],
    ["mile_jog", "time", "male", 8, 90, 0.01],
    ["mile_jog", "time", "female", 9, 90, 0.01],
    ["mile_jog", "heartRate", "female", 40, 180, 1],
  ];
  it.each(READINGS)("%s takes a %s of a %s from %f to %f", (code, input, gender, lowest, highest, step) => {
    const at = (reading: number) =>
      effortVo2(testOf(code), { ...PERSON, gender, ageYears: 25 }, { ...EFFORT, [input]: reading });
    expect([at(lowest), at(highest)]).toEqual([expect.any(Number), expect.any(Number)]);
    for (const outside of [lowest - step, highest + step]) {
      expect(sentenceOf(at(outside))).toMatch(/^Sem VO2: .* precisa ficar entre/);
    }
  });

  it("end where the shuttle's equation for children does: at 17 and 18 they give nearly the same", () => {
    const at = (ageYears: number) =>
      effortVo2(testOf("shuttle_20m"), { ...PERSON, ageYears }, { ...EFFORT, speed: 12 });
    expect(at(17)).toBeCloseTo(45.999, 2);
    expect(at(18)).toBeCloseTo(44.6, 9);
  });

  it("leave no test that reads the heart to whom a medicine slows it, and the others as they are", () => {
    const slowed = { ...PERSON, ageYears: 28, heartRateNote: "Medicamento altera a frequência cardíaca." };
    const effort = { ...EFFORT, speed: 10 };
    for (const code of ["protocol_2", "queens_step", "astrand_cycle", "treadmill_walk", "ukk_walk", "mile_jog"]) {
      expect(sentenceOf(effortVo2(testOf(code), slowed, effort))).toBe(
        "Sem VO2: Medicamento altera a frequência cardíaca.",
      );
    }
    for (const code of ["protocol_1", "protocol_4", "bruce_treadmill", "shuttle_20m"]) {
      expect(effortVo2(testOf(code), slowed, effort)).toEqual(expect.any(Number));
    }
  });

  it("name the fields that are still blank", () => {
    const nothing = { time: null, heartRate: null, load: null, speed: null };
    const answer = effortVo2(testOf("astrand_cycle"), { ...PERSON, ageYears: 25, weightKg: null }, nothing);
    expect(sentenceOf(answer)).toBe("Verifique os campos Massa, Carga, FC do teste");
  });
});
