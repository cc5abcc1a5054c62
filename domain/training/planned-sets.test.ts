import { describe, expect, it } from "vitest";
import { NOTHING_PRESCRIBED } from "./entry/names.ts";
import { plannedWork } from "./planned-sets.ts";

const prescribed = (values: object) => ({ ...NOTHING_PRESCRIBED, ...values });
const set = (minRepetitions: number | null, repetitions: number | null, seconds: number | null) => ({
  minRepetitions,
  repetitions,
  seconds,
});

describe("the sets of an entry", () => {
  it("have the range of a resistance exercise, its rest and a load", () => {
    const work = plannedWork("resistence", prescribed({ series: 3, minReps: 8, maxReps: 12, rest: "01:30" }));
    expect(work).toEqual({ sets: Array(3).fill(set(8, 12, null)), restSeconds: 90, hasLoad: true });
  });

  it("follow a pyramid set by set", () => {
    const { sets } = plannedWork("resistence", prescribed({ series: 3, repsPattern: "12-10-08" }));
    expect(sets).toEqual([set(12, 12, null), set(10, 10, null), set(8, 8, null)]);
  });

  it("have a time instead of repetitions in stretching and release, and both in breathing", () => {
    const timed = prescribed({ series: 2, duration: "00:30", rest: "00:15" });
    expect(plannedWork("stretching", timed)).toEqual({
      sets: [set(null, null, 30), set(null, null, 30)],
      restSeconds: 15,
      hasLoad: false,
    });
    expect(plannedWork("myofascial_release", timed).sets).toHaveLength(2);
    expect(plannedWork("manobra_resp", prescribed({ series: 1, maxReps: 5, duration: "00:10" })).sets).toEqual([
      set(null, 5, 10),
    ]);
  });

  it("have repetitions without a load in mobility, and a load in functional exercises", () => {
    expect(plannedWork("mobility", prescribed({ series: 1, maxReps: 10 }))).toEqual({
      sets: [set(null, 10, null)],
      restSeconds: 0,
      hasLoad: false,
    });
    expect(plannedWork("functional", prescribed({ series: 1, maxReps: 10 })).hasLoad).toBe(true);
  });

  it("are the sprints of HIIT with their interval, and one of the total time without sprints", () => {
    const hiit = prescribed({ duration: "00:20:00", sprints: 2, sprintDuration: "00:30", sprintInterval: "01:00" });
    expect(plannedWork("exerc_aerobicos", hiit)).toEqual({
      sets: [set(null, null, 30), set(null, null, 30)],
      restSeconds: 60,
      hasLoad: false,
    });
    const run = plannedWork("exerc_aerobicos", prescribed({ duration: "00:20:00", continuousAerobic: true }));
    expect(run).toEqual({ sets: [set(null, null, 1200)], restSeconds: 0, hasLoad: false });
  });

  it("are one where nothing is prescribed, and 100 at most", () => {
    expect(plannedWork("resistence", NOTHING_PRESCRIBED).sets).toHaveLength(1);
    expect(plannedWork("mobility", prescribed({ series: 0, maxReps: 5 })).sets).toHaveLength(1);
    expect(plannedWork("mobility", prescribed({ series: 101, maxReps: 5 })).sets).toHaveLength(100);
  });
});
