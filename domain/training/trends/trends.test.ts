import { describe, expect, it } from "vitest";
import { addDays } from "../../calendar-date.ts";
import type { PlannedDay } from "../executions/planned-days.ts";
import { loadBalance } from "./load-balance.ts";
import { adherenceOf, firstTrendDay, TREND_WEEKS, weekTrends } from "./week-trends.ts";

/** A Monday. */
const TODAY = "2026-03-02";
const ago = (days: number) => addDays(TODAY, -days);

describe("acute against chronic load", () => {
  const weekly = (kg: readonly number[]) => kg.map((tonnageKg, week) => ({ day: ago(week * 7 + 6), tonnageKg }));

  it.each([
    ["four equal weeks", [4000, 4000, 4000, 4000], 4000, 4000, 1],
    ["a week of half as much again", [6000, 4000, 4000, 4000], 6000, 4500, 4 / 3],
    ["a week off", [0, 4000, 4000, 4000], 0, 3000, 0],
  ])("of %s", (_, kg, acuteKg, chronicKg, ratio) => {
    const balance = loadBalance(weekly(kg), ago(60), TODAY);
    expect(balance).toEqual({ acuteKg, chronicKg, ratio: expect.closeTo(ratio, 10) });
  });

  it("has a ratio from 28 days of records on", () => {
    const ratioSince = (days: number) => loadBalance(weekly([4000]), ago(days), TODAY).ratio;
    expect([ratioSince(26), ratioSince(27)]).toEqual([null, 4]);
    expect(loadBalance([], ago(60), TODAY).ratio).toBeNull();
    expect(loadBalance(weekly([4000]), null, TODAY).ratio).toBeNull();
  });

  it("counts the days from today to seven and twenty-eight days back", () => {
    const days = [0, 6, 7, 27, 28].map((days) => ({ day: ago(days), tonnageKg: 100 }));
    expect(loadBalance(days, ago(60), TODAY)).toMatchObject({ acuteKg: 200, chronicKg: 100 });
  });
});

describe("the weeks of a trend", () => {
  const planned = (day: string, state: PlannedDay["state"]): PlannedDay => ({
    day,
    training_id: 1,
    training_name: "Treino A",
    state,
    done_on: null,
  });
  const done = (day: string, changes: object = {}) => ({
    day,
    effort: null,
    max_pain: null,
    working_sets: 10,
    tonnage_kg: 1000,
    ...changes,
  });

  it("are twelve from Sunday to Saturday, the last of them this one", () => {
    const weeks = weekTrends([], [], TODAY);
    expect([weeks.length, weeks[0]?.start, weeks.at(-1)?.start]).toEqual([TREND_WEEKS, "2025-12-14", "2026-03-01"]);
    expect(firstTrendDay(TODAY)).toBe("2025-12-14");
  });

  it("sum the work, average the effort, tell the worst pain and count what was due", () => {
    const days = [planned("2026-02-23", "done"), planned("2026-02-25", "moved"), planned("2026-02-27", "missed")];
    const weeks = weekTrends(
      [...days, planned("2026-03-02", "planned")],
      [
        done("2026-02-23", { effort: 6, max_pain: 2 }),
        done("2026-02-28", { effort: 9, max_pain: 5 }),
        done("2026-03-01"),
      ],
      TODAY,
    );
    expect(weeks.slice(-2)).toEqual([
      { start: "2026-02-22", planned: 3, done: 2, working_sets: 20, tonnage_kg: 2000, effort: 7.5, max_pain: 5 },
      { start: "2026-03-01", planned: 0, done: 0, working_sets: 10, tonnage_kg: 1000, effort: null, max_pain: null },
    ]);
    expect(adherenceOf(weeks)).toBeCloseTo(2 / 3, 10);
    expect(adherenceOf(weeks.slice(0, 5))).toBeNull();
  });
});
