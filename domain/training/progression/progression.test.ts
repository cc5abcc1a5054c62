import { describe, expect, it } from "vitest";
import { loadStepKg } from "./load-step.ts";
import { type LastTime, proposeLoad } from "./propose-load.ts";

const last = (repetitions: readonly number[], changes: Partial<LastTime> = {}): LastTime => ({
  sets: repetitions.map((count) => ({ repetitions: count, load_kg: 40 })),
  pain: null,
  series: 3,
  minReps: 8,
  maxReps: 12,
  stepKg: 2.5,
  ...changes,
});

describe("the proposed load", () => {
  it.each<[string, LastTime, string, number, string]>([
    [
      "all sets at the highest",
      last([12, 12, 12]),
      "raise",
      42.5,
      "Todas as séries com 12 repetições: aumenta 2,5 kg.",
    ],
    ["all sets above", last([13, 12, 14]), "raise", 42.5, "Todas as séries com 12 repetições: aumenta 2,5 kg."],
    ["one set one short", last([12, 12, 11]), "hold", 40, "2 de 3 séries com 12 repetições: mantém 40 kg."],
    ["a set missing", last([12, 12]), "hold", 40, "2 de 3 séries feitas: mantém 40 kg."],
    ["one set below the lowest", last([10, 9, 7]), "hold", 40, "0 de 3 séries com 12 repetições: mantém 40 kg."],
    ["most sets below", last([9, 7, 7]), "reduce", 37.5, "2 de 3 séries abaixo de 8 repetições: reduz 2,5 kg."],
    [
      "half of the sets below",
      last([9, 9, 7, 7], { series: 4 }),
      "hold",
      40,
      "0 de 4 séries com 12 repetições: mantém 40 kg.",
    ],
    ["pain of 4", last([12, 12, 12], { pain: 4 }), "hold", 40, "Dor 4/10 na última vez: mantém 40 kg."],
    ["pain of 3", last([12, 12, 12], { pain: 3 }), "raise", 42.5, "Todas as séries com 12 repetições: aumenta 2,5 kg."],
    ["pain and missed repetitions", last([5, 5, 5], { pain: 8 }), "hold", 40, "Dor 8/10 na última vez: mantém 40 kg."],
  ])("after %s", (_, time, change, proposedKg, reason) => {
    expect(proposeLoad(time)).toEqual({ change, lastKg: 40, proposedKg, reason });
  });

  it("does not rise for a lighter set: all sets must be at the highest load", () => {
    const sets = [
      { repetitions: 12, load_kg: 40 },
      { repetitions: 12, load_kg: 40 },
      { repetitions: 12, load_kg: 35 },
    ];
    expect(proposeLoad(last([], { sets }))).toMatchObject({ change: "hold", proposedKg: 40 });
  });

  it("is not reduced to nothing", () => {
    const sets = [{ repetitions: 3, load_kg: 2.5 }];
    expect(proposeLoad(last([], { sets, series: 1 }))).toMatchObject({ change: "hold", proposedKg: 2.5 });
  });

  it.each([
    ["no load was lifted", last([12], { sets: [{ repetitions: 12, load_kg: 0 }] })],
    ["nothing was done", last([])],
    ["no highest repetitions are prescribed", last([12, 12, 12], { maxReps: null })],
  ])("does not exist where %s", (_, time) => {
    expect(proposeLoad(time)).toBeNull();
  });
});

describe("the step of a load", () => {
  it.each([
    ["Halteres e banco reto", 4, 9.5, 1],
    ["Halteres e banco reto", 4, 10, 2],
    ["Barra e banco reto", 4, 40, 2.5],
    ["Barra e suporte", 10, 80, 5],
    ["Máquina de supino", 4, 40, 5],
    ["Polia alta e corda", 2, 20, 5],
    ["Elástico", 7, 10, 2.5],
    [null, 4, 10, 2.5],
  ])("of %s for group %d at %d kg is %d kg", (equipament_needed, id, load, step) => {
    expect(loadStepKg({ equipament_needed, muscle_groups: [{ id }] }, load)).toBe(step);
  });
});
