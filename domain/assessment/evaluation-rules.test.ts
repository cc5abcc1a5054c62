import { describe, expect, it } from "vitest";
import { completeWeight, HEART_RATE_LIMITS, isWithin, refusalsToSave, STATURE_LIMITS } from "./evaluation-rules.ts";

describe("saving an evaluation", () => {
  it("needs stature, weight and resting heart rate, told in this order", () => {
    const messages = refusalsToSave({ statureCm: null, weightKg: undefined, restingHeartRate: 0 });
    expect(messages).toEqual([
      { path: "student.stature", message: "Estatura Obrigatória!" },
      { path: "student.weight", message: "Massa Obrigatória!" },
      { path: "heart.fcRepouso", message: "Frequência Cardíaca de Repouso Obrigatória!" },
    ]);
    expect(refusalsToSave({ statureCm: 170, weightKg: 70, restingHeartRate: 60 })).toEqual([]);
    expect(refusalsToSave({ statureCm: 170, weightKg: -70, restingHeartRate: 60 })).toHaveLength(1);
  });

  it("takes what a person can have, both ends included", () => {
    expect([39, 40, 272, 273].map((cm) => isWithin(STATURE_LIMITS, cm))).toEqual([false, true, true, false]);
    expect([24, 25, 250, 251].map((bpm) => isWithin(HEART_RATE_LIMITS, bpm))).toEqual([false, true, true, false]);
  });

  it.each([
    ["70", "70,00"],
    ["70,5", "70,50"],
    ["70.5", "70,50"],
    ["102,35", "102,35"],
    ["", ""],
    ["abc", "abc"],
  ])("completes the weight %s to %s", (typed, completed) => {
    expect(completeWeight(typed)).toBe(completed);
  });
});
