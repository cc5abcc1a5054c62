import { expect, test } from "vitest";
import { cardTryKey } from "./rules.ts";

const CHARGE = {
  id: 7,
  number: 0,
  due_on: "2026-03-10",
  value_cents: 18_000,
  received_cents: 0,
  plan_id: 3,
  plan_name: "Mensal",
  plan_ends_on: null,
  plan_created_at: new Date("2026-03-01T12:00:00Z"),
  tries: 0,
  refused_on: [],
};

test("a try has one key, and the next another", () => {
  expect(cardTryKey(2, { ...CHARGE })).toBe(cardTryKey(2, { ...CHARGE, value_cents: 1 }));
  expect(cardTryKey(2, { ...CHARGE, tries: 1 })).not.toBe(cardTryKey(2, CHARGE));
});

test("a charge that gets the id of a lost one after a restore has another key", () => {
  const plan_created_at = new Date("2026-03-02T12:00:00Z");
  expect(cardTryKey(2, { ...CHARGE, plan_created_at })).not.toBe(cardTryKey(2, CHARGE));
  expect(cardTryKey(2, { ...CHARGE, number: 1 })).not.toBe(cardTryKey(2, CHARGE));
});
