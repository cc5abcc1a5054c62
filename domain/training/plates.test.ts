import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLATES_KG, USUAL_LOAD_STEPS } from "./loads/load-steps.ts";
import { isBarLoaded, platesFor } from "./plates.ts";

const OLYMPIC = { bar_kg: 20, plates_kg: [1.25, 2.5, 5, 10, 15, 20, 25] };

const allLoads = (platesKg: readonly number[], sideKg: number): number[] =>
  platesKg.reduce(
    (loads, plate) =>
      loads.flatMap((load) =>
        Array.from({ length: Math.floor((sideKg - load) / plate) + 1 }, (_, count) => load + count * plate),
      ),
    [0],
  );

describe("the plates of a bar", () => {
  it("are the fewest and largest ones that fit, the same on each side", () => {
    expect(platesFor(20, OLYMPIC)).toEqual({ perSideKg: [], missingKg: 0 });
    expect(platesFor(62.5, OLYMPIC)).toEqual({ perSideKg: [20, 1.25], missingKg: 0 });
    expect(platesFor(140, OLYMPIC)).toEqual({ perSideKg: [25, 25, 10], missingKg: 0 });
    expect(platesFor(19.5, OLYMPIC)).toBeNull();
  });

  it("leave what no pair adds", () => {
    expect(platesFor(61, { bar_kg: 20, plates_kg: [10, 5, 2.5] })).toEqual({ perSideKg: [10, 10], missingKg: 1 });
    expect(platesFor(50, { bar_kg: 10, plates_kg: [] })).toEqual({ perSideKg: [], missingKg: 40 });
    expect(platesFor(62.5, USUAL_LOAD_STEPS)).toEqual({ perSideKg: [20, 1], missingKg: 0.5 });
  });

  it("make up a load that the largest ones would miss", () => {
    expect(platesFor(80, { bar_kg: 20, plates_kg: [20, 15] })).toEqual({ perSideKg: [15, 15], missingKg: 0 });
    expect(platesFor(62, { bar_kg: 20, plates_kg: [2, 3, 15, 20] })?.perSideKg).toEqual([15, 3, 3]);
    expect(platesFor(72, { bar_kg: 20, plates_kg: [20, 15, 3] })).toEqual({ perSideKg: [20, 3, 3], missingKg: 0 });
  });

  it("come as near to a load as any of the sold plates can", () => {
    const sold = fc.uniqueArray(fc.constantFrom(...PLATES_KG.filter((plate) => plate >= 2)), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.integer({ min: 80, max: 320 }), sold, (quarters, plates_kg) => {
        const kg = quarters / 4;
        const nearest = Math.max(...allLoads(plates_kg, (kg - 20) / 2));
        const bar = platesFor(kg, { bar_kg: 20, plates_kg });
        expect(bar?.missingKg).toBeCloseTo(kg - 20 - 2 * nearest, 6);
        expect(bar?.perSideKg.reduce((sum, plate) => sum + plate, 0)).toBeCloseTo(nearest, 6);
        expect(bar?.perSideKg.every((plate) => plates_kg.includes(plate))).toBe(true);
      }),
    );
  });

  it("always make up the load", () => {
    fc.assert(
      fc.property(fc.integer({ min: 80, max: 2000 }), (quarters) => {
        const kg = quarters / 4;
        const bar = platesFor(kg, OLYMPIC);
        const sum = (bar?.perSideKg ?? []).reduce((total, plate) => total + 2 * plate, 0);
        expect(sum + OLYMPIC.bar_kg + (bar?.missingKg ?? 0)).toBeCloseTo(kg, 5);
        expect(bar?.missingKg ?? 0).toBeLessThan(2.5);
      }),
    );
  });
});

it("plates are put on a free straight bar, not on a guided, fixed or bent one", () => {
  expect(["Barra reta e banco reto", "Barra"].map(isBarLoaded)).toEqual([true, true]);
  expect(["Smith", "Barra fixa", "Barra W", "Halteres", null].map(isBarLoaded)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
