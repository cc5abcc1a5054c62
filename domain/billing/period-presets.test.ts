import { describe, expect, it } from "vitest";
import { periodPresets } from "./period-presets.ts";

describe("the periods on offer", () => {
  it("on the last day of a month end with whole months", () => {
    expect(periodPresets("2026-03-31")).toEqual([
      { label: "Este mês", start: "2026-03-01", end: "2026-03-31" },
      { label: "Mês passado", start: "2026-02-01", end: "2026-02-28" },
      { label: "Últimos 12 meses", start: "2025-04-01", end: "2026-03-31" },
      { label: "Este ano", start: "2026-01-01", end: "2026-12-31" },
      { label: "Ano passado", start: "2025-01-01", end: "2025-12-31" },
    ]);
  });

  it("in January reach into the year before", () => {
    const [, lastMonth] = periodPresets("2026-01-10");
    expect(lastMonth).toEqual({ label: "Mês passado", start: "2025-12-01", end: "2025-12-31" });
  });
});
