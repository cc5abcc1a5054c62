import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths } from "../calendar-date.ts";
import { cohortsOf, forecastOf, growthOf, lastMonths, type Relation, type Renewable } from "./business-figures.ts";

const TODAY = "2026-03-15";

describe("the last months", () => {
  it("end with the one of today, which is counted today", () => {
    expect(lastMonths(TODAY, 3)).toEqual([
      { month: "2026-01-01", countedOn: "2026-01-31" },
      { month: "2026-02-01", countedOn: "2026-02-28" },
      { month: "2026-03-01", countedOn: "2026-03-15" },
    ]);
  });
});

const relations: readonly Relation[] = [
  { trainerId: 1, start: "2025-11-10", end: null },
  { trainerId: 2, start: "2026-01-05", end: "2026-02-05" },
  { trainerId: 2, start: "2026-03-01", end: null },
  { trainerId: 3, start: "2026-02-20", end: "2026-03-20" },
];

describe("growth", () => {
  it("tells those who join for the first time from those who return", () => {
    expect(growthOf(relations, lastMonths(TODAY, 3))).toEqual([
      { month: "2026-01-01", subscribers: 2, joined: 1, returned: 0, lost: 0 },
      { month: "2026-02-01", subscribers: 2, joined: 1, returned: 0, lost: 1 },
      { month: "2026-03-01", subscribers: 3, joined: 0, returned: 1, lost: 0 },
    ]);
  });

  const days = (min: number, max: number) => fc.integer({ min, max });
  const anyRelations = fc.array(
    fc.record({ trainerId: days(1, 12), from: days(0, 700), length: fc.option(days(1, 400), { nil: null }) }),
    { maxLength: 40 },
  );
  const toRelations = (drawn: readonly { trainerId: number; from: number; length: number | null }[]): Relation[] =>
    drawn.map(({ trainerId, from, length }) => {
      const start = addDays("2024-04-01", from);
      return { trainerId, start, end: length === null ? null : addDays(start, length) };
    });

  it("adds up: each month has the subscribers of the one before, with the joined and returned, less the lost", () => {
    fc.assert(
      fc.property(anyRelations, (drawn) => {
        const months = growthOf(toRelations(drawn), lastMonths(TODAY, 12));
        for (const [index, month] of months.entries()) {
          const before = months[index - 1];
          if (before) expect(month.subscribers).toBe(before.subscribers + month.joined + month.returned - month.lost);
        }
      }),
    );
  });

  it("agrees with the cohorts, which only grow smaller or get members back", () => {
    fc.assert(
      fc.property(anyRelations, (drawn) => {
        const months = lastMonths(TODAY, 12);
        const growth = growthOf(toRelations(drawn), months);
        for (const [index, { size, kept }] of cohortsOf(toRelations(drawn), months).entries()) {
          expect(kept).toHaveLength(months.length - index);
          expect(Math.max(0, ...kept)).toBeLessThanOrEqual(size);
          // Two subscriptions that begin on one day are one trainer.
          expect(size).toBeLessThanOrEqual(growth[index]?.joined ?? 0);
        }
      }),
    );
  });
});

describe("the forecast", () => {
  const monthly: Renewable = {
    period_end: "2026-03-20",
    billing_day: 20,
    frequency: "monthly",
    value_cents: 10_000,
    discount_cents: 0,
    discounted_periods: null,
    owed: null,
    hasCard: true,
  };

  it("has each renewal in its month, by card or not", () => {
    expect(forecastOf([monthly, { ...monthly, frequency: "yearly", hasCard: false }], TODAY, 3)).toEqual([
      { month: "2026-03-01", byCardCents: 10_000, otherCents: 10_000 },
      { month: "2026-04-01", byCardCents: 10_000, otherCents: 0 },
      { month: "2026-05-01", byCardCents: 10_000, otherCents: 0 },
    ]);
  });

  it("begins with the invoice that is owed, overdue ones this month, and ends a discount with its periods", () => {
    const late = {
      ...monthly,
      period_end: "2026-02-28",
      billing_day: 28,
      owed: { due_on: "2026-02-28", value_cents: 8000 },
    };
    const reduced = { ...late, discount_cents: 2000, discounted_periods: 2 };
    expect(forecastOf([reduced], TODAY, 3).map(({ byCardCents }) => byCardCents)).toEqual([16_000, 10_000, 10_000]);
  });

  it("never counts a day twice: the months of a monthly plan have its value each", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (billing_day, value_cents) => {
          const next = addMonths("2026-04-01", 0);
          const subscription = { ...monthly, period_end: next, billing_day, value_cents };
          const sums = forecastOf([subscription], TODAY, 12).map(({ byCardCents }) => byCardCents);
          expect(sums[0]).toBe(0);
          expect(sums.slice(1).every((sum) => sum === value_cents)).toBe(true);
        },
      ),
    );
  });
});
