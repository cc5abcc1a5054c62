import { expect, it } from "vitest";
import { codesOf } from "../../text/labels.ts";
import { OBJECTIVES } from "../generator/objectives.ts";
import { sideOfBand, usualBand } from "./band.ts";

it.each([
  ["hypertrophy", 10, 12],
  ["strength", 5, 5],
  ["fat_loss", 10, 10],
  ["conditioning", 4, 4],
  ["posture", 4, 4],
  ["health", 4, 4],
] as const)("the usual band for %s begins at %d sets, of the advanced at %d", (objective, intermediate, advanced) => {
  expect(usualBand({ level: "intermediate", objective })).toEqual({ min: intermediate, max: 20 });
  expect(usualBand({ level: "advanced", objective })).toEqual({ min: advanced, max: 20 });
});

it("the usual band of beginners is the same for every goal", () => {
  const bands = codesOf(OBJECTIVES).map((objective) => usualBand({ level: "beginner", objective }));
  expect(bands).toEqual(bands.map(() => ({ min: 4, max: 20 })));
});

it.each([
  [3.5, "below"],
  [4, "within"],
  [20, "within"],
  [20.5, "above"],
])("%d sets are %s a band of 4 to 20", (sets, side) => {
  expect(sideOfBand(sets, { min: 4, max: 20 })).toBe(side);
});
