import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, differenceInDays } from "../calendar-date.ts";
import { defaultMesocycleName, formatSpan, overlapMessage, overlappedBy, spanOf } from "./cycles.ts";
import { EVALUATION_ITEMS, itemsToBeEvaluated } from "./evaluation-items.ts";
import { endFollowsStart, includesDay, isFinished, minEndDate, overlap } from "./period.ts";
import { timelineMark, trainingButton } from "./timeline.ts";
import { DEFAULT_VO2_PROTOCOL, SELECTABLE_VO2_PROTOCOLS, VO2_PROTOCOLS } from "./vo2-protocols.ts";
import { endDateFromWeeks, isWeekCount, splitIntoMicrocycles, stepWeeks, WEEKS_CONFIRMATION } from "./weeks.ts";

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1960-01-01", days));
const anyWeeks = fc.integer({ min: 1, max: 12 });
const anyPeriod = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 90 }))
  .map(([startDate, length]) => ({ startDate, endDate: addDays(startDate, length) }));

describe("a mesocycle of whole weeks", () => {
  it.each([
    ["2026-03-01", 4, "2026-03-28"],
    ["2026-12-28", 1, "2027-01-03"],
    ["2024-02-26", 1, "2024-03-03"],
    ["2023-02-26", 1, "2023-03-04"],
    ["2024-01-01", 12, "2024-03-24"],
  ])("from %s for %d weeks ends on %s", (start, weeks, end) => {
    expect(endDateFromWeeks(start, weeks)).toBe(end);
  });

  it("is filled by its microcycles, seven days each, without a gap or an overlap", () => {
    fc.assert(
      fc.property(anyDay, anyWeeks, (start, weeks) => {
        const microcycles = splitIntoMicrocycles(start, weeks);
        expect(microcycles).toHaveLength(weeks);
        expect(microcycles[0]?.startDate).toBe(start);
        expect(microcycles.at(-1)?.endDate).toBe(endDateFromWeeks(start, weeks));
        for (const [index, { name, startDate, endDate }] of microcycles.entries()) {
          expect(name).toBe(`Microciclo ${index + 1}`);
          expect(differenceInDays(startDate, endDate)).toBe(6);
          const next = microcycles[index + 1];
          if (next) expect(next.startDate).toBe(addDays(endDate, 1));
        }
      }),
    );
  });

  it("has 1 to 12 of them", () => {
    expect([0, 1, 12, 13, 1.5].map(isWeekCount)).toEqual([false, true, true, false, false]);
    expect(() => endDateFromWeeks("2026-03-01", 13)).toThrow(RangeError);
    expect(() => splitIntoMicrocycles("2026-03-01", 0)).toThrow(RangeError);
    expect([stepWeeks(null, 1), stepWeeks(1, -1), stepWeeks(12, 1), stepWeeks(null, -1)]).toEqual([1, null, 12, null]);
    expect(WEEKS_CONFIRMATION.title(4)).toBe("Criar mesociclo com: 4 microciclos");
  });
});

describe("a cycle", () => {
  it("is finished after 23:59:59 in São Paulo, not before", () => {
    const lastSecond = Date.parse("2026-03-29T02:59:59Z");
    expect(isFinished("2026-03-28", lastSecond)).toBe(false);
    expect(isFinished("2026-03-28", lastSecond + 1)).toBe(true);
    expect(isFinished("2026-03-29", lastSecond + 1)).toBe(false);
  });

  it("ends at the earliest on the day after it starts", () => {
    expect(minEndDate("2024-02-28")).toBe("2024-02-29");
    expect(minEndDate("2025-12-31")).toBe("2026-01-01");
    expect(endFollowsStart({ startDate: "2026-03-01", endDate: "2026-03-01" })).toBe(false);
    expect(endFollowsStart({ startDate: "2026-03-01", endDate: "2026-03-02" })).toBe(true);
  });

  it("is named by its place", () => {
    expect(defaultMesocycleName(0)).toBe("Mesociclo 1");
    expect(defaultMesocycleName(4)).toBe("Mesociclo 5");
  });

  it("offers training once evaluated, or its microcycles when it has weeks", () => {
    expect(trainingButton({ weeks: null, wasEvaluated: false })).toBe("needs_evaluation");
    expect(trainingButton({ weeks: null, wasEvaluated: true })).toBe("training");
    expect(trainingButton({ weeks: 1, wasEvaluated: false })).toBe("microcycles");
  });
});

