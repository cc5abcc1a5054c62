import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PERCENT_OF_MAXIMUM } from "../../assessment/strength/percent-of-maximum.ts";
import { addDays } from "../../calendar-date.ts";
import { USUAL_LOAD_STEPS } from "../loads/load-steps.ts";
import {
  type Evidence,
  heldMaximum,
  isEstimated,
  type LiftedSet,
  loadOfPercent,
  maximaOf,
  trainingMaxKg,
} from "./training-max.ts";

const lifted = (load_kg: number, repetitions: number, rir: number | null = null): LiftedSet => ({
  load_kg,
  repetitions,
  rir,
});
const trained = (day: string, ...sets: LiftedSet[]): Evidence => ({ day, source: "training", sets });
const tested = (day: string, set: LiftedSet): Evidence => ({ day, source: "test", set });
const typed = (day: string, kg: number | null): Evidence => ({ day, source: "typed", kg });
const kgOf = (evidence: readonly Evidence[], isFixed = false) =>
  maximaOf(evidence, isFixed).map(({ one_rep_max_kg }) => one_rep_max_kg);

describe("a maximum", () => {
  it("is estimated by Epley from the best working set of a day: 70 · (1 + 6 / 30) = 84", () => {
    expect(maximaOf([trained("2026-11-12", lifted(60, 8), lifted(70, 6), lifted(70, 5))], false)).toEqual([
      { day: "2026-11-12", source: "training", one_rep_max_kg: 84, set: lifted(70, 6), is_rough: false },
    ]);
  });

  it.each([
    ["10 repetitions", lifted(60, 10), [80]],
    ["11 repetitions", lifted(60, 11), []],
    ["no load", lifted(0, 8), []],
    ["2 in reserve: 70 · (1 + 8 / 30)", lifted(70, 6, 2), [88.7]],
    ["half a repetition in reserve, which does not count", lifted(70, 6, 0.5), [84]],
    ["5 in reserve, of which 3 count", lifted(70, 6, 5), [91]],
    ["10 repetitions and 3 in reserve, above 12", lifted(70, 10, 3), []],
  ])("from a training with %s", (_, set, kg) => {
    expect(kgOf([trained("2026-11-12", set)])).toEqual(kg);
  });

  it("from a test counts up to 12 repetitions, marked as rough above 10", () => {
    const [maximum] = maximaOf([tested("2026-11-12", lifted(60, 12))], false);
    expect(maximum).toMatchObject({ one_rep_max_kg: 84, is_rough: true });
    expect(kgOf([tested("2026-11-12", lifted(60, 13))])).toEqual([]);
  });

  it("is raised by a training only beyond 2.5 %, and never lowered by one", () => {
    const first = trained("2026-11-01", lifted(100, 1));
    expect(kgOf([first, trained("2026-11-03", lifted(102.5, 1))])).toEqual([100]);
    expect(kgOf([first, trained("2026-11-03", lifted(102.6, 1))])).toEqual([100, 102.6]);
    expect(kgOf([first, trained("2026-11-03", lifted(60, 5))])).toEqual([100]);
    // 3.5 · (1 + 4 / 30) = 3.97 is 1.7 % above, and 4.0 to a tenth.
    expect(kgOf([typed("2026-11-01", 3.9), trained("2026-11-03", lifted(3.5, 4))])).toEqual([3.9]);
  });

  it("is lowered by a test and by the trainer", () => {
    const first = trained("2026-11-01", lifted(100, 1));
    expect(kgOf([first, tested("2026-11-03", lifted(90, 1))])).toEqual([100, 90]);
    expect(kgOf([first, typed("2026-11-03", 80)])).toEqual([100, 80]);
  });

  it("that was typed gives way to a later test and a stronger training, unless it is fixed", () => {
    const evidence = [
      typed("2026-11-03", 80),
      trained("2026-11-05", lifted(90, 1)),
      tested("2026-11-07", lifted(85, 1)),
    ];
    expect(kgOf(evidence)).toEqual([80, 90, 85]);
    expect(kgOf(evidence, true)).toEqual([80]);
  });

  it("of one day is what the trainer typed", () => {
    expect(kgOf([typed("2026-11-03", 80), trained("2026-11-03", lifted(100, 1))])).toEqual([100, 80]);
  });

  it("goes back to tests and trainings when the typed one is taken back", () => {
    const first = trained("2026-11-01", lifted(100, 1));
    expect(kgOf([first, typed("2026-11-03", 80), typed("2026-11-04", null)])).toEqual([100]);
    expect(kgOf([typed("2026-11-03", 80), typed("2026-11-04", null)])).toEqual([]);
  });

  it("does not depend on the order in which the evidence comes", () => {
    const evidence = [
      trained("2026-11-01", lifted(100, 1)),
      tested("2026-11-03", lifted(90, 1)),
      typed("2026-11-04", 95),
    ];
    expect(maximaOf(evidence.toReversed(), false)).toEqual(maximaOf(evidence, false));
  });

  it.each([
    ["Barra e banco reto", true],
    ["Peso corporal", false],
    ["Barra fixa", false],
    ["Graviton", false],
    [null, false],
  ])("of an exercise with %s is estimated from trainings: %s", (equipment, estimated) => {
    expect(isEstimated(equipment)).toBe(estimated);
  });
});

