import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, differenceInDays, endOfDay, todayInSaoPaulo } from "../calendar-date.ts";
import {
  defaultMesocycleName,
  defaultMicrocycleName,
  outsideMessage,
  overlapMessage,
  overlappedBy,
  spanOf,
} from "./cycles.ts";
import { EVALUATION_ITEMS, itemsToBeEvaluated } from "./evaluation-items.ts";
import { endFollowsStart, firstOpenDay, includesDay, isFinished, minEndDate, overlap } from "./period.ts";
import { timelineMark, trainingButton } from "./timeline.ts";
import { DEFAULT_VO2_PROTOCOL, SELECTABLE_VO2_PROTOCOLS, VO2_PROTOCOLS } from "./vo2-protocols.ts";
import {
  endDateFromWeeks,
  isWeekCount,
  splitIntoMicrocycles,
  stepWeeks,
  WEEKS_CONFIRMATION,
  weekText,
} from "./weeks.ts";

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1960-01-01", days));
/** Within the hours around the end of a day, to the millisecond; 1985 to 2019 had summer time. */
const aroundAnEnd = fc
  .tuple(anyDay, fc.integer({ min: -7_200_000, max: 7_200_000 }))
  .map(([day, offset]) => ({ day, instant: endOfDay(day) + offset }));
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

  it.each([
    ["2026-03-01", "semana 1 de 4"],
    ["2026-03-07", "semana 1 de 4"],
    ["2026-03-08", "semana 2 de 4"],
    ["2026-03-28", "semana 4 de 4"],
  ])("from 1 to 28 March is on %s in %s", (day, text) => {
    expect(weekText({ startDate: "2026-03-01", endDate: "2026-03-28" }, day)).toBe(text);
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

  it("has each of its days in exactly one microcycle, over the ends of months, years and Februaries", () => {
    fc.assert(
      fc.property(anyDay, anyWeeks, (start, weeks) => {
        const microcycles = splitIntoMicrocycles(start, weeks);
        const days = microcycles.flatMap(({ startDate }) =>
          Array.from({ length: 7 }, (_, day) => addDays(startDate, day)),
        );
        expect(new Set(days).size).toBe(weeks * 7);
        expect(days.at(-1)).toBe(endDateFromWeeks(start, weeks));
        for (const day of days) expect(microcycles.filter((one) => includesDay(one, day))).toHaveLength(1);
        for (const one of microcycles)
          expect(
            overlappedBy(
              one,
              microcycles.filter((other) => other !== one),
            ),
          ).toBeNull();
      }),
    );
  });

  it("ends on the weekday before the one on which it starts", () => {
    fc.assert(
      fc.property(anyDay, anyWeeks, (start, weeks) => {
        const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
        expect(weekday(addDays(endDateFromWeeks(start, weeks), 1))).toBe(weekday(start));
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

  it.each([
    ["a month ends", "2026-04-30", "2026-05-01T02:59:59Z"],
    ["a year ends", "2026-12-31", "2027-01-01T02:59:59Z"],
    ["February has 29 days", "2028-02-29", "2028-03-01T02:59:59Z"],
    ["it is summer time", "2015-01-31", "2015-02-01T01:59:59Z"],
    ["summer time begins at midnight", "2018-11-03", "2018-11-04T02:59:59Z"],
    ["summer time ends at midnight, and the hour before comes twice", "2019-02-16", "2019-02-17T02:59:59Z"],
  ])("is finished after 23:59:59 also where %s", (_, day, lastSecond) => {
    expect(isFinished(day, Date.parse(lastSecond))).toBe(false);
    expect(isFinished(day, Date.parse(lastSecond) + 1)).toBe(true);
  });

  it("is finished exactly when São Paulo has a later day, to the second, whatever the year", () => {
    fc.assert(
      fc.property(aroundAnEnd, ({ day, instant }) => {
        const second = Math.floor(instant / 1000) * 1000;
        expect(isFinished(day, second)).toBe(todayInSaoPaulo(second) > day);
      }),
    );
  });

  it("is finished exactly when it ends before the first open day, to the millisecond", () => {
    fc.assert(
      fc.property(aroundAnEnd, fc.integer({ min: -2, max: 2 }), ({ day, instant }, days) => {
        const other = addDays(day, days);
        expect(other < firstOpenDay(instant)).toBe(isFinished(other, instant));
      }),
    );
  });

  it("once finished stays so", () => {
    fc.assert(
      fc.property(aroundAnEnd, fc.nat(90 * 86_400_000), ({ day, instant }, later) => {
        if (isFinished(day, instant)) expect(isFinished(day, instant + later)).toBe(true);
      }),
    );
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
    expect(defaultMicrocycleName(0)).toBe("Microciclo 1");
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

  it("whose one should lie in the other: the refusal names that one", () => {
    expect(outsideMessage(march)).toBe('O microciclo deve ficar dentro de "Base" (01/03/2026 - 28/03/2026)');
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
    expect(spanOf([])).toBeNull();
  });

  it("always evaluates perimeters, energy and posture", () => {
    expect(itemsToBeEvaluated([])).toEqual(["perimeter", "caloric_expenditure", "posture"]);
    expect(itemsToBeEvaluated(["somatotype", "posture", "unknown"])).toEqual(EVALUATION_ITEMS.map(({ code }) => code));
  });

  it("offers two of the VO2 protocols, the 12-minute test by default", () => {
    expect(VO2_PROTOCOLS).toHaveLength(12);
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
