import { describe, expect, it } from "vitest";
import { isChargeDue, nextChargeOn } from "./renewal.ts";

describe("an invoice that is due on 10 March", () => {
  it.each([
    ["2026-03-09", null, false, "2026-03-10"],
    ["2026-03-10", null, true, "2026-03-10"],
    ["2026-03-10", "2026-03-10", false, "2026-03-11"],
    ["2026-03-11", "2026-03-10", true, "2026-03-11"],
    ["2026-03-11", "2026-03-11", false, "2026-03-13"],
    ["2026-03-12", "2026-03-10", true, "2026-03-12"],
    ["2026-03-12", "2026-03-11", false, "2026-03-13"],
    ["2026-03-13", "2026-03-12", true, "2026-03-13"],
    ["2026-03-15", "2026-03-13", true, "2026-03-15"],
    ["2026-03-15", "2026-03-15", false, null],
    ["2026-03-16", null, true, "2026-03-16"],
    ["2026-03-16", "2026-03-15", false, null],
    ["2026-03-17", null, false, null],
  ] as const)("on %s, last tried on %s: charged %s, next on %s", (today, last_try_on, due, next) => {
    const owed = { due_on: "2026-03-10", last_try_on };
    expect([isChargeDue(owed, today), nextChargeOn(owed, today)]).toEqual([due, next]);
  });
});
