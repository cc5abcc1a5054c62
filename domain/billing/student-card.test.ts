import { describe, expect, it } from "vitest";
import { cardStepOn, isAllowed, nextTryOn, valueNoticeDue } from "./student-card.ts";

const card = { allowed_cents: 10_000, notice_cents: null, notice_from: null };
const charge = { value_cents: 10_000, due_on: "2026-03-10" };

describe("a charge of a kept card", () => {
  it.each([
    ["2026-03-09", [], "wait", "2026-03-10"],
    ["2026-03-10", [], "charge", "2026-03-10"],
    ["2026-03-10", ["2026-03-10"], "wait", "2026-03-11"],
    ["2026-03-11", ["2026-03-10"], "charge", "2026-03-11"],
    ["2026-03-12", ["2026-03-10", "2026-03-11"], "wait", "2026-03-13"],
    ["2026-03-13", ["2026-03-10", "2026-03-11"], "charge", "2026-03-13"],
    ["2026-03-15", ["2026-03-10", "2026-03-11", "2026-03-13"], "charge", "2026-03-15"],
    ["2026-03-16", ["2026-03-10", "2026-03-11", "2026-03-13", "2026-03-15"], "wait", null],
    ["2026-03-17", ["2026-03-10", "2026-03-11", "2026-03-13", "2026-03-15"], "end", null],
  ] as const)("on %s, refused on %j: %s, next on %s", (today, refused_on, step, next) => {
    const tried = { ...charge, refused_on };
    expect([cardStepOn(tried, today), nextTryOn(tried, today)]).toEqual([step, next]);
  });

  it.each([
    ["2026-06-20", [], "charge", "2026-06-20"],
    ["2026-06-20", ["2026-06-20"], "wait", "2026-06-21"],
    ["2026-06-25", ["2026-06-20", "2026-06-21", "2026-06-23"], "charge", "2026-06-25"],
    ["2026-06-26", ["2026-06-20", "2026-06-21", "2026-06-23", "2026-06-25"], "wait", null],
    ["2026-06-27", ["2026-06-20", "2026-06-21", "2026-06-23", "2026-06-25"], "end", null],
  ] as const)(
    "that is late when it can first be asked counts from that day: on %s, refused on %j: %s",
    (today, refused_on, step, next) => {
      const tried = { ...charge, refused_on };
      expect([cardStepOn(tried, today), nextTryOn(tried, today)]).toEqual([step, next]);
    },
  );

  it.each([
    // The second try comes late, and is no longer followed by one on each day that passed.
    ["2026-03-16", ["2026-03-10"], "charge"],
    ["2026-03-17", ["2026-03-10", "2026-03-16"], "wait"],
    ["2026-03-18", ["2026-03-10", "2026-03-16"], "end"],
    // A week without a try begins anew.
    ["2026-03-17", ["2026-03-10"], "charge"],
    ["2026-03-18", ["2026-03-10", "2026-03-17"], "charge"],
    ["2026-03-22", ["2026-03-10", "2026-03-11", "2026-03-13", "2026-03-15"], "charge"],
    ["2026-03-24", ["2026-03-10", "2026-03-17", "2026-03-18", "2026-03-20", "2026-03-22"], "end"],
  ] as const)("that something held back between tries: on %s, refused on %j: %s", (today, refused_on, step) => {
    expect(cardStepOn({ ...charge, refused_on }, today)).toBe(step);
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
