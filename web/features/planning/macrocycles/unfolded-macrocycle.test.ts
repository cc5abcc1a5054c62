import { describe, expect, it } from "vitest";
import type { MacrocycleSummary } from "./data.ts";
import { unfoldedMacrocycle } from "./unfolded-macrocycle.ts";

const macrocycle = (id: number, start_date: string | null, end_date: string | null): MacrocycleSummary => ({
  id,
  student_id: 1,
  name: `Macrociclo ${id}`,
  start_date,
  end_date,
  skinfold_protocol: "Guedes - 3 Dobras",
  vo2_protocol: "protocol_3",
  items_to_be_evaluated: [],
  lock_version: 0,
  mesocycles: [],
  mesocycles_count: start_date ? 1 : 0,
  evaluated_count: 0,
});
/** Newest first, as the server sends them. */
const macrocycles = [macrocycle(3, null, null), macrocycle(2, "2026-03-02", "2026-05-24"), macrocycle(1, null, null)];

describe("the unfolded macrocycle", () => {
  it("is the address's", () => expect(unfoldedMacrocycle(macrocycles, 1, "2026-03-10")).toBe(1));
  it("is none when all were folded", () => expect(unfoldedMacrocycle(macrocycles, 0, "2026-03-10")).toBe(0));
  it("is today's when the address says nothing or is wrong", () => {
    expect(unfoldedMacrocycle(macrocycles, undefined, "2026-05-24")).toBe(2);
    expect(unfoldedMacrocycle(macrocycles, 99, "2026-03-10")).toBe(2);
  });
  it("is the newest when none runs today", () => {
    expect(unfoldedMacrocycle(macrocycles, undefined, "2026-05-25")).toBe(3);
    expect(unfoldedMacrocycle([], undefined, "2026-05-25")).toBe(0);
  });
});
