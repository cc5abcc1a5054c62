import { describe, expect, it } from "vitest";
import { noticeThatHolds, priceNoticeDue, type Renewing, renewalTerms, type Terms } from "./sold-terms.ts";

const terms = (value_cents: number, changes: Partial<Terms> = {}): Terms => ({
  name: "Essencial",
  frequency: "monthly",
  value_cents,
  ...changes,
});

/** Sold for R$ 100 and paid until 10 March 2026; the plan now costs R$ 120. */
const renewing = (changes: Partial<Renewing> = {}): Renewing => ({
  sold: terms(10_000),
  chosen: null,
  plan: terms(12_000),
  notice: null,
  period_end: "2026-03-10",
  billing_day: 10,
  ...changes,
});

describe("a period is renewed", () => {
  const notice = { value_cents: 12_000, starts_on: "2026-04-10" };

  it.each([
    ["for what was sold, when nothing was announced", {}, 10_000],
    ["for what was sold, before the announced day", { notice }, 10_000],
    ["for the announced value, from its day on", { notice, period_end: "2026-04-10" }, 12_000],
    [
      "for what was sold, when the plan has another value than the announced one",
      { notice, plan: terms(13_000), period_end: "2026-04-10" },
      10_000,
    ],
    [
      "for what was sold, when the plan has another frequency now",
      { notice, plan: terms(12_000, { frequency: "yearly" }), period_end: "2026-04-10" },
      10_000,
    ],
    ["for what the trainer chose", { notice, chosen: terms(7000), period_end: "2026-04-10" }, 7000],
  ] as const)("%s", (_, changes, cents) => {
    expect(renewalTerms(renewing(changes)).value_cents).toBe(cents);
  });

  it("under the plan's new name when the value is the same, and keeps its name until a new value is charged", () => {
    expect(renewalTerms(renewing({ plan: terms(10_000, { name: "Novo" }) })).name).toBe("Novo");
    expect(renewalTerms(renewing({ plan: terms(12_000, { name: "Novo" }) })).name).toBe("Essencial");
  });

  it("in its own frequency, whatever the plan became", () => {
    const plan = terms(100_000, { frequency: "yearly", name: "Novo" });
    expect(renewalTerms(renewing({ plan }))).toEqual(terms(10_000));
  });
});

describe("a new value is announced", () => {
  it.each([
    // Thirty days before the end that is paid: that period already costs it.
    ["2026-02-08", "2026-03-10"],
    // One day fewer: the period after it.
    ["2026-02-09", "2026-04-10"],
    ["2026-03-09", "2026-04-10"],
  ])("on %s for the period from %s on", (today, starts_on) => {
    expect(priceNoticeDue(renewing(), today)).toEqual({ value_cents: 12_000, starts_on });
  });

  const yearly = { sold: terms(90_000, { frequency: "yearly" }), plan: terms(99_000, { frequency: "yearly" }) };
  it.each([
    ["2026-01-08", undefined],
    ["2026-01-09", "2026-03-10"],
    ["2026-02-08", "2026-03-10"],
    ["2026-02-09", undefined],
  ])("of a year on %s: %s", (today, starts_on) => {
    expect(priceNoticeDue(renewing(yearly), today)?.starts_on).toBe(starts_on);
  });

  it("once, and not when another plan was chosen or the value is the same", () => {
    const notice = { value_cents: 12_000, starts_on: "2026-04-10" };
    expect(priceNoticeDue(renewing({ notice }), "2026-02-20")).toBeUndefined();
    expect(priceNoticeDue(renewing({ chosen: terms(7000) }), "2026-02-20")).toBeUndefined();
    expect(priceNoticeDue(renewing({ plan: terms(10_000) }), "2026-02-20")).toBeUndefined();
    expect(noticeThatHolds(renewing({ notice }))).toEqual(notice);
    expect(noticeThatHolds(renewing({ notice, plan: terms(13_000) }))).toBeNull();
  });
});
