import { describe, expect, it } from "vitest";
import {
  accessEnd,
  billingDayOf,
  endsToNotice,
  isLapsed,
  mayRenew,
  nextPeriodStart,
  noticeDue,
  periodEnd,
  stateOn,
} from "./subscription.ts";

describe("a paid period", () => {
  it.each([
    ["2026-03-02", "monthly", "2026-04-02"],
    ["2026-01-31", "monthly", "2026-02-28"],
    ["2028-01-31", "monthly", "2028-02-29"],
    ["2026-12-15", "monthly", "2027-01-15"],
    ["2025-12-31", "bimonthly", "2026-02-28"],
    ["2026-08-31", "semiannually", "2027-02-28"],
    ["2026-03-02", "yearly", "2027-03-02"],
    ["2028-02-29", "yearly", "2029-02-28"],
  ] as const)("begun on %s and %s ends before %s", (start, frequency, end) => {
    expect(periodEnd(start, frequency)).toBe(end);
  });
});

describe("a period after the first one", () => {
  it.each([
    ["2026-02-28", "monthly", 31, "2026-03-31"],
    ["2026-03-31", "monthly", 31, "2026-04-30"],
    ["2026-01-30", "monthly", 30, "2026-02-28"],
    ["2026-02-28", "monthly", 28, "2026-03-28"],
    ["2028-02-29", "yearly", 29, "2029-02-28"],
    ["2029-02-28", "yearly", 29, "2030-02-28"],
    ["2031-02-28", "yearly", 29, "2032-02-29"],
    ["2025-12-31", "bimonthly", 31, "2026-02-28"],
    ["2026-12-10", "monthly", 10, "2027-01-10"],
  ] as const)("begun on %s and %s ends on day %i of the month, before %s", (start, frequency, day, end) => {
    expect(periodEnd(start, frequency, day)).toBe(end);
  });
});

describe("the billing day of a period that was kept without one", () => {
  it.each([
    ["2026-01-31", "2026-02-28", 31],
    ["2026-01-28", "2026-02-28", 28],
    ["2026-01-31", "2026-02-27", 27],
    ["2026-02-06", "2026-03-09", 9],
  ])("from %s to before %s is %i", (period_start, period_end, day) => {
    expect(billingDayOf({ period_start, period_end })).toBe(day);
  });
});

describe("a subscription", () => {
  const paid = { state: "active", period_end: "2026-03-02", is_ending: false } as const;

  it.each([
    ["2026-03-01", "active"],
    ["2026-03-02", "late"],
    ["2026-03-08", "late"],
    ["2026-03-09", "canceled"],
  ] as const)("paid until 2 March is on %s %s", (today, state) => {
    expect(stateOn(paid, today)).toBe(state);
    expect(isLapsed(paid, today)).toBe(state === "canceled");
  });

  it("once canceled stays so, whatever is paid", () => {
    expect(stateOn({ ...paid, state: "canceled" }, "2026-01-01")).toBe("canceled");
  });

  it.each([
    ["2026-03-01", "active"],
    ["2026-03-02", "canceled"],
  ] as const)("that was canceled by the trainer has no days of grace: on %s it is %s", (today, state) => {
    const ending = { ...paid, is_ending: true };
    expect([stateOn(ending, today), accessEnd(ending)]).toEqual([state, "2026-03-02"]);
    expect(accessEnd(paid)).toBe("2026-03-09");
  });

  it("that never was is lapsed", () => expect(isLapsed(undefined, "2026-03-02")).toBe(true));

  it.each([
    ["2026-02-02", "2026-03-02"],
    ["2026-02-22", "2026-03-02"],
    // Seven days until the first invoice is due.
    ["2026-02-23", "2026-02-23"],
  ])("begun on %s and paid until 2 March is paid next from %s on", (period_start, from) => {
    expect(nextPeriodStart({ ...paid, period_start })).toBe(from);
  });

  it.each([
    ["2026-02-22", false],
    ["2026-02-23", true],
    ["2026-03-02", true],
    ["2026-03-08", true],
    ["2026-03-09", true],
  ])("may be renewed on %s: %s", (today, may) => {
    expect(mayRenew(paid, today)).toBe(may);
    expect(mayRenew(undefined, today)).toBe(true);
  });

  it.each([
    ["2026-02-22", undefined],
    ["2026-02-23", -7],
    ["2026-02-28", -7],
    ["2026-03-01", -1],
    ["2026-03-02", -1],
    ["2026-03-03", 1],
    ["2026-03-04", 1],
    ["2026-03-05", 3],
    ["2026-03-07", 5],
    ["2026-03-08", 5],
    ["2026-03-09", 7],
    ["2026-03-15", 7],
    ["2026-03-16", undefined],
  ])("that ends on 2 March is told about on %s by the notice of day %s", (today, day) => {
    expect(noticeDue(paid, today)).toBe(day);
    const [first, last] = endsToNotice(today);
    expect(first <= paid.period_end && paid.period_end <= last).toBe(day !== undefined);
  });
});
