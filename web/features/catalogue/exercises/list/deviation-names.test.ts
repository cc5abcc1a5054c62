import { expect, it } from "vitest";
import { deviationNames } from "./deviation-names.ts";

it("a deviation of both sides is named once, and one of a single side with its side", () => {
  const names = ["Ombro protuso à esquerda", "Ombro protuso à direita", "Pé plano à direita", "Hipercifose torácica"];
  expect(deviationNames(names)).toBe("Ombro protuso (dois lados), Pé plano à direita, Hipercifose torácica");
  expect(deviationNames([])).toBe("");
});
