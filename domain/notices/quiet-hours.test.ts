import { describe, expect, it } from "vitest";
import { SAO_PAULO } from "../calendar-date.ts";
import { hasJustPassed, quietFor } from "./quiet-hours.ts";

const NIGHT = { from: "22:00", until: "07:00" };
const at = (time: string) => Date.parse(`2026-03-02T${time}-03:00`);
const minutes = (ms: number) => ms / 60_000;

describe("quiet hours", () => {
  it.each([
    ["21:59:59", 0],
    ["22:00:00", 9 * 60],
    ["23:30:00", 7.5 * 60],
    ["00:00:00", 7 * 60],
    ["06:59:30", 0.5],
    ["07:00:00", 0],
    ["12:00:00", 0],
  ])("over midnight hold a notice of %s for %d minutes", (time, wait) => {
    expect(minutes(quietFor(NIGHT, SAO_PAULO, at(time)))).toBe(wait);
  });

  it("within a day hold it until they end", () => {
    const siesta = { from: "12:00", until: "14:30" };
    expect(
      [at("11:59:00"), at("12:00:00"), at("14:29:00"), at("14:30:00")].map((now) =>
        minutes(quietFor(siesta, SAO_PAULO, now)),
      ),
    ).toEqual([0, 150, 1, 0]);
  });

  it("are those of the trainer's time zone, and may be none", () => {
    expect(minutes(quietFor(NIGHT, "America/Rio_Branco", at("23:30:00")))).toBe(0);
    expect(quietFor(null, SAO_PAULO, at("23:30:00"))).toBe(0);
  });
});

it.each([
  ["06:59", false],
  ["07:00", true],
  ["09:00", true],
  ["09:01", false],
])("seven o'clock has just passed at %s: %s", (time, expected) => {
  expect(hasJustPassed("07:00", SAO_PAULO, { now: at(`${time}:00`), minutes: 120 })).toBe(expected);
});
