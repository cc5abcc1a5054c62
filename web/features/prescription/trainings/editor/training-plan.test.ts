import { expect, it, vi } from "vitest";
import { todayIn } from "./training-plan.ts";

it("a training is today's only in a cycle that has not ended", () => {
  vi.setSystemTime("2026-11-23T12:00:00-03:00");
  expect(todayIn({ cycle: {} })).toBe("1");
  expect(todayIn({ cycle: {}, finishedOn: "2026-03-22" })).toBeUndefined();
  expect(todayIn({})).toBeUndefined();
  vi.useRealTimers();
});
