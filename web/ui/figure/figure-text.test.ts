import { describe, expect, it } from "vitest";
import type { FigureChange } from "#contract/assessment/evaluations.ts";
import { changeText, groupsOf, judgementOf, labelWithUnit, valueText } from "./figure-text.ts";

const waist: FigureChange = {
  key: "cintura",
  group: "perimeters",
  label: "Cintura",
  unit: "cm",
  decimals: 1,
  values: [90, null, 84.5],
  first: 90,
  last: 84.5,
  difference: -5.5,
  certainty: "real",
  verdict: "better",
  note: null,
  caveat: null,
};

describe("a figure of the final result", () => {
  it("is written as Brazil writes numbers, with its unit and the sign of its change", () => {
    expect(labelWithUnit(waist)).toBe("Cintura (cm)");
    expect(valueText(waist.last, waist)).toBe("84,5");
    expect(changeText(waist)).toBe("−5,5");
    expect(changeText({ ...waist, difference: 1 })).toBe("+1,0");
  });

  it("that was not measured is a dash, never a zero", () => {
    expect(valueText(null, waist)).toBe("–");
    expect(changeText({ ...waist, difference: null })).toBe("–");
    expect(judgementOf({ ...waist, difference: null, certainty: null })).toBe("");
  });

  it("says whether it changed or was measured otherwise, and why two equations are not subtracted", () => {
    expect(judgementOf(waist)).toBe("mudança real");
    expect(judgementOf({ ...waist, certainty: "within_error" })).toBe("dentro do erro");
    expect(judgementOf({ ...waist, difference: null, certainty: null, caveat: "protocolos diferentes" })).toBe(
      "protocolos diferentes",
    );
  });

  it("stands in its group; a group without figures is left out", () => {
    const groups = [
      { code: "body", label: "Medidas gerais" },
      { code: "perimeters", label: "Perímetros" },
    ];
    expect(groupsOf([waist], groups)).toEqual([{ code: "perimeters", label: "Perímetros", figures: [waist] }]);
  });
});
