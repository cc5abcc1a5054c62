import { describe, expect, test } from "vitest";
import { isCardExpired } from "./card.ts";

describe("a card", () => {
  test.each([
    ["11/2026", false],
    ["12/2026", false],
    ["01/2027", false],
    ["10/2026", true],
    ["12/2025", true],
  ])("of %s on 22 November 2026: expired is %s", (expiration, expired) => {
    expect(isCardExpired(expiration, "2026-11-22")).toBe(expired);
  });

  test("is valid through the last day of its month", () => {
    expect(isCardExpired("11/2026", "2026-11-30")).toBe(false);
    expect(isCardExpired("11/2026", "2026-12-01")).toBe(true);
  });
});
