import { describe, expect, it } from "vitest";
import { isTrying, trialNoticeDue } from "./trial.ts";

describe("a trial", () => {
  it.each([
    ["2026-03-15", true],
    ["2026-03-16", false],
  ])("that ends on 16 March is open on %s: %s", (today, open) => {
    expect(isTrying({ ends_on: "2026-03-16" }, today)).toBe(open);
    expect(isTrying(undefined, today)).toBe(false);
  });

  it.each([
    ["2026-03-12", null, undefined],
    ["2026-03-13", null, -3],
    ["2026-03-14", -3, undefined],
    ["2026-03-14", null, -3],
    ["2026-03-15", -3, -1],
    ["2026-03-16", -1, 0],
    ["2026-03-20", null, 0],
    ["2026-03-20", 0, undefined],
    ["2026-03-24", null, undefined],
  ] as const)("is told of on %s after the notice %s by the notice %s", (today, told_day, day) => {
    expect(trialNoticeDue({ ends_on: "2026-03-16", told_day }, today)).toBe(day);
  });
});
