import { describe, expect, it } from "vitest";
import { tempoOf } from "./tempo.ts";

const lowersFirst = { course: "return", effort: "back", seconds: 3 } as const;
const liftsFirst = { course: "return", effort: "out", seconds: 3 } as const;

describe("the tempo of a drawing", () => {
  it("takes lowering, pause, lifting and pause from the prescribed cadence", () => {
    const { seconds, phaseAt } = tempoOf(lowersFirst, "4-1-2-0");
    expect(seconds).toBe(7);
    expect([0, 2, 4.5, 6].map(phaseAt)).toEqual([0, 0.25, 0.5, 0.75]);
  });

  it("begins with the lift where the movement does", () => {
    const { phaseAt } = tempoOf(liftsFirst, "4-0-2-1");
    expect([1, 2.5, 5].map(phaseAt)).toEqual([0.25, 0.5, 0.75]);
  });

  it("moves fast where the cadence has 0, without standing still", () => {
    expect(tempoOf(lowersFirst, "3-0-0-0").seconds).toBeCloseTo(3.7);
  });

  it("has its own without a cadence, with an unreadable one and with one of zeros", () => {
    for (const cadence of [null, "", "lento", "0-0-0-0"]) expect(tempoOf(lowersFirst, cadence).seconds).toBe(3.5);
  });

  it("goes on without an end in a cycle, and keeps a held position", () => {
    const cycle = tempoOf({ course: "cycle", effort: null, seconds: 2 }, "2-0-2-0");
    expect([0.5, 1, 2.5].map(cycle.phaseAt)).toEqual([0.25, 0.5, 0.25]);
    const held = tempoOf({ course: "hold", effort: null, seconds: 2 }, null);
    expect([1, 2.5, 3.9].map(held.phaseAt)).toEqual([0.5, 0.5, 0.5]);
  });
});
