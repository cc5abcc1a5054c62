import { describe, expect, it } from "vitest";
import { UNJUDGED } from "#domain/assessment/judged-change.ts";
import { comparisonOf, measuredFigures } from "./evolution.ts";

type Evaluated = Parameters<typeof measuredFigures>[0][number];

const evaluated = (day: string, changes: Partial<Evaluated> = {}): Evaluated => ({
  day,
  weight_kg: 62.4,
  fat_percentage: 22.3,
  lean_mass_kg: 48.5,
  waist_hip_ratio: null,
  changes: {},
  ...changes,
});
const textsOf = (...evaluations: readonly Evaluated[]) =>
  measuredFigures(evaluations).map((figure) => {
    const comparison = comparisonOf(figure);
    return [figure.label, comparison && [comparison.figures, comparison.words].filter(Boolean).join(", ")];
  });
const fatChanged = (judgement: Partial<Evaluated["changes"]["fat_percentage"]>, fat_percentage = 21.3) =>
  textsOf(
    evaluated("2026-03-02"),
    evaluated("2026-06-01", { fat_percentage, changes: { fat_percentage: { ...UNJUDGED, ...judgement } } }),
  )[1]?.[1];

describe("the evolution of a student", () => {
  it("subtracts the figures as they are shown", () => {
    const [first, last] = [
      evaluated("2026-03-02", { weight_kg: 20.04 }),
      evaluated("2026-06-01", { weight_kg: 18.96 }),
    ];
    expect(textsOf(first, last)[0]).toEqual(["Massa", "antes 20,0 → −1,0"]);
    expect(textsOf(first)[0]).toEqual(["Massa", null]);
    expect(textsOf(first, first)[0]).toEqual(["Massa", "antes 20,0, igual"]);
  });

  it("tells the judgement of the last change as the report does", () => {
    expect(fatChanged({ certainty: "within_error" })).toBe("antes 22,3 → −1,0, dentro do erro");
    expect(fatChanged({ certainty: "above_expected", verdict: "better" })).toBe(
      "antes 22,3 → −1,0, melhora, mudança provável",
    );
    expect(fatChanged({ note: "adipômetros diferentes" })).toBe("antes 22,3 → −1,0, adipômetros diferentes");
    expect(fatChanged({ caveat: "protocolos diferentes" })).toBe("antes 22,3, protocolos diferentes");
  });

  it("compares with the last evaluation that has the figure, and leaves out what none has", () => {
    const gap = evaluated("2026-05-01", { fat_percentage: null });
    const judged = { fat_percentage: { ...UNJUDGED, certainty: "within_error" } } as const;
    const last = evaluated("2026-06-01", { fat_percentage: 21.3, changes: judged });
    expect(textsOf(evaluated("2026-03-02"), gap, last)[1]).toEqual(["Gordura", "antes 22,3 → −1,0, dentro do erro"]);
    expect(textsOf(evaluated("2026-03-02"), last, gap)[1]).toEqual(["Gordura", "antes 22,3 → −1,0, dentro do erro"]);
    expect(textsOf(gap).map(([label]) => label)).toEqual(["Massa", "Massa magra"]);
  });
});
