import { describe, expect, it } from "vitest";
import { cycleEndText, daysAgoText } from "./todays-tasks.ts";

const TODAY = "2026-03-02";

describe("a day that is past", () => {
  it.each([
    ["2026-03-02", "hoje"],
    ["2026-03-01", "ontem"],
    ["2026-02-28", "há 2 dias"],
    ["2025-03-02", "há 365 dias"],
  ])("%s was %s", (day, words) => expect(daysAgoText(day, TODAY)).toBe(words));
});

describe("the end of a cycle", () => {
  it.each([
    ["2026-03-09", "termina em 7 dias"],
    ["2026-03-04", "termina em 2 dias"],
    ["2026-03-03", "termina amanhã"],
    ["2026-03-02", "termina hoje"],
    ["2026-03-01", "terminou ontem"],
    ["2026-02-23", "terminou há 7 dias"],
  ])("on %s: %s", (day, words) => expect(cycleEndText(day, TODAY)).toBe(words));
});
