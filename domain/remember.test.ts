import { expect, test } from "vitest";
import { remember } from "./remember.ts";

test("a value is made once, until there are more than may be kept", () => {
  const kept = new Map<string, string>();
  const made: string[] = [];
  const ask = (key: string) =>
    remember(kept, 2, key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(["a", "b", "a", "b"].map(ask)).toEqual(["A", "B", "A", "B"]);
  expect(made).toEqual(["a", "b"]);
  expect(["c", "c", "a"].map(ask)).toEqual(["C", "C", "A"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
});
