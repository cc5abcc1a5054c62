import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar-date.ts";
import {
  type CreditedInvoice,
  creditCentsOf,
  daysLeft,
  freeDaysOf,
  heldCentsOf,
  refundableCents,
} from "./upgrade-credit.ts";

const march = { paid_cents: 8990, period_start: "2026-03-01", period_end: "2026-04-01" };

describe("the free days of a subscription", () => {
  const april = { period_start: "2026-04-01", period_end: "2026-05-01" };
  const from = "2026-03-16";

  it.each([
    ["none while all days are paid", [march], "2026-04-01", 0],
    ["those after the paid ones", [march], "2026-04-11", 10],
    ["those before a period that follows a trial", [april], "2026-05-01", 16],
    ["those between two paid periods", [march, { ...april, period_start: "2026-04-04" }], "2026-05-01", 3],
    ["none of a period that was paid ahead", [march, april], "2026-05-01", 0],
    ["all of them without a payment", [], "2026-04-01", 16],
    ["none where more was paid", [march], "2026-03-20", 0],
  ])("are %s", (_, paid, end, days) => {
    expect(freeDaysOf(paid, { from, end })).toBe(days);
  });
});

describe("the credit of a paid period", () => {
  it.each([
    ["2026-03-01", 31, 8990],
    ["2026-03-02", 30, 8700],
    ["2026-03-16", 16, 4640],
    ["2026-03-31", 1, 290],
    ["2026-04-01", 0, 0],
    ["2026-05-01", 0, 0],
  ])("on %s, with %i days left, is %i cents", (today, days, cents) => {
    expect(daysLeft(march, today)).toBe(days);
    expect(creditCentsOf([march], today)).toBe(cents);
  });

  it("is whole while the period has not begun", () => expect(creditCentsOf([march], "2026-02-20")).toBe(8990));

  it("adds a period that was paid ahead", () => {
    const april = { paid_cents: 9000, period_start: "2026-04-01", period_end: "2026-05-01" };
    expect(creditCentsOf([march, april], "2026-03-31")).toBe(290 + 9000);
  });

  it("is whole cents from 0 to what was paid, and no day is worth more than the day before it left", () => {
    const periods = fc.record({
      paid_cents: fc.integer({ min: 1, max: 9_999_999 }),
      start: fc.integer({ min: 0, max: 3000 }),
      days: fc.integer({ min: 1, max: 366 }),
    });
    fc.assert(
      fc.property(periods, fc.integer({ min: -10, max: 380 }), ({ paid_cents, start, days }, after) => {
        const period_start = addDays("2024-01-01", start);
        const period = { paid_cents, period_start, period_end: addDays(period_start, days) };
        const today = addDays(period_start, after);
        const [credit, tomorrow] = [creditCentsOf([period], today), creditCentsOf([period], addDays(today, 1))];
        expect(Number.isInteger(credit)).toBe(true);
        expect(credit).toBeGreaterThanOrEqual(tomorrow);
        expect(credit).toBeLessThanOrEqual(paid_cents);
        if (after <= 0) expect(credit).toBe(paid_cents);
        if (after >= days) expect(credit).toBe(0);
        // The used days and the credit are the payment, but for less than a cent.
        const used = (paid_cents * Math.min(days, Math.max(0, after))) / days;
        expect(paid_cents - used - credit).toBeLessThan(1);
      }),
    );
  });
});

describe("what stays of an invoice as credit", () => {
  const first: CreditedInvoice = {
    id: 1,
    value_cents: 8990,
    credit_cents: 0,
    period_start: "2026-03-01",
    period_end: "2026-04-01",
    isReturned: false,
    cut: { on: "2026-03-16", taker_id: 2, refunded_cents: 0, wasReturned: false },
  };
  const second: CreditedInvoice = {
    id: 2,
    value_cents: 85_360,
    credit_cents: 4640,
    period_start: "2026-03-16",
    period_end: "2027-03-16",
    isReturned: false,
    cut: null,
  };
  const third: CreditedInvoice = { ...second, id: 3, value_cents: 110_000, credit_cents: 90_000 };
  const cutSecond: CreditedInvoice = {
    ...second,
    cut: { on: "2026-03-16", taker_id: 3, refunded_cents: 0, wasReturned: false },
  };

  it.each([
    ["the days that an upgrade used", [first, second], [4640, 0]],
    ["nothing when the upgrade's money is back", [first, { ...second, isReturned: true }], [0, 0]],
    ["its own money alone where it took credit itself", [first, cutSecond, third], [4640, 85_360, 0]],
    ["all while a later upgrade holds it", [first, { ...cutSecond, isReturned: true }, third], [4640, 85_360, 0]],
    [
      "nothing when both upgrades are back",
      [first, { ...cutSecond, isReturned: true }, { ...third, isReturned: true }],
      [0, 0, 0],
    ],
  ])("is %s", (_, all, held) => {
    expect(all.map((invoice) => heldCentsOf(invoice, all))).toEqual(held);
  });

  it("counts no money that had gone back before", () => {
    const cut = { on: "2026-03-01", taker_id: 2, refunded_cents: 4000, wasReturned: false };
    expect(heldCentsOf({ ...first, cut }, [second])).toBe(4990);
    expect(heldCentsOf({ ...first, cut: { ...cut, refunded_cents: 8990, wasReturned: true } }, [second])).toBe(0);
  });
});

it.each([
  ["all of it at first", 0, 0, 8990],
  ["the rest after a part went back", 1000, 0, 7990],
  ["no part that became credit", 1000, 4640, 3350],
  ["nothing once the two together are more than was paid", 8000, 4640, 0],
])("of a payment can go back %s", (_, refunded_cents, heldCents, cents) => {
  expect(refundableCents({ value_cents: 8990, refunded_cents }, heldCents)).toBe(cents);
});
