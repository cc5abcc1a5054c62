import { describe, expect, it } from "vitest";
import { cardStepOn, isAllowed, valueNoticeDue } from "./student-card.ts";

const card = { allowed_cents: 10_000, notice_cents: null, notice_from: null };
const charge = { value_cents: 10_000, due_on: "2026-03-10", last_try_on: null };

describe("a charge of a kept card", () => {
  it.each([
    ["2026-03-09", null, "wait"],
    ["2026-03-10", null, "charge"],
    ["2026-03-10", "2026-03-10", "wait"],
    ["2026-03-11", "2026-03-10", "charge"],
    ["2026-03-12", "2026-03-11", "wait"],
    ["2026-03-13", "2026-03-11", "charge"],
    ["2026-03-15", "2026-03-13", "charge"],
    ["2026-03-16", "2026-03-15", "wait"],
    ["2026-03-17", "2026-03-15", "end"],
  ] as const)("on %s after a try on %s: %s", (today, last_try_on, step) => {
    expect(cardStepOn(card, { ...charge, last_try_on }, today)).toBe(step);
  });

  it("of a value that nobody allowed waits, also after seven days", () => {
    expect(cardStepOn(card, { ...charge, value_cents: 12_000 }, "2026-03-10")).toBe("wait");
    expect(cardStepOn(card, { ...charge, value_cents: 12_000 }, "2026-03-30")).toBe("wait");
  });
});

describe("a new value", () => {
  const dearer = { value_cents: 12_000, due_on: "2026-04-10" };

  it("is told of once, sixty days before its due day at the earliest, and may be charged thirty days later", () => {
    expect(valueNoticeDue(card, dearer, "2026-02-08")).toBeUndefined();
    expect(valueNoticeDue(card, dearer, "2026-02-09")).toBe("2026-03-11");
    expect(
      valueNoticeDue({ ...card, notice_cents: 12_000, notice_from: "2026-03-11" }, dearer, "2026-02-10"),
    ).toBeUndefined();
    expect(valueNoticeDue(card, charge, "2026-03-01")).toBeUndefined();
  });

  it("is charged from the day of its notice on", () => {
    const told = { ...card, notice_cents: 12_000, notice_from: "2026-04-10" };
    expect(isAllowed(told, dearer)).toBe(true);
    expect(isAllowed(told, { ...dearer, due_on: "2026-04-09" })).toBe(false);
    expect(isAllowed(told, { ...dearer, value_cents: 11_000 })).toBe(false);
    expect(isAllowed(card, dearer)).toBe(false);
  });
});
