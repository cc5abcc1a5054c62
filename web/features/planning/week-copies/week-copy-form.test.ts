import { describe, expect, it } from "vitest";
import {
  deloadOf,
  followingWeeks,
  NEW_DELOAD,
  NEW_RULE,
  proposedRule,
  proposedSource,
  ruleOf,
  rulesByPain,
} from "./week-copy-form.ts";

const week = (id: number, has_training: boolean, is_finished = false) => ({
  id,
  name: `Microciclo ${id}`,
  lock_version: 0,
  has_training,
  is_finished,
});

describe("the form of a programme", () => {
  it("reads what was typed, within what can be", () => {
    expect(ruleOf({ ...NEW_RULE, kind: "kilograms", kg: "1,5" })).toEqual({ kind: "kilograms", kg: 1.5 });
    expect(ruleOf({ ...NEW_RULE, kind: "percent", percent: "90" })).toEqual({ kind: "percent", percent: 20 });
    expect(ruleOf({ ...NEW_RULE, kind: "wave", weeksUp: "" })).toMatchObject({ weeks_up: 1, drop_percent: 10 });
    expect(deloadOf(NEW_DELOAD)).toBeNull();
    expect(deloadOf({ ...NEW_DELOAD, isOn: true, every: "0" })).toMatchObject({ every: 2 });
  });

  it("proposes more repetitions where no row has a load", () => {
    expect(proposedRule([{ carga: null }, { carga: 40 }], false).kind).toBe("percent");
    expect(proposedRule([{ carga: null }], false).kind).toBe("repetitions");
  });

  it("keeps all as it is before a doctor's clearance, and rows in which pain was told", () => {
    expect(proposedRule([{ carga: 40 }], true).kind).toBe("same");
    const rows = [
      { id: 1, exercise: { id: 10 } },
      { id: 2, exercise: [{ id: 20 }, { id: 30 }] },
      { id: 3, exercise: { id: 40 } },
    ];
    const pains = [{ exercise_id: 30, area: null, pain: 8, day: "2026-11-24" }];
    expect([...rulesByPain(rows, pains)].map(([id, { kind }]) => [id, kind])).toEqual([[2, "same"]]);
  });

  it("proposes the last week with trainings before one without", () => {
    expect(proposedSource([week(1, true), week(2, true), week(3, false)])?.id).toBe(2);
    expect(proposedSource([week(1, true), week(2, true)])?.id).toBe(1);
    expect(proposedSource([week(1, false)])).toBeUndefined();
  });

  it("goes to the weeks after the copied one that are not over, another mesocycle's to all", () => {
    const weeks = [week(1, true, true), week(2, true), week(3, false), week(4, false)];
    expect(followingWeeks(weeks, 2).map(({ id, number }) => [id, number])).toEqual([
      [3, 1],
      [4, 2],
    ]);
    expect(followingWeeks(weeks, undefined).map(({ id, number }) => [id, number])).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
  });
});
