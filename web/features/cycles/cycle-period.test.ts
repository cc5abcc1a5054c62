import { describe, expect, it } from "vitest";
import { nothingToday, unfoldedOf } from "./cycle-period.ts";
import type { MacrocycleSummary } from "./data.ts";

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
  mesocycles_count: start_date ? 1 : 0,
  evaluated_count: 0,
});
/** Newest first, as the server sends them. */
const macrocycles = [macrocycle(3, null, null), macrocycle(2, "2026-03-02", "2026-05-24"), macrocycle(1, null, null)];

describe("the unfolded macrocycle", () => {
  it("is the address's", () => expect(unfoldedOf(macrocycles, 1, "2026-03-10")).toBe(1));
  it("is none when all were folded", () => expect(unfoldedOf(macrocycles, 0, "2026-03-10")).toBe(0));
  it("is today's when the address says nothing or is wrong", () => {
    expect(unfoldedOf(macrocycles, undefined, "2026-05-24")).toBe(2);
    expect(unfoldedOf(macrocycles, 99, "2026-03-10")).toBe(2);
  });
  it("is the newest when none runs today", () => {
    expect(unfoldedOf(macrocycles, undefined, "2026-05-25")).toBe(3);
    expect(unfoldedOf([], undefined, "2026-05-25")).toBe(0);
  });
});

describe("a student without a running mesocycle", () => {
  it("is told when the next one begins", () => {
    const starts = ["2026-01-05", null, "2026-06-08", "2026-06-01"];
    expect(nothingToday(starts, "2026-05-31")).toBe("Seu próximo mesociclo começa em 01/06/2026");
  });
  it("is told that there is none when nothing is to come", () => {
    expect(nothingToday(["2026-01-05", null], "2026-05-31")).toBe("Não há mesociclo em andamento");
  });
});
