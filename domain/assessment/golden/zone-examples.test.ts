import { expect, it } from "vitest";
import { maximumByFox, maximumByTanaka, trainingZones, zoneBounds } from "../aerobic/training-zones.ts";
import examples from "./zone-examples.json" with { type: "json" };

interface Example {
  readonly id: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: {
    readonly hr_max?: number;
    readonly zones?: Readonly<Record<string, readonly number[]>>;
    readonly missing?: string;
  };
}

const CASES: readonly Example[] = JSON.parse(JSON.stringify(examples.examples));

const REASONS = { beta_blocker: "medicine", rhythm_not_sinus: "rhythm", age_outside_equation: "age" } as const;

it.each(CASES)("$id", ({ inputs, expected }) => {
  const ageYears = Number(inputs.age);
  const restingHeartRate = typeof inputs.resting_hr === "number" ? inputs.resting_hr : null;
  const obstacle = inputs.beta_blocker ? "medicine" : inputs.pacemaker_or_arrhythmia ? "rhythm" : null;
  const found = trainingZones({ ageYears, restingHeartRate, obstacle });
  if (expected.missing) {
    expect(found.reason).toBe(REASONS[expected.missing as keyof typeof REASONS]);
    expect(found.zones.every(({ karvonen, ofMaximum }) => karvonen === null && ofMaximum === null)).toBe(true);
    return;
  }
  const maximum = inputs.formula === "220-age" ? maximumByFox(ageYears) : maximumByTanaka(ageYears);
  expect(maximum).toBeCloseTo(expected.hr_max ?? 0, 2);
  const bounds = zoneBounds(maximum, inputs.method === "percent_max" ? null : restingHeartRate);
  expect(Object.fromEntries(found.zones.map(({ label }, index) => [label, bounds[index]]))).toEqual(expected.zones);
});

it("in pregnancy the zones go by talk and effort alone, and without a resting rate by the maximum alone", () => {
  const heart = { ageYears: 30, restingHeartRate: 60, obstacle: null };
  expect(trainingZones({ ...heart, obstacle: "pregnancy" })).toMatchObject({
    reason: "pregnancy",
    zones: [{ ofMaximum: null }, {}, {}, {}],
  });
  expect(trainingZones({ ...heart, restingHeartRate: null })).toMatchObject({
    reason: "rest",
    zones: [{ karvonen: null, ofMaximum: [107, 119] }, {}, {}, {}],
  });
  expect(trainingZones({ ...heart, ageYears: 14 }).reason).toBeNull();
});
