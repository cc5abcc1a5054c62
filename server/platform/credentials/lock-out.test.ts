import { describe, expect, it } from "vitest";
import { LOCK_OUT } from "../limits.ts";
import { pauseLeftMs } from "./lock-out.ts";

const NOON = new Date("2026-03-02T15:00:00Z");
const later = (ms: number) => new Date(NOON.getTime() + ms);
const minutesLeft = (failures: number, now = NOON) => pauseLeftMs({ failures, lastTriedAt: NOON }, 10, now) / 60_000;

describe("the pause after failures", () => {
  it.each([
    [0, 0],
    [10, 0],
    [11, 1],
    [12, 2],
    [13, 4],
    [14, 8],
    [15, 15],
    [5000, 15],
  ])("after %i is %i minutes", (failures, minutes) => expect(minutesLeft(failures)).toBe(minutes));

  it("runs out", () => {
    expect(minutesLeft(13, later(3 * 60_000))).toBe(1);
    expect(minutesLeft(13, later(4 * 60_000))).toBe(0);
  });

  it("is forgotten after a day without a try", () => {
    expect(minutesLeft(5000, later(LOCK_OUT.forgottenAfterMs))).toBe(0);
  });
});
