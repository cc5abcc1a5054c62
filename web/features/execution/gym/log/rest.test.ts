import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockText, currentRest, extendRest, type Rest, remainingSeconds, restFrom, restProgress } from "./rest.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const MINUTE: Rest = { startedAt: NOW, endsAt: NOW + 60_000 };

describe("a rest", () => {
  it("begins with a set where one is prescribed", () => {
    expect(restFrom(NOW, 60)).toEqual(MINUTE);
    expect(restFrom(NOW, 0)).toBeNull();
  });

  it("counts by the clock, whenever it is looked at", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (passed) => {
        const left = remainingSeconds(MINUTE, NOW + passed);
        expect(left).toBe(Math.ceil(60 - passed / 1000));
        expect(restProgress(MINUTE, NOW + passed)).toBeCloseTo(Math.min(passed / 60_000, 1));
      }),
    );
  });

  it("shows its last second until it is over", () => {
    expect(remainingSeconds(MINUTE, NOW + 59_999)).toBe(1);
    expect(remainingSeconds(MINUTE, NOW + 60_000)).toBe(0);
    expect(remainingSeconds(MINUTE, NOW + 61_000)).toBe(-1);
  });

  it("becomes longer or shorter, never ends in the past, and begins anew once it is over", () => {
    expect(remainingSeconds(extendRest(MINUTE, 15, NOW), NOW)).toBe(75);
    expect(remainingSeconds(extendRest(MINUTE, -90, NOW + 10_000), NOW + 10_000)).toBe(0);
    expect(remainingSeconds(extendRest(MINUTE, 15, NOW + 90_000), NOW + 90_000)).toBe(15);
  });

  it("is forgotten a quarter of an hour after its end", () => {
    expect(currentRest(MINUTE, MINUTE.endsAt + 15 * 60_000 - 1)).toBe(MINUTE);
    expect(currentRest(MINUTE, MINUTE.endsAt + 15 * 60_000)).toBeNull();
    expect(currentRest(null, NOW)).toBeNull();
  });

  it("is said in minutes and seconds", () => {
    expect([5, 65, 1200, -20].map(clockText)).toEqual(["0:05", "1:05", "20:00", "0:20"]);
  });
});
