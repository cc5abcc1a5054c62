import { describe, expect, it } from "vitest";
import { changeParameter, chosenValue, patternOptions } from "./movement-choice.ts";

const PATTERNS = {
  walk: { label: "Caminhada", groups: [] },
  squat: { label: "Agachamento", groups: [10, 7] },
  hinge: { label: "Levantamento terra", groups: [7, 10] },
  bridge: { label: "Elevação de quadril", groups: [7] },
};

const labelsOf = (groupIds: readonly number[]) =>
  patternOptions(PATTERNS, groupIds).map(({ group, items }) => [group, items.map(({ label }) => label)]);

describe("the movements to choose from", () => {
  it("begin with those of the chosen groups, whose main group leads", () => {
    expect(labelsOf([7])).toEqual([
      ["Para os grupos escolhidos", ["Elevação de quadril", "Levantamento terra", "Agachamento"]],
      ["Outros", ["Caminhada"]],
    ]);
    expect(labelsOf([10, 7])[0]?.[1]).toEqual(["Agachamento", "Levantamento terra", "Elevação de quadril"]);
  });

  it("are one list for an exercise without groups", () => {
    expect(labelsOf([])).toEqual([
      ["Movimentos", ["Agachamento", "Caminhada", "Elevação de quadril", "Levantamento terra"]],
    ]);
  });
});

it("an absent parameter has the usual value, and a change leaves the others", () => {
  const movement = { pattern: "squat", parameters: { stance: "wide" } };
  expect(chosenValue(movement, "load", { none: "Peso corporal", barbell: "Barra" })).toBe("none");
  expect(changeParameter(movement, "load", "barbell").parameters).toEqual({ stance: "wide", load: "barbell" });
});
