import { describe, expect, it } from "vitest";
import { readFigure, readTyped } from "./typed-figures.ts";

describe("a figure typed in short", () => {
  it.each([
    ["130", "01:30"],
    ["1:30", "01:30"],
    ["0130", "01:30"],
    ["01:30", "01:30"],
    ["45", "00:45"],
    ["5", "00:05"],
    ["60", "01:00"],
    ["90", "01:30"],
    ["99", "01:39"],
    ["100", "01:00"],
    ["1000", "10:00"],
    ["", ""],
  ])("%j is a rest of %j", (typed, rest) => {
    expect(readTyped(typed, { field: "rest" })).toBe(rest);
  });

  it.each([
    ["2000", "00:20:00"],
    ["20:00", "00:20:00"],
    ["10000", "01:00:00"],
    ["1:00:00", "01:00:00"],
  ])("%j is a duration of hours of %j", (typed, duration) => {
    expect(readTyped(typed, { field: "duration", hours: true })).toBe(duration);
  });

  it.each([
    ["2020", "2-0-2-0"],
    ["2 0 2 0", "2-0-2-0"],
    ["3-0-1-0", "3-0-1-0"],
  ])("%j is a cadence of %j", (typed, cadence) => {
    expect(readTyped(typed, { field: "cadence" })).toBe(cadence);
  });

  it.each([
    ["121008", "12-10-08"],
    ["12-10-08", "12-10-08"],
  ])("%j is a pattern of %j", (typed, pattern) => {
    expect(readTyped(typed, { field: "repsPattern" })).toBe(pattern);
  });

  it("comes back as it was typed where it cannot be read", () => {
    expect(readTyped("1234567", { field: "rest" })).toBe("1234567");
    expect(readTyped("um minuto", { field: "rest" })).toBe("um minuto");
    expect(readTyped("20", { field: "cadence" })).toBe("20");
    expect(readTyped("0:75", { field: "rest" })).toBe("00:75");
    expect(readTyped(" 12 ", { field: "maxReps" })).toBe("12");
  });
});

describe("repetitions typed in one cell", () => {
  it.each([
    ["8-12", { minReps: "8", maxReps: "12" }],
    [" 8 – 12 ", { minReps: "8", maxReps: "12" }],
    ["8 a 12", { minReps: "8", maxReps: "12" }],
    ["10", { minReps: "10" }],
    ["", { minReps: "" }],
    ["8-", { minReps: "8-" }],
  ])("%j of the lower ones gives %j", (typed, figures) => {
    expect(readFigure(typed, { field: "minReps" })).toEqual(figures);
  });

  it("are a range only there", () => {
    expect(readFigure("8-12", { field: "maxReps" })).toEqual({ minReps: "8", maxReps: "12" });
    expect(readFigure("8-12", { field: "load" })).toEqual({ load: "8-12" });
  });
});
