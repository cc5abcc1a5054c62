import { describe, expect, it } from "vitest";
import type { MesocycleSummary } from "../cycles/data.ts";
import { previousOf } from "./use-previous.ts";

const cycle = (id: number, was_evaluated: boolean) => ({
  id,
  name: `Ciclo ${id}`,
  goal: "Base",
  start_date: "2026-03-02",
  end_date: "2026-03-29",
  lock_version: 0,
  was_evaluated,
  has_training: false,
  is_finished: false,
});
const mesocycle = (id: number, was_evaluated: boolean, weeks: readonly boolean[] = []): MesocycleSummary => ({
  ...cycle(id, was_evaluated),
  weeks: weeks.length || null,
  fat_percentage: null,
  microcycles: weeks.map((evaluated, place) => ({
    ...cycle(id * 10 + place, evaluated),
    mesocycle_id: id,
    macrocycle_id: 1,
  })),
});
const mesocycles = [mesocycle(1, true), mesocycle(2, false), mesocycle(3, true, [false, true, false])];
const before = (mesoId: number, microId?: number) => previousOf({ id: 7, macroId: 1, mesoId, microId }, mesocycles);

describe("the evaluation before", () => {
  it("a mesocycle's is that of the last evaluated mesocycle", () => {
    expect(before(1)).toBeUndefined();
    expect(before(2)).toEqual({ id: 7, macroId: 1, mesoId: 1 });
    expect(before(3)).toEqual({ id: 7, macroId: 1, mesoId: 1 });
  });

  it("a microcycle's is that of the last evaluated week, or of its mesocycle in the first ones", () => {
    expect(before(3, 30)).toEqual({ id: 7, macroId: 1, mesoId: 3 });
    expect(before(3, 32)).toEqual({ id: 7, macroId: 1, mesoId: 3, microId: 31 });
  });
});
