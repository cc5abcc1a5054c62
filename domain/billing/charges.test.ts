import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, todayInSaoPaulo } from "../calendar-date.ts";
import {
  type ChargedPlan,
  chargeDates,
  chargeStateOn,
  chargesThrough,
  dueText,
  lastDayToCharge,
  openCents,
} from "./charges.ts";
import { FREQUENCIES, type Frequency } from "./plans.ts";

const plan = (changes: Partial<ChargedPlan> = {}): ChargedPlan => ({
  frequency: "monthly",
  starts_on: "2026-03-10",
  due_day: 10,
  ends_on: null,
  ...changes,
});

const dueDays = (of: ChargedPlan, count: number) =>
  Array.from({ length: count }, (_, number) => chargeDates(of, number).due_on);

describe("a charge", () => {
  it("is due on the plan's first due day on or after its start", () => {
    expect(chargeDates(plan(), 0).due_on).toBe("2026-03-10");
    expect(chargeDates(plan({ due_day: 11 }), 0).due_on).toBe("2026-03-11");
    expect(chargeDates(plan({ due_day: 9 }), 0).due_on).toBe("2026-04-09");
  });

  it("is due on the last day of a month that is too short, and the next month is not moved", () => {
    expect(dueDays(plan({ starts_on: "2025-12-31", due_day: 31 }), 5)).toEqual([
      "2025-12-31",
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
    ]);
    expect(dueDays(plan({ starts_on: "2028-01-30", due_day: 30 }), 3)).toEqual([
      "2028-01-30",
      "2028-02-29",
      "2028-03-30",
    ]);
    // February's last day is the 28th, which is on or after the start.
    expect(chargeDates(plan({ starts_on: "2026-02-28", due_day: 31 }), 0).due_on).toBe("2026-02-28");
    expect(chargeDates(plan({ starts_on: "2026-01-31", due_day: 30 }), 0).due_on).toBe("2026-02-28");
  });

  it.each([
    ["monthly", "2026-04-10"],
    ["bimonthly", "2026-05-10"],
    ["semiannually", "2026-09-10"],
    ["yearly", "2027-03-10"],
  ] as const)("of a %s plan is followed by the one of %s", (frequency, due_on) => {
    expect(chargeDates(plan({ frequency }), 1)).toEqual({
      number: 1,
      due_on,
      period_start: due_on,
      period_end: addMonths("2026-03-10", 2 * FREQUENCIES[frequency].months),
    });
  });

  it("is written up to a day, the day included, and says which one follows", () => {
    const { charges, ...next } = chargesThrough(plan(), 0, "2026-05-10");
    expect(charges.map(({ due_on }) => due_on)).toEqual(["2026-03-10", "2026-04-10", "2026-05-10"]);
    expect(next).toEqual({ next_number: 3, next_due_on: "2026-06-10" });
    expect(chargesThrough(plan(), 0, "2026-05-09").charges).toHaveLength(2);
    expect(chargesThrough(plan(), 2, "2026-05-10").charges.map(({ number }) => number)).toEqual([2]);
  });

  it("is not written for a period that begins when the plan has ended", () => {
    const ending = (ends_on: string) => chargesThrough(plan({ ends_on }), 0, "2030-01-01");
    expect(ending("2026-05-10")).toMatchObject({
      charges: [{ number: 0 }, { number: 1 }],
      next_number: 2,
      next_due_on: null,
    });
    expect(ending("2026-05-11").charges).toHaveLength(3);
    expect(ending("2026-03-10")).toEqual({ charges: [], next_number: 0, next_due_on: null });
  });

  it("is written twelve months ahead", () => expect(lastDayToCharge("2026-02-28")).toBe("2027-02-28"));
});

describe("the state of a charge", () => {
  const charge = { due_on: "2026-03-10", value_cents: 10_000, received_cents: 0, is_waived: false };

  it.each([
    ["2026-03-09", 0, false, "due"],
    ["2026-03-10", 0, false, "due"],
    ["2026-03-11", 0, false, "late"],
    ["2026-03-11", 9999, false, "late"],
    ["2026-03-11", 10_000, false, "paid"],
    ["2026-03-11", 0, true, "waived"],
    ["2026-03-11", 4000, true, "waived"],
    ["2026-03-11", 10_000, true, "paid"],
  ] as const)("on %s with %i cents received, waived %s, is %s", (today, received_cents, is_waived, state) => {
    expect(chargeStateOn({ ...charge, received_cents, is_waived }, today)).toBe(state);
  });

  it("changes at São Paulo's midnight, not at Greenwich's", () => {
    const at = (instant: string) => chargeStateOn(charge, todayInSaoPaulo(Date.parse(instant)));
    expect(at("2026-03-11T02:59:59Z")).toBe("due");
    expect(at("2026-03-11T03:00:00Z")).toBe("late");
  });
});

it.each([
  ["2026-03-09", "vence em 10/03/2026"],
  ["2026-03-10", "vence hoje"],
  ["2026-03-11", "venceu em 10/03/2026"],
])("on %s a charge of 10 March %s", (today, words) => expect(dueText("2026-03-10", today)).toBe(words));

const FREQUENCY_CODES = Object.keys(FREQUENCIES).filter((code): code is Frequency => code in FREQUENCIES);
const plans = fc.record({
  frequency: fc.constantFrom(...FREQUENCY_CODES),
  starts_on: fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2024-01-01", days)),
  due_day: fc.integer({ min: 1, max: 31 }),
  ends_on: fc.constant(null),
});

describe("the charges of any plan", () => {
  it("come one after the other, no period twice and none missing, each within a month of its period's start", () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 40 }), (any, number) => {
        const [one, next] = [chargeDates(any, number), chargeDates(any, number + 1)];
        expect(next.period_start).toBe(one.period_end);
        expect(next.due_on > one.due_on).toBe(true);
        expect(one.due_on >= addDays(one.period_start, -3)).toBe(true);
        expect(one.due_on <= addDays(addMonths(one.period_start, 1), 3)).toBe(true);
        expect(Number(one.due_on.slice(8))).toBeLessThanOrEqual(any.due_day);
      }),
    );
  });

  it("are the same however often and late they are written", () => {
    const stops = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(plans, stops, (any, days) => {
        const ordered = days.toSorted((a, b) => a - b).map((count) => addDays(any.starts_on, count));
        const written: number[] = [];
        for (const day of ordered) {
          const { charges } = chargesThrough(any, written.length, day);
          written.push(...charges.map(({ number }) => number));
        }
        const atOnce = chargesThrough(any, 0, ordered.at(-1) ?? any.starts_on).charges.map(({ number }) => number);
        expect(written).toEqual(atOnce);
      }),
    );
  });
});

it("no cent is lost: what is open and what was received are the value", () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(cents, fc.nat({ max: 10_000_000 }), (value_cents, some) => {
      const received_cents = Math.min(some, value_cents);
      const charge = { value_cents, received_cents, is_waived: false };
      expect(openCents(charge) + received_cents).toBe(value_cents);
      expect(openCents({ ...charge, is_waived: true })).toBe(0);
    }),
  );
});