describe("a training that does not count", () => {
  const current = maximaOf([trained("2026-11-01", lifted(100, 1))], false).at(-1) ?? null;
  const held = (day: string, kg: number, isFixed = false) =>
    heldMaximum(current, [trained(day, lifted(kg, 1))], { isFixed })?.one_rep_max_kg;

  it("is told where it would raise the maximum, and not where a later one or the trainer's own stands", () => {
    expect(held("2026-11-02", 102.6)).toBe(102.6);
    expect(held("2026-11-02", 102.5)).toBeUndefined();
    expect(held("2026-11-01", 120)).toBeUndefined();
    expect(held("2026-11-02", 120, true)).toBeUndefined();
  });

  it("of several is the heaviest, and of a student without a maximum the first of them", () => {
    const days = [trained("2026-11-05", lifted(60, 1)), trained("2026-11-03", lifted(70, 1))];
    expect(heldMaximum(null, days, { isFixed: false })).toMatchObject({ day: "2026-11-03", one_rep_max_kg: 70 });
    expect(heldMaximum(null, [], { isFixed: false })).toBeNull();
  });
});

describe("the load of a percentage", () => {
  const bench = { equipment: "Barra e banco reto", steps: USUAL_LOAD_STEPS };

  it("is of the 1RM or of the training max, rounded down to a load that exists", () => {
    const maximum = { one_rep_max_kg: 84, percent: 90 };
    expect(trainingMaxKg(maximum)).toBeCloseTo(75.6, 9);
    // 67.2 and 60.48.
    expect(loadOfPercent({ percent: 80, of: "one_rep_max" }, maximum, bench)).toBe(66);
    expect(loadOfPercent({ percent: 80, of: "training_max" }, maximum, bench)).toBe(60);
  });

  it("does not exist where the equipment has none so light", () => {
    const pulley = { equipment: "Polia alta e corda", steps: USUAL_LOAD_STEPS };
    expect(loadOfPercent({ percent: 60, of: "one_rep_max" }, { one_rep_max_kg: 8, percent: 90 }, pulley)).toBeNull();
  });
});

const equipment = fc.constantFrom("Barra", "Halteres", "Máquina de supino", "Polia alta", "Kettlebell");
const steps = fc.record({
  bar_kg: fc.constantFrom(8, 10, 15, 20),
  plates_kg: fc.subarray([0.5, 1, 1.25, 2, 2.5, 5, 10], { minLength: 1 }),
  dumbbell_step_kg: fc.constantFrom(0.5, 1, 2),
  heavy_dumbbell_step_kg: fc.constantFrom(1, 2, 2.5),
  machine_step_kg: fc.constantFrom(2.5, 5, 7, 10),
  cable_step_kg: fc.constantFrom(2.5, 5),
  kettlebell_step_kg: fc.constantFrom(2, 4),
});
const oneRepMax = fc.integer({ min: 30, max: 3000 }).map((tenths) => tenths / 10);

describe("a percentage that is prescribed, shown and done exactly", () => {
  it("leaves the maximum as it is, session after session", () => {
    const prescription = fc.record({
      row: fc.constantFrom(...PERCENT_OF_MAXIMUM.filter(({ repetitions }) => repetitions <= 12)),
      less: fc.integer({ min: 0, max: 40 }),
      of: fc.constantFrom("one_rep_max" as const, "training_max" as const),
      trainingMaxPercent: fc.integer({ min: 50, max: 100 }),
    });
    fc.assert(
      fc.property(
        oneRepMax,
        equipment,
        steps,
        prescription,
        (kg, kind, grid, { row, less, of, trainingMaxPercent }) => {
          const evidence: Evidence[] = [typed("2026-01-01", kg)];
          const prescribe = () => {
            const one_rep_max_kg = maximaOf(evidence, false).at(-1)?.one_rep_max_kg ?? 0;
            const percent = Math.max(row.percent - less, 1);
            return loadOfPercent(
              { percent, of },
              { one_rep_max_kg, percent: trainingMaxPercent },
              { equipment: kind, steps: grid },
            );
          };
          const first = prescribe();
          if (first === null) return;
          expect(first).toBeLessThanOrEqual((kg * row.percent) / 100 + 1e-6);
          for (let session = 1; session <= 6; session++) {
            const load = prescribe();
            expect(load).toBe(first);
            evidence.push(trained(addDays("2026-01-01", session * 3), lifted(load ?? 0, row.repetitions)));
          }
          expect(kgOf(evidence)).toEqual([kg]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("rises with the percentage and with the maximum", () => {
    const percent = fc.integer({ min: 10, max: 99 });
    fc.assert(
      fc.property(oneRepMax, equipment, steps, percent, (kg, kind, grid, share) => {
        const load = (one_rep_max_kg: number, of: number) =>
          loadOfPercent(
            { percent: of, of: "one_rep_max" },
            { one_rep_max_kg, percent: 90 },
            { equipment: kind, steps: grid },
          ) ?? 0;
        expect(load(kg, share + 1)).toBeGreaterThanOrEqual(load(kg, share));
        expect(load(kg + 0.1, share)).toBeGreaterThanOrEqual(load(kg, share));
      }),
    );
  });
});
