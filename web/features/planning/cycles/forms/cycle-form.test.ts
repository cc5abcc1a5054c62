import { describe, expect, it } from "vitest";
import type { MesocycleSummary, MicrocycleSummary } from "../data.ts";
import {
  type CycleForm,
  durationOf,
  newMesocycleForm,
  newMicrocycleForm,
  toCycleForm,
  validateCycle,
  withEnd,
} from "./cycle-form.ts";
import { nextFreeWeek } from "./next-week.ts";

const first: MesocycleSummary = {
  id: 1,
  name: "Mesociclo 1",
  goal: "Base",
  start_date: "2026-03-02",
  end_date: "2026-03-29",
  weeks: null,
  fat_percentage: null,
  fat_percentage_protocol: null,
  microcycles: [],
  lock_version: 0,
  was_evaluated: false,
  has_training: false,
  training_mode: "weekdays",
  is_finished: false,
};
const week = (id: number, start_date: string, end_date: string): MicrocycleSummary => {
  const { weeks: _, microcycles: __, fat_percentage: ___, fat_percentage_protocol: ____, ...common } = first;
  return { ...common, id, name: `Microciclo ${id}`, start_date, end_date, mesocycle_id: 1, macrocycle_id: 1 };
};
const ofWeeks: MesocycleSummary = {
  ...first,
  weeks: 4,
  microcycles: [week(1, "2026-03-02", "2026-03-08"), week(3, "2026-03-16", "2026-03-22")],
};
const form = (start_date: string, end_date: string): CycleForm => ({
  name: "Mesociclo 2",
  goal: "Força",
  start_date,
  end_date,
  weeks: null,
  training_mode: "weekdays",
});
const OVERLAP = 'O período coincide com "Mesociclo 1" (02/03/2026 - 29/03/2026)';
const BLANK = "Este campo não pode ficar em branco";

describe("a new mesocycle", () => {
  it("is the next by name and starts today", () => {
    expect(newMesocycleForm([], "2026-03-10")).toMatchObject({ name: "Mesociclo 1", start_date: "2026-03-10" });
    expect(newMesocycleForm([first], "2026-04-10")).toMatchObject({ name: "Mesociclo 2", start_date: "2026-04-10" });
  });

  it("does its trainings as the last one", () => {
    expect(newMesocycleForm([], "2026-03-10").training_mode).toBe("weekdays");
    const sequence = { ...first, training_mode: "sequence" as const };
    expect(newMesocycleForm([first, sequence], "2026-03-10").training_mode).toBe("sequence");
  });

  it("starts after the last one when today is taken", () => {
    expect(newMesocycleForm([first], "2026-03-29").start_date).toBe("2026-03-30");
  });

  it("of weeks ends with them, also when its start is moved; without weeks its end is the trainer's", () => {
    const four = withEnd({ ...form("2026-03-30", ""), weeks: 4 });
    expect(four.end_date).toBe("2026-04-26");
    expect(withEnd({ ...four, start_date: "2026-04-06" }).end_date).toBe("2026-05-03");
    expect(withEnd({ ...four, weeks: null }).end_date).toBe("2026-04-26");
    expect(validateCycle(four, { others: [first] })).toEqual({});
  });
});

describe("a new microcycle", () => {
  it("takes the first free week of its mesocycle and its goal", () => {
    expect(newMicrocycleForm(ofWeeks)).toMatchObject({
      name: "Microciclo 3",
      goal: "Base",
      start_date: "2026-03-09",
      end_date: "2026-03-15",
    });
  });

  it("takes at most a week of more free days", () => {
    expect(nextFreeWeek({ ...ofWeeks, microcycles: [] })).toEqual({ startDate: "2026-03-02", endDate: "2026-03-08" });
  });

  it("stays within the days of its mesocycle", () => {
    const bounds = { startDate: "2026-03-02", endDate: "2026-03-29" };
    expect(validateCycle(form("2026-03-23", "2026-03-30"), { others: ofWeeks.microcycles, bounds })).toEqual({
      end_date: "O microciclo fica dentro do mesociclo (02/03/2026 - 29/03/2026)",
    });
  });
});

describe("a cycle's form", () => {
  it("shows what is stored; a microcycle has no weeks", () => {
    expect(toCycleForm(ofWeeks).weeks).toBe(4);
    expect(toCycleForm(week(1, "2026-03-02", "2026-03-08")).weeks).toBeNull();
  });

  it("accepts the days next to another cycle", () => {
    expect(validateCycle(form("2026-03-30", "2026-04-26"), { others: [first] })).toEqual({});
    expect(validateCycle(form("2026-02-02", "2026-03-01"), { others: [first] })).toEqual({});
  });

  it("says of the date that runs into another cycle which one it is", () => {
    expect(validateCycle(form("2026-03-29", "2026-04-26"), { others: [first] })).toEqual({ start_date: OVERLAP });
    expect(validateCycle(form("2026-02-02", "2026-03-02"), { others: [first] })).toEqual({ end_date: OVERLAP });
  });

  it("asks for what is blank and for an end after the start", () => {
    expect(validateCycle({ ...form("", ""), name: " ", goal: "" }, { others: [] })).toEqual({
      name: BLANK,
      goal: BLANK,
      start_date: BLANK,
      end_date: BLANK,
    });
    expect(validateCycle(form("2026-03-30", "2026-03-30"), { others: [] })).toEqual({
      end_date: "A data final deve ser depois da data inicial",
    });
    expect(validateCycle(form("2026-03-30", "30/04"), { others: [] })).toEqual({ end_date: "Data inválida" });
  });

  it("tells the duration in days, and in weeks when they are whole", () => {
    expect(durationOf(form("2026-03-02", "2026-03-29"))).toBe("28 dias (4 semanas)");
    expect(durationOf(form("2026-03-02", "2026-03-30"))).toBe("29 dias");
    expect(durationOf(form("2026-03-02", ""))).toBeNull();
  });
});
