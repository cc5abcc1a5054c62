import { describe, expect, it } from "vitest";
import { suggestedLoadKg, suggestionText, suggestLoads } from "./suggested-load.ts";

const withGroups = (...ids: number[]) => ({ muscleGroups: ids.map((id) => ({ id })), equipment: "Barra" });

describe("the suggested load", () => {
  it.each([
    [50, 58, 29],
    [80, 70, 56],
    [72.5, 60, 44],
    [45, 50, 23],
    [44, 51, 22],
    [100, 100, 100],
  ])("of %d kg at %d %% is %d kg", (weight, percentage, kg) => {
    expect(suggestedLoadKg({ weight, percentage })).toBe(kg);
  });

  it.each([
    { weight: null, percentage: 70 },
    { weight: 50, percentage: null },
    { weight: 50, percentage: 0 },
  ])("does not exist for $weight kg at $percentage %", (test) => {
    expect(suggestedLoadKg(test)).toBeNull();
  });

  it("is given for each tested group that the exercise works, in the order of its groups", () => {
    const chest = { weight: 80, percentage: 70, muscle_group: { id: 4, name: "Peitoral" } };
    const arms = { weight: 30, percentage: 60, muscle_group: { id: 2, name: "Tríceps" } };
    const untested = { weight: null, percentage: null, muscle_group: { id: 5, name: "Deltoides" } };
    const loads = suggestLoads(withGroups(4, 5, 2, 9), [arms, untested, chest]);
    expect(loads).toEqual([
      { muscleGroup: "Peitoral", kg: 56 },
      { muscleGroup: "Tríceps", kg: 18 },
    ]);
    expect(suggestionText(loads)).toBe("56 kg (Peitoral) · 18 kg (Tríceps)");
    expect(suggestionText(suggestLoads(withGroups(), [chest]))).toBeNull();
  });

  it.each([
    ["Peso corporal", 0],
    ["peso corporal ", 0],
    ["Peso corporal e barra", 1],
    [null, 1],
  ])("is not given for the body's own weight: %s", (equipment, count) => {
    const legs = { weight: 200, percentage: 90, muscle_group: { id: 7, name: "Quadríceps" } };
    expect(suggestLoads({ ...withGroups(7), equipment }, [legs])).toHaveLength(count);
  });
});
