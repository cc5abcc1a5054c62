import { describe, expect, it } from "vitest";
import { progressOf } from "./strength-progress.ts";

const change = (changed_on: string, weight: number | null, repetitions: number | null, percentage = 70) => ({
  exercise_name: "Supino",
  weight,
  repetitions,
  percentage,
  changed_on,
  origin: "teste" as const,
});

describe("the progress of a muscle group", () => {
  it("is of the estimated 1RM where each test has one", () => {
    const progress = progressOf([change("2026-03-02", 60, 1), change("2026-04-02", 60, 10)]);
    expect(progress).toEqual({ of: "1RM", values: [60, 80], since: "2026-03-02", differenceKg: 20 });
  });

  it("is of the load where a test has no estimate", () => {
    const progress = progressOf([change("2026-03-02", 60, 10), change("2026-04-02", 65, 13)]);
    expect(progress).toEqual({ of: "carga", values: [60, 65], since: "2026-03-02", differenceKg: 5 });
  });

  it("is of the exercise that was tested last: a lighter one is no loss", () => {
    const press = { ...change("2026-03-02", 180, 8), exercise_name: "Leg press 45°" };
    const extension = { ...change("2026-04-02", 40, 8), exercise_name: "Cadeira extensora" };
    expect(progressOf([press, extension])).toBeNull();
    const again = { ...change("2026-05-02", 200, 8), exercise_name: "leg press 45" };
    expect(progressOf([press, extension, again])).toMatchObject({
      since: "2026-03-02",
      values: [228, expect.closeTo(253.3, 1)],
    });
  });

  it("does not count a change of the percentage, nor a value that was erased", () => {
    const only = change("2026-03-02", 60, 10);
    expect(progressOf([only, { ...only, percentage: 75 }])).toBeNull();
    expect(progressOf([only, change("2026-03-03", null, null)])).toBeNull();
    expect(progressOf([])).toBeNull();
  });
});
