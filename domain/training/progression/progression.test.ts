import { describe, expect, it } from "vitest";
import { type DetailedSet, WORKING_SET } from "../sets/detailed-set.ts";
import { type LastTime, proposeLoad, withoutRaise } from "./propose-load.ts";

const last = (repetitions: readonly number[], changes: Partial<LastTime> = {}): LastTime => ({
  sets: repetitions.map((count) => ({ repetitions: count, load_kg: 40 })),
  pain: null,
  series: 3,
  minReps: 8,
  maxReps: 12,
  repsPattern: null,
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
    [
      "pain of 4",
      last([12, 12, 12], { pain: 4 }),
      "reduce",
      35,
      "Dor 4/10 na última vez: reduz 5 kg. Se a dor continuar, troque o exercício.",
    ],
    [
      "pain of 6 and missed repetitions",
      last([5, 5, 5], { pain: 6 }),
      "reduce",
      35,
      "Dor 6/10 na última vez: reduz 5 kg. Se a dor continuar, troque o exercício.",
    ],
    ["pain of 3", last([12, 12, 12], { pain: 3 }), "raise", 42.5, "Todas as séries com 12 repetições: aumenta 2,5 kg."],
    [
      "a step of exactly a tenth of the load",
      last([12, 12, 12], { stepKg: 4 }),
      "raise",
      44,
      "Todas as séries com 12 repetições: aumenta 4 kg.",
    ],
  ])("after %s", (_, time, change, proposedKg, reason) => {
    expect(proposeLoad(time)).toEqual({ change, lastKg: 40, proposedKg, moreRepetitions: 0, reason });
  });

  const light = (repetitions: number, kg: number, changes: Partial<LastTime> = {}) =>
    last([], {
      sets: [1, 2, 3].map(() => ({ repetitions, load_kg: kg })),
      maxReps: repetitions,
      stepKg: 5,
      ...changes,
    });

  it.each<[string, LastTime, string, number | null, number, RegExp]>([
    [
      "half of the load",
      light(12, 10),
      "repeat",
      10,
      2,
      /5 kg a mais são 50 %: antes, faz mais 2 repetições com 10 kg/,
    ],
    ["two thirds of it", light(12, 7.5), "repeat", 7.5, 2, /67 %/],
    ["just above a tenth", light(12, 40, { stepKg: 4.1 }), "repeat", 40, 2, /10 %/],
    ["what more repetitions allow now", light(14, 18, { stepKg: 2, minReps: 7 }), "raise", 20, 0, /aumenta 2 kg/],
    ["too much even for 20 repetitions", light(20, 10), "hold", 10, 0, /use um passo menor ou outro exercício/],
  ])("does not rise by a step of %s at once", (_, time, change, proposedKg, moreRepetitions, reason) => {
    const words = expect.stringMatching(reason);
    expect(proposeLoad(time)).toMatchObject({ change, proposedKg, moreRepetitions, reason: words });
  });

  it("is not reduced by a step of more than half of it", () => {
    expect(proposeLoad(light(12, 7.5, { minReps: 15 }))).toMatchObject({ change: "hold", proposedKg: 7.5 });
    expect(proposeLoad(light(12, 10, { minReps: 15 }))).toMatchObject({ change: "reduce", proposedKg: 5 });
  });

  it.each([
    [4, 40, "reduce", 35, /^Dor 4\/10/],
    [6, 7.5, "remove", null, /troque por um exercício que não provoque dor/],
    [6, 100, "reduce", 90, /reduz 10 kg/],
    [7, 100, "remove", null, /pare este exercício e encaminhe o aluno/],
    [9, 40, "remove", null, /pare este exercício e encaminhe o aluno/],
  ])("after a pain of %d at %d kg is to %s", (pain, kg, change, proposedKg, reason) => {
    const words = expect.stringMatching(reason);
    expect(proposeLoad(light(12, kg, { pain }))).toMatchObject({ change, proposedKg, reason: words });
  });

  const pyramid = (done: readonly [number, number][], changes: Partial<LastTime> = {}) =>
    last([], {
      sets: done.map(([repetitions, load_kg]) => ({ repetitions, load_kg })),
      minReps: null,
      maxReps: null,
      repsPattern: "12-10-08",
      ...changes,
    });

  it.each<[string, [number, number][], string, number]>([
    [
      "each set reached its own repetitions",
      [
        [12, 40],
        [10, 45],
        [8, 50],
      ],
      "raise",
      52.5,
    ],
    [
      "one set was one short",
      [
        [12, 40],
        [9, 45],
        [8, 50],
      ],
      "hold",
      50,
    ],
    [
      "most sets were far below",
      [
        [7, 40],
        [5, 45],
        [8, 50],
      ],
      "reduce",
      47.5,
    ],
    [
      "a set is missing",
      [
        [12, 40],
        [10, 45],
      ],
      "hold",
      45,
    ],
  ])("of a pyramid is that of the heaviest set, when %s", (_, done, change, proposedKg) => {
    expect(proposeLoad(pyramid(done))).toMatchObject({ change, proposedKg });
  });

  it("of a pyramid does not rise by a coarse step at once either", () => {
    const done: [number, number][] = [
      [12, 5],
      [10, 7.5],
      [8, 10],
    ];
    expect(proposeLoad(pyramid(done, { stepKg: 5 }))).toMatchObject({ change: "repeat", moreRepetitions: 2 });
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

describe("the proposed load of sets in detail", () => {
  const set = (max_reps: number | null, changes: Partial<DetailedSet> = {}): DetailedSet => ({
    ...WORKING_SET,
    max_reps,
    load_kg: 40,
    ...changes,
  });
  /** A warm-up, a heavy set of 5 and a lighter one of 8 to 10. */
  const plan = [
    set(12, { kind: "warmup", load_kg: 20 }),
    set(5, { load_kg: 60, rir: 2 }),
    set(10, { min_reps: 8, rpe: 8 }),
  ];
  const done = (heavy: readonly [number, number | null], light: readonly [number, number | null]) =>
    last([], {
      sets: [
        { repetitions: 12, load_kg: 90, kind: "warmup" },
        { repetitions: heavy[0], load_kg: 60, rir: heavy[1] },
        { repetitions: light[0], load_kg: 40, rir: light[1] },
      ],
      series: 2,
      plan,
    });

  it.each<[string, LastTime, string, number, RegExp]>([
    [
      "each its own repetitions, without notes of effort",
      done([5, null], [10, null]),
      "raise",
      62.5,
      /^Todas as séries/,
    ],
    ["each its own, with the effort asked for", done([5, 2], [10, 2]), "raise", 62.5, /^Todas as séries/],
    ["each its own, with less in reserve", done([5, 1.5], [10, 2]), "hold", 60, /^Menos repetições em reserva/],
    ["the lighter one short", done([5, 2], [9, 2]), "hold", 60, /^1 de 2 séries/],
    ["the lighter one short, with two more in reserve", done([5, 4], [8, 4]), "raise", 62.5, /^Sobraram 2/],
    ["the lighter one short, with less than two more", done([5, 4], [8, 3.5]), "hold", 60, /^1 de 2 séries/],
    ["one far below", done([1, null], [5, null]), "hold", 60, /^0 de 2 séries/],
  ])("after %s", (_, time, change, proposedKg, reason) => {
    const words = expect.stringMatching(reason);
    expect(proposeLoad(time)).toMatchObject({ change, lastKg: 60, proposedKg, reason: words });
  });

  it("follows the maximum where it is a share of one, but falls for pain", () => {
    const ofMaximum = [set(5, { load_kg: null, percent: 80, percent_of: "one_rep_max" })];
    const time = last([5], { plan: ofMaximum, series: 1 });
    expect(proposeLoad(time)).toBeNull();
    expect(proposeLoad({ ...time, pain: 5 })).toMatchObject({ change: "reduce", proposedKg: 35 });
  });

  it("counts as many repetitions as possible by its lowest, or by any", () => {
    const time = (amrap: DetailedSet, repetitions: number) => last([repetitions], { plan: [amrap], series: 1 });
    expect(proposeLoad(time(set(null, { kind: "amrap" }), 3))).toMatchObject({ change: "raise" });
    expect(proposeLoad(time(set(null, { kind: "amrap", min_reps: 8 }), 7))).toMatchObject({ change: "reduce" });
  });
});

it("without the doctor's clearance no load rises, and less stays less", () => {
  const proposed = (lastTime: LastTime) => {
    const proposal = proposeLoad(lastTime);
    return proposal && withoutRaise(proposal);
  };
  expect(proposed(last([12, 12, 12]))).toMatchObject({ change: "hold", proposedKg: 40, moreRepetitions: 0 });
  expect(proposed(last([12, 12, 12], { stepKg: 5 }))).toMatchObject({ change: "hold", moreRepetitions: 0 });
  expect(proposed(last([9, 7, 7]))).toMatchObject({ change: "reduce", proposedKg: 37.5 });
});