describe("two periods", () => {
  const march = { name: "Base", startDate: "2026-03-01", endDate: "2026-03-28" };

  it("overlap when they share a day, be it only one", () => {
    expect(overlap(march, { startDate: "2026-03-28", endDate: "2026-04-10" })).toBe(true);
    expect(overlap(march, { startDate: "2026-03-29", endDate: "2026-04-10" })).toBe(false);
    expect(overlap(march, { startDate: "2026-02-01", endDate: "2026-03-01" })).toBe(true);
    expect(overlap(march, { startDate: "2026-02-01", endDate: "2026-02-28" })).toBe(false);
    expect(overlap(march, { startDate: "2026-03-10", endDate: "2026-03-12" })).toBe(true);
  });

  it("overlap exactly when some day is in both, whatever their order", () => {
    fc.assert(
      fc.property(anyPeriod, anyPeriod, (a, b) => {
        const days = Array.from({ length: differenceInDays(a.startDate, a.endDate) + 1 }, (_, day) =>
          addDays(a.startDate, day),
        );
        expect(overlap(a, b)).toBe(days.some((day) => includesDay(b, day)));
        expect(overlap(b, a)).toBe(overlap(a, b));
      }),
    );
  });

  it("that overlap name the other", () => {
    const other = overlappedBy({ startDate: "2026-03-20", endDate: "2026-04-10" }, [march]);
    expect(other).toBe(march);
    expect(overlapMessage(march)).toBe('O período coincide com "Base" (01/03/2026 - 28/03/2026)');
    expect(overlappedBy({ startDate: "2026-03-29", endDate: "2026-04-10" }, [march])).toBeNull();
  });
});

describe("a macrocycle", () => {
  it("spans its mesocycles, in any order, or has no dates", () => {
    const periods = [
      { startDate: "2026-04-01", endDate: "2026-04-28" },
      { startDate: "2026-02-01", endDate: "2026-06-01" },
      { startDate: "2026-03-01", endDate: "2026-03-28" },
    ];
    expect(spanOf(periods)).toEqual({ startDate: "2026-02-01", endDate: "2026-06-01" });
    expect(formatSpan(periods)).toBe("01/02/2026 - 01/06/2026");
    expect(spanOf([])).toBeNull();
    expect(formatSpan([])).toBe("Sem datas");
  });

  it("always evaluates perimeters, energy and posture", () => {
    expect(itemsToBeEvaluated([])).toEqual(["perimeter", "caloric_expenditure", "posture"]);
    expect(itemsToBeEvaluated(["somatotype", "posture", "unknown"])).toEqual(EVALUATION_ITEMS.map(({ code }) => code));
  });

  it("offers two of the five VO2 protocols, the 12-minute test by default", () => {
    expect(VO2_PROTOCOLS).toHaveLength(5);
    expect(SELECTABLE_VO2_PROTOCOLS.map(({ code }) => code)).toEqual(["protocol_3", "protocol_5"]);
    expect(DEFAULT_VO2_PROTOCOL).toBe("protocol_3");
  });
});

describe("the timeline", () => {
  const cycle = { startDate: "2026-03-01", endDate: "2026-03-28", wasEvaluated: false, hasTraining: false };
  const complete = { ...cycle, wasEvaluated: true, hasTraining: true };

  it("marks today's cycle as current, its first and last day included", () => {
    expect(timelineMark(complete, "2026-03-01").state).toBe("current");
    expect(timelineMark(cycle, "2026-03-28").state).toBe("current");
    expect(timelineMark(complete, "2026-03-29").state).toBe("done");
    expect(timelineMark(cycle, "2026-02-28").state).toBe("idle");
  });

  it("is done only with both, but checks with either", () => {
    const after = "2026-04-01";
    expect(timelineMark({ ...cycle, wasEvaluated: true }, after)).toEqual({ state: "idle", checked: true });
    expect(timelineMark({ ...cycle, hasTraining: true }, after)).toEqual({ state: "idle", checked: true });
    expect(timelineMark(cycle, after)).toEqual({ state: "idle", checked: false });
    expect(timelineMark(complete, after)).toEqual({ state: "done", checked: true });
  });
});
