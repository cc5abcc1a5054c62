import { describe, expect, it } from "vitest";
import { incomeChangeText } from "./income-change.ts";

describe("what came in against what came in before", () => {
  it.each([
    [2700, 2400, "R$ 300,00 a mais (+12,5%)"],
    [2100, 2400, "R$ 300,00 a menos (−12,5%)"],
    [0, 2400, "R$ 2.400,00 a menos (−100,0%)"],
    [100.1, 100.09, "R$ 0,01 a mais (0,0%)"],
    [150, 0, "R$ 150,00 a mais"],
    [0, 0, "o mesmo"],
    // 0.1 + 0.2 is not 0.3 in floating point.
    [0.1 + 0.2, 0.3, "o mesmo"],
  ])("%f against %f is: %s", (current, before, words) => expect(incomeChangeText(current, before)).toBe(words));
});
