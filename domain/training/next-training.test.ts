import { describe, expect, it } from "vitest";
import { nextTraining, weekdayToday } from "./next-training.ts";

const MONDAY = Date.parse("2026-11-23T12:00:00-03:00");
const A = { name: "A", weekdays: ["1", "4"] };
const B = { name: "B", weekdays: ["3"] };

describe("the next training", () => {
  it("is today's", () => {
    expect(nextTraining([B, A], MONDAY)).toBe(A);
  });

  it("is that of the next day that has one", () => {
    expect(nextTraining([A, B], MONDAY + 86_400_000)).toBe(B);
    expect(nextTraining([A, B], MONDAY + 4 * 86_400_000)).toBe(A);
  });

  it("is the first where none has a day, and none without trainings", () => {
    expect(nextTraining([{ weekdays: [] }], MONDAY)).toEqual({ weekdays: [] });
    expect(nextTraining([], MONDAY)).toBeUndefined();
  });

  it("goes by the day in São Paulo", () => {
    expect(weekdayToday(Date.parse("2026-11-24T02:59:59Z"))).toBe("1");
    expect(weekdayToday(Date.parse("2026-11-24T03:00:00Z"))).toBe("2");
  });
});
