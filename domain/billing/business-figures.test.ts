import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar-date.ts";
import { cohortsOf, forecastOf, growthOf, lastMonths, type Relation, type Renewable } from "./business-figures.ts";
import type { Terms } from "./sold-terms.ts";

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
  const sold: Terms = { name: "Mensal", frequency: "monthly", value_cents: 10_000 };
  const yearly: Terms = { name: "Anual", frequency: "yearly", value_cents: 100_000 };
  const renewing = {
    sold,
    chosen: null,
    plan: sold,
    notice: null,
    period_start: "2026-03-20",
    period_end: "2026-03-20",
    billing_day: 20,
  };
  const monthly: Renewable = { owed: null, next: renewing, discount: null, hasCard: true };
  const byCard = (subscription: Renewable, today = TODAY, months = 3) =>
    forecastOf([subscription], today, months).map(({ byCardCents }) => byCardCents);

  it("has each renewal in its month, by card or not", () => {
    const other = { ...monthly, next: { ...renewing, sold: yearly, plan: yearly }, hasCard: false };
    expect(forecastOf([monthly, other], TODAY, 3)).toEqual([
      { month: "2026-03-01", byCardCents: 10_000, otherCents: 100_000 },
      { month: "2026-04-01", byCardCents: 10_000, otherCents: 0 },
      { month: "2026-05-01", byCardCents: 10_000, otherCents: 0 },
    ]);
  });

  it("begins with the invoice that is owed, overdue ones this month, and ends a discount with its periods", () => {
    const reduced: Renewable = {
      owed: { due_on: "2026-02-28", value_cents: 8000 },
      next: { ...renewing, period_start: "2026-03-28", period_end: "2026-03-28", billing_day: 28 },
      discount: { percent: 20, cents: null, periods_left: 2 },
      hasCard: true,
    };
    expect(byCard(reduced)).toEqual([16_000, 10_000, 10_000]);
  });

  it("lets a first period that is not written yet be due after its first day, and the next from that day", () => {
    const first = { ...monthly, next: { ...renewing, period_start: "2026-03-28", period_end: "2026-04-04" } };
    expect(byCard({ ...first, next: { ...first.next, billing_day: 28 } })).toEqual([0, 20_000, 10_000]);
  });

  it("steps by the plan that was chosen, at its value", () => {
    expect(byCard({ ...monthly, next: { ...renewing, chosen: yearly, plan: yearly } })).toEqual([100_000, 0, 0]);
  });

  it("has an announced value from its day on, and none that nobody was told of", () => {
    const plan = { ...sold, value_cents: 12_000 };
    const notice = { value_cents: 12_000, starts_on: "2026-04-20" };
    expect(byCard({ ...monthly, next: { ...renewing, plan, notice } })).toEqual([10_000, 12_000, 12_000]);
    expect(byCard({ ...monthly, next: { ...renewing, plan } })).toEqual([10_000, 10_000, 10_000]);
  });

  it("has only what is owed of a plan that is no longer sold", () => {
    expect(byCard({ ...monthly, owed: { due_on: "2026-03-20", value_cents: 9000 }, next: null })).toEqual([9000, 0, 0]);
  });

  it("never counts a day twice: the months of a monthly plan have its value each", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (billing_day, value_cents) => {
          const terms = { ...sold, value_cents };
          const next = { ...renewing, sold: terms, plan: terms, billing_day, period_start: "2026-04-01" };
          const sums = byCard({ ...monthly, next: { ...next, period_end: "2026-04-01" } }, TODAY, 12);
          expect(sums[0]).toBe(0);
          expect(sums.slice(1).every((sum) => sum === value_cents)).toBe(true);
        },
      ),
    );
  });
});
