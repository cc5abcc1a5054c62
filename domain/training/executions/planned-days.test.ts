import { describe, expect, it } from "vitest";
import { plannedDays } from "./planned-days.ts";
import { weekdayOf, weekOf } from "./training-week.ts";

/** Mondays and Thursdays of a cycle; 2026-03-01 is a Sunday. */
const training = {
  training_id: 1,
  training_name: "Treino A",
  weekdays: ["1", "4"],
  first: "2026-03-02",
  last: "2026-03-29",
};
const week = { from: "2026-03-01", to: "2026-03-07" };
const on = (...days: string[]) => days.map((day) => ({ training_id: 1, day, is_trained: true }));
const states = (today: string, done: Parameters<typeof plannedDays>[2], question = week) =>
  plannedDays({ ...question, today }, [training], done).map(({ day, state, done_on }) => [day, state, done_on]);

describe("a prescribed day", () => {
  it("is planned until it is over, and then missed", () => {
    expect(states("2026-03-02", [])).toEqual([
      ["2026-03-02", "planned", null],
      ["2026-03-05", "planned", null],
    ]);
    expect(states("2026-03-03", [])).toEqual([
      ["2026-03-02", "missed", null],
      ["2026-03-05", "planned", null],
    ]);
  });

  it("is done by an execution of its day, also before the day is over", () => {
    expect(states("2026-03-02", on("2026-03-02"))[0]).toEqual(["2026-03-02", "done", "2026-03-02"]);
  });

  it("is not done by a record of pain, effort or a note alone", () => {
    const noted = on("2026-03-02").map((one) => ({ ...one, is_trained: false }));
    expect(states("2026-03-03", noted)[0]).toEqual(["2026-03-02", "missed", null]);
  });

  it("is moved by an execution of another day from Sunday to Saturday", () => {
    expect(states("2026-03-09", on("2026-03-03"))).toEqual([
      ["2026-03-02", "moved", "2026-03-03"],
      ["2026-03-05", "missed", null],
    ]);
    expect(states("2026-03-09", on("2026-03-01"))[0]).toEqual(["2026-03-02", "moved", "2026-03-01"]);
    expect(states("2026-03-09", on("2026-03-07"))[0]).toEqual(["2026-03-02", "moved", "2026-03-07"]);
  });

  it("is not moved by an execution of the Saturday before or the Sunday after", () => {
    expect(states("2026-03-09", on("2026-02-28", "2026-03-08")).map(([, state]) => state)).toEqual([
      "missed",
      "missed",
    ]);
  });

  it("takes one execution each, those of its own day first", () => {
    expect(states("2026-03-09", on("2026-03-03", "2026-03-05"))).toEqual([
      ["2026-03-02", "moved", "2026-03-03"],
      ["2026-03-05", "done", "2026-03-05"],
    ]);
  });

  it("is not done by another training, nor by one that was removed", () => {
    const done = [
      { training_id: 2, day: "2026-03-02", is_trained: true },
      { training_id: null, day: "2026-03-02", is_trained: true },
    ];
    expect(states("2026-03-03", done)[0]).toEqual(["2026-03-02", "missed", null]);
  });

  it("lies within the cycle, its first and last day included", () => {
    const around = { from: "2026-02-22", to: "2026-04-05" };
    const days = states("2026-02-01", [], around).map(([day]) => day);
    expect([days[0], days.at(-1), days.length]).toEqual(["2026-03-02", "2026-03-26", 8]);
  });

  it("of a period that begins within a week is judged by the whole week", () => {
    const late = { from: "2026-03-05", to: "2026-03-05" };
    expect(states("2026-03-09", on("2026-03-02", "2026-03-03"), late)).toEqual([["2026-03-05", "moved", "2026-03-03"]]);
  });
});

describe("the training week", () => {
  it.each([
    ["2026-03-01", "0", "2026-03-01", "2026-03-07"],
    ["2026-03-07", "6", "2026-03-01", "2026-03-07"],
    ["2026-03-08", "0", "2026-03-08", "2026-03-14"],
    ["2024-02-29", "4", "2024-02-25", "2024-03-02"],
  ])("of %s, weekday %s, goes from %s to %s", (day, weekday, from, to) => {
    expect([weekdayOf(day), weekOf(day)]).toEqual([weekday, { from, to }]);
  });
});
