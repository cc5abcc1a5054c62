import { describe, expect, it } from "vitest";
import { durationText, estimatedMinutes, type TimedEntry } from "./duration.ts";

const row = (exercise_type: string, prescription: object, exercises = 1): TimedEntry => ({
  exercise: Array.from({ length: exercises }, () => ({ exercise_type })),
  ...prescription,
});

const lifted = (prescription: object, exercises = 1) =>
  row("resistence", { series: 3, min_reps: 8, max_reps: 12, descanco: "01:00", ...prescription }, exercises);

describe("the estimated duration of a training", () => {
  it.each<[string, number, TimedEntry]>([
    ["three sets of the middle of 8 and 12, by 4 s, with two rests", 4, lifted({ cadencia: "2-0-2-0" })],
    ["the cadence's seconds", 6, lifted({ cadencia: "4-1-3-0" })],
    ["4 s for a repetition without a cadence", 4, lifted({})],
    ["4 s for a cadence of zeros", 4, lifted({ cadencia: "0-0-0-0" })],
    ["the maximum where there is no minimum", 4, lifted({ min_reps: null, max_reps: 10 })],
    ["one set where series are absent", 1, lifted({ series: null, max_reps: 22 })],
    ["a pyramid's own repetitions", 4, lifted({ min_reps: null, max_reps: null, reps_pattern: "12-10-08" })],
    ["both exercises of a combined set, 10 s apart", 7, lifted({ series: 3 }, 2)],
    ["60 s for a rest that is not prescribed", 4, lifted({ descanco: null })],
    ["no rest where it is 00:00", 2, lifted({ descanco: "00:00" })],
    ["held times of stretching", 2, row("stretching", { series: 3, tempo: "00:30", descanco: "00:15" })],
    ["rolling times", 5, row("myofascial_release", { series: 2, tempo: "02:00", descanco: "00:30" })],
    ["repetitions of mobility", 2, row("mobility", { series: 2, max_reps: 12, descanco: "00:30" })],
    [
      "time and interval of each breathing repetition",
      5,
      row("manobra_resp", { series: 2, max_reps: 5, tempo: "00:20", descanco: "00:10" }),
    ],
    ["the time of aerobics", 65, row("exerc_aerobicos", { tempo: "01:05:00" })],
    ["mm:ss of a row of the type aerobic", 25, row("aerobic", { tempo: "25:00" })],
    [
      "the total time of HIIT, which includes the sprints",
      20,
      row("exerc_aerobicos", {
        tempo: "00:20:00",
        quantidade_tiros: 10,
        tempo_tiros: "00:30",
        intervalo_tiros: "01:00",
        hiit: true,
      }),
    ],
    [
      "the sprints where they take longer than the total time",
      14,
      row("exerc_aerobicos", {
        tempo: "00:10:00",
        quantidade_tiros: 10,
        tempo_tiros: "00:30",
        intervalo_tiros: "01:00",
        hiit: true,
      }),
    ],
    ["30 s for a sprint without a time", 5, row("hiit", { quantidade_tiros: 4, intervalo_tiros: "01:00" })],
  ])("counts %s", (_, minutes, entry) => {
    expect(estimatedMinutes([entry])).toBe(minutes);
  });

  it("adds between two rows the longer of the rest and a minute's change, and nothing after the last", () => {
    const treadmill = row("exerc_aerobicos", { tempo: "00:10:00" });
    expect(estimatedMinutes([treadmill, treadmill])).toBe(21);
    const heavy = lifted({ series: 1, max_reps: 22, descanco: "03:00" });
    expect(estimatedMinutes([heavy, treadmill])).toBe(14);
    expect(estimatedMinutes([lifted({ series: 1, max_reps: 22, descanco: "00:45" }), treadmill])).toBe(12);
  });

  it("of a usual session adds up to an hour less a minute", () => {
    const session = [
      row("mobility", { series: 2, max_reps: 12, descanco: "00:30" }),
      ...Array.from({ length: 3 }, () => lifted({ series: 4, descanco: "01:30", cadencia: "2-0-2-0" })),
      ...Array.from({ length: 3 }, () => lifted({ cadencia: "2-0-2-0" })),
      row("exerc_aerobicos", { tempo: "00:15:00" }),
    ];
    // 126 + 60, three times 430 + 90, three times 240 + 60, 900: 3546 seconds.
    expect(estimatedMinutes(session)).toBe(59);
  });

  it("rounds to the nearest minute", () => {
    expect(estimatedMinutes([row("stretching", { series: 1, tempo: "01:29" })])).toBe(1);
    expect(estimatedMinutes([row("stretching", { series: 1, tempo: "01:30" })])).toBe(2);
  });

  it("is not said while there is nothing to do", () => {
    expect(durationText([])).toBeNull();
    expect(durationText([lifted({})])).toBe("4 min");
  });

  it.each([
    ["00:59:00", "59 min"],
    ["01:00:00", "1 h"],
    ["01:20:00", "1 h 20 min"],
    ["23:59:00", "23 h 59 min"],
  ])("of %s is said as %s", (tempo, text) => {
    expect(durationText([row("exerc_aerobicos", { tempo })])).toBe(text);
  });

  it("is said in hours up to a day, and only as longer than that beyond", () => {
    const halfDay = row("exerc_aerobicos", { tempo: "11:59:30" });
    expect(durationText([halfDay, halfDay])).toBe("24 h");
    expect(durationText([halfDay, halfDay, halfDay])).toBe("mais de 24 h");
  });
});
