import { describe, expect, it } from "vitest";
import type { MesocycleSummary } from "./data.ts";
import { durationOf, newForm, refusalsOf } from "./mesocycle-form.ts";

const first: MesocycleSummary = {
  id: 1,
  name: "Mesociclo 1",
  goal: "Base",
  start_date: "2026-03-02",
  end_date: "2026-03-29",
  weeks: null,
  lock_version: 0,
  was_evaluated: false,
  has_training: false,
  is_finished: false,
};
const form = (start_date: string, end_date: string) => ({ name: "Mesociclo 2", goal: "Força", start_date, end_date });
const OVERLAP = 'O período coincide com "Mesociclo 1" (02/03/2026 - 29/03/2026)';
const BLANK = "Este campo não pode ficar em branco";

describe("a new mesocycle", () => {
  it("is the next by name and starts today", () => {
    expect(newForm([], "2026-03-10")).toMatchObject({ name: "Mesociclo 1", start_date: "2026-03-10", end_date: "" });
    expect(newForm([first], "2026-04-10")).toMatchObject({ name: "Mesociclo 2", start_date: "2026-04-10" });
  });

  it("starts after the last one when today is taken", () => {
    expect(newForm([first], "2026-03-29").start_date).toBe("2026-03-30");
  });
});

describe("a mesocycle's form", () => {
  it("accepts the days next to another mesocycle", () => {
    expect(refusalsOf(form("2026-03-30", "2026-04-26"), [first])).toEqual({});
    expect(refusalsOf(form("2026-02-02", "2026-03-01"), [first])).toEqual({});
  });

  it("says of the date that runs into another mesocycle which one it is", () => {
    expect(refusalsOf(form("2026-03-29", "2026-04-26"), [first])).toEqual({ start_date: OVERLAP });
    expect(refusalsOf(form("2026-02-02", "2026-03-02"), [first])).toEqual({ end_date: OVERLAP });
  });

  it("asks for what is blank and for an end after the start", () => {
    expect(refusalsOf({ name: " ", goal: "", start_date: "", end_date: "" }, [])).toEqual({
      name: BLANK,
      goal: BLANK,
      start_date: BLANK,
      end_date: BLANK,
    });
    expect(refusalsOf(form("2026-03-30", "2026-03-30"), [])).toEqual({
      end_date: "A data final deve ser depois da data inicial",
    });
    expect(refusalsOf(form("2026-03-30", "30/04"), [])).toEqual({ end_date: "Data inválida" });
  });

  it("tells the duration in days, and in weeks when they are whole", () => {
    expect(durationOf(form("2026-03-02", "2026-03-29"))).toBe("28 dias (4 semanas)");
    expect(durationOf(form("2026-03-02", "2026-03-30"))).toBe("29 dias");
    expect(durationOf(form("2026-03-02", ""))).toBeNull();
  });
});
