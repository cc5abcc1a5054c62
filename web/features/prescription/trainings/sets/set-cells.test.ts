import { describe, expect, it } from "vitest";
import { readSetsLine } from "#domain/training/sets/sets-line.ts";
import { cellsOf, withCell, withSetKind } from "./set-cells.ts";

const setOf = (line: string) => {
  const set = readSetsLine(`${line}, 1x1`)?.[0];
  if (!set) throw new Error(`${line} is no set`);
  return set;
};

describe("the cells of a set", () => {
  it("hold its figures as they are typed", () => {
    expect(cellsOf(setOf("1x8-12 82,5% MT RIR 2 90s"))).toEqual({
      repetitions: "8-12",
      load: "82,5% MT",
      effort: "RIR 2",
      rest: "01:30",
    });
    expect(cellsOf(setOf("aq 1x12 22,5kg"))).toEqual({ repetitions: "12", load: "22,5kg", effort: "", rest: "" });
    expect(cellsOf(setOf("1xAMRAP")).repetitions).toBe("AMRAP");
  });

  it("take what is quickest to type", () => {
    const set = setOf("bo 1x10 40kg");
    expect(withCell(set, "load", "42,5")).toMatchObject({ kind: "backoff", load_kg: 42.5, max_reps: 10 });
    expect(withCell(set, "load", "80%")).toMatchObject({ load_kg: null, percent: 80, percent_of: "one_rep_max" });
    expect(withCell(set, "load", "")).toMatchObject({ load_kg: null, percent: null });
    expect(withCell(set, "effort", "8")).toMatchObject({ rpe: 8, rir: null });
    expect(withCell(set, "effort", "RIR 1")).toMatchObject({ rpe: null, rir: 1 });
    expect(withCell(set, "rest", "130")).toMatchObject({ rest: "01:30" });
    expect(withCell(set, "repetitions", "6-8")).toMatchObject({ min_reps: 6, max_reps: 8 });
    expect(withCell(setOf("aq 1x5 20kg"), "load", "30")).toMatchObject({ kind: "warmup", load_kg: 30 });
  });

  it("refuse what is no figure", () => {
    expect(withCell(setOf("1x10 40kg"), "load", "pesado")).toBeNull();
    expect(withCell(setOf("1x10 40kg"), "repetitions", "")).toBeNull();
    expect(withCell(setOf("1x10 40kg"), "effort", "RIR 20")).toBeNull();
  });

  it("keep an AMRAP without repetitions, and give some back", () => {
    const amrap = withSetKind(setOf("1x8-12 40kg"), "amrap");
    expect(amrap).toMatchObject({ min_reps: null, max_reps: null, load_kg: 40 });
    expect(withCell(amrap, "load", "50")).toMatchObject({ kind: "amrap", load_kg: 50 });
    expect(withSetKind(amrap, "work")).toMatchObject({ max_reps: 10 });
  });
});
