import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, compareDates } from "../calendar-date.ts";
import { formatLongDate, formatMonth, monthOf, monthsOf, placeInWeek, spansIn, weeksOf } from "./months.ts";
import { includesDay } from "./period.ts";

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1960-01-01", days));
const anyPeriod = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 400 }))
  .map(([startDate, length]) => ({ startDate, endDate: addDays(startDate, length) }));

describe("a week of the calendar", () => {
  it.each([
    ["2026-03-02", 0],
    ["2026-03-01", 6],
    ["2024-02-29", 3],
    ["1999-12-31", 4],
    ["2000-01-01", 5],
  ])("has %s in place %d, Monday being the first", (day, place) => expect(placeInWeek(day)).toBe(place));
});

describe("the months of a period", () => {
  it("are those that it touches, over the end of a year", () => {
    expect(monthsOf({ startDate: "2025-11-30", endDate: "2026-02-01" })).toEqual([
      "2025-11",
      "2025-12",
      "2026-01",
      "2026-02",
    ]);
  });

  it("are one when it begins on the first and ends on the last day", () => {
    expect(monthsOf({ startDate: "2024-02-01", endDate: "2024-02-29" })).toEqual(["2024-02"]);
  });

  it("hold each of its days exactly once, in order, each under its weekday", () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const weeks = monthsOf(period).flatMap(weeksOf);
        const days = weeks.flat().filter((day) => day !== null);
        expect(days).toEqual([...new Set(days)].sort(compareDates));
        expect(days.filter((day) => includesDay(period, day))).toHaveLength(
          days.indexOf(period.endDate) - days.indexOf(period.startDate) + 1,
        );
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          for (const [place, day] of week.entries()) if (day) expect(placeInWeek(day)).toBe(place);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("the weeks of a month", () => {
  it("begin on Monday and leave the days of other months out", () => {
    expect(weeksOf("2026-03")[0]).toEqual([null, null, null, null, null, null, "2026-03-01"]);
    expect(weeksOf("2026-03")).toHaveLength(6);
    expect(weeksOf("2027-02")).toHaveLength(4);
    expect(weeksOf("2024-02").flat().filter(Boolean)).toHaveLength(29);
  });
});

describe("the spans of a week", () => {
  const first = { name: "Mesociclo 1", startDate: "2026-03-04", endDate: "2026-03-12" };
  const second = { name: "Mesociclo 2", startDate: "2026-03-13", endDate: "2026-03-30" };
  const [, week, next, , last] = weeksOf("2026-03");

  it("say where a cycle begins and that it goes on", () => {
    expect(spansIn(week ?? [], [first, second])).toEqual([{ cycle: first, from: 2, to: 6, begins: true, ends: false }]);
  });

  it("put the end of one and the begin of the next side by side", () => {
    expect(spansIn(next ?? [], [first, second])).toEqual([
      { cycle: first, from: 0, to: 3, begins: false, ends: true },
      { cycle: second, from: 4, to: 6, begins: true, ends: false },
    ]);
  });

  it("leave out what does not touch the week", () => expect(spansIn(last ?? [], [first])).toEqual([]));
});

describe("a month and a day in words", () => {
  it("are Portuguese", () => {
    expect(formatMonth(monthOf("2026-03-09"))).toBe("março de 2026");
    expect(formatLongDate("2026-12-01")).toBe("1 de dezembro de 2026");
  });
});
