import { expect, it } from "vitest";
import { isMarkedPain } from "./pain.ts";

it.each([
  [null, false],
  [0, false],
  [3, false],
  [4, true],
  [10, true],
])("a pain of %s is marked: %s", (pain, isMarked) => {
  expect(isMarkedPain(pain)).toBe(isMarked);
});
