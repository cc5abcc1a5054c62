import { describe, expect, it } from "vitest";
import { beforeText, measuredFigures } from "./evolution.ts";

const GUEDES = "Guedes - 3 Dobras";
const evaluated = (day: string, changes: Partial<Parameters<typeof measuredFigures>[0][number]> = {}) => ({
  day,
  skinfold_protocol: GUEDES,
  sex: "female" as const,
  weight_kg: 62.4,
  fat_percentage: 22.3,
  lean_mass_kg: 48.5,
  waist_hip_ratio: null,
  ...changes,
});
const textsOf = (...evaluations: Parameters<typeof measuredFigures>[0]) =>
  measuredFigures(evaluations).map((figure) => [figure.label, beforeText(figure)]);

describe("the evolution of a student", () => {
  it("subtracts the figures as they are shown", () => {
    const [first, last] = [
      evaluated("2026-03-02", { weight_kg: 20.04 }),
      evaluated("2026-06-01", { weight_kg: 18.96 }),
    ];
    expect(textsOf(first, last)[0]).toEqual(["Massa", "antes 20,0 → −1,0"]);
    expect(textsOf(first)[0]).toEqual(["Massa", null]);
  });

  it("does not subtract fat and lean mass of two protocols, nor of two sexes", () => {
    const first = evaluated("2026-03-02");
    const changed = { weight_kg: 61.4, fat_percentage: 17.1, lean_mass_kg: 50.9 };
    expect(textsOf(first, evaluated("2026-06-01", { ...changed, skinfold_protocol: "Pollock - 7 Dobras" }))).toEqual([
      ["Massa", "antes 62,4 → −1,0"],
      ["Gordura", "antes 22,3, protocolos diferentes"],
      ["Massa magra", "antes 48,5, protocolos diferentes"],
    ]);
    expect(textsOf(first, evaluated("2026-06-01", { ...changed, sex: "male" }))[1]).toEqual([
      "Gordura",
      "antes 22,3, gênero registrado diferente",
    ]);
  });

  it("compares with the last evaluation that has the figure, and leaves out what none has", () => {
    const gap = evaluated("2026-05-01", { fat_percentage: null, skinfold_protocol: "Pollock - 7 Dobras" });
    expect(textsOf(evaluated("2026-03-02"), gap, evaluated("2026-06-01", { fat_percentage: 21.3 }))[1]).toEqual([
      "Gordura",
      "antes 22,3 → −1,0",
    ]);
  });
});
