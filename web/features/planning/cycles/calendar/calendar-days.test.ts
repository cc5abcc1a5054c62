import { describe, expect, it } from "vitest";
import { weeksOf } from "#domain/periodisation/months.ts";
import type { CycleSummary } from "../data.ts";
import { dayAfterKey, entryDay, markedCycles, weeksOfNames, wholeMonths } from "./calendar-days.ts";

const cycle = (id: number, start_date: string, end_date: string, done = false): CycleSummary => ({
  id,
  name: `Mesociclo ${id}`,
  goal: "Base",
  start_date,
  end_date,
  lock_version: 0,
  was_evaluated: done,
  has_training: done,
  training_mode: "weekdays",
  is_finished: false,
});
const cycles = [cycle(1, "2026-01-12", "2026-02-08", true), cycle(2, "2026-02-09", "2026-03-08")];
const whole = { startDate: "2026-01-01", endDate: "2026-03-31" };

describe("the calendar of a macrocycle", () => {
  it("shows whole months, from the first cycle's to the last one's", () => {
    expect(wholeMonths(cycles)).toEqual(whole);
    expect(wholeMonths([])).toBeNull();
  });

  it("is entered on today, or on the first cycle when today lies elsewhere", () => {
    expect(entryDay(whole, cycles, "2026-02-10")).toBe("2026-02-10");
    expect(entryDay(whole, cycles, "2027-02-10")).toBe("2026-01-12");
  });

  it("marks each cycle as the timeline does", () => {
    expect(markedCycles(cycles, "2026-02-10").map(({ state, checked }) => ({ state, checked }))).toEqual([
      { state: "done", checked: true },
      { state: "current", checked: false },
    ]);
  });
});

describe("a cycle's name in a month", () => {
  it("stands where there is room for it, and where it is alone on a single day", () => {
    const weeks = weeksOf("2026-11");
    const marked = markedCycles(
      [cycle(1, "2026-10-20", "2026-11-22"), cycle(2, "2026-11-30", "2026-12-20")],
      "2026-11-10",
    );
    const names = weeksOfNames(weeks, marked);
    // 1 November is a Sunday and 30 November a Monday.
    expect([...names].map(([id, week]) => [id, weeks.indexOf(week)])).toEqual([
      [1, 1],
      [2, 5],
    ]);
  });
});

describe("a key in the calendar", () => {
  it.each([
    ["ArrowRight", "2026-02-01"],
    ["ArrowLeft", "2026-01-30"],
    ["ArrowDown", "2026-02-07"],
    ["ArrowUp", "2026-01-24"],
    ["Home", "2026-01-26"],
    ["End", "2026-02-01"],
    ["PageDown", "2026-02-28"],
    ["PageUp", "2026-01-01"],
    ["Enter", null],
  ])("%s leads from 31 January to %s", (key, day) => expect(dayAfterKey(key, "2026-01-31", whole)).toBe(day));

  it("does not lead beyond the last month", () => {
    expect(dayAfterKey("ArrowDown", "2026-03-30", whole)).toBe("2026-03-31");
  });
});
