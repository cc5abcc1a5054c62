import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBarLoaded, platesFor, USUAL_BAR } from "./plates.ts";

describe("the plates of a bar", () => {
  it("are the largest ones that fit, the same on each side", () => {
    expect(platesFor(20, USUAL_BAR)).toEqual({ perSideKg: [], missingKg: 0 });
    expect(platesFor(62.5, USUAL_BAR)).toEqual({ perSideKg: [20, 1.25], missingKg: 0 });
    expect(platesFor(140, USUAL_BAR)).toEqual({ perSideKg: [25, 25, 10], missingKg: 0 });
    expect(platesFor(19.5, USUAL_BAR)).toBeNull();
  });

  it("leave what no pair adds", () => {
    expect(platesFor(61, { barKg: 20, platesKg: [10, 5, 2.5] })).toEqual({ perSideKg: [10, 10], missingKg: 1 });
    expect(platesFor(50, { barKg: 10, platesKg: [] })).toEqual({ perSideKg: [], missingKg: 40 });
  });

  it("always make up the load", () => {
    fc.assert(
      fc.property(fc.integer({ min: 80, max: 2000 }), (quarters) => {
        const kg = quarters / 4;
        const bar = platesFor(kg, USUAL_BAR);
        const sum = (bar?.perSideKg ?? []).reduce((total, plate) => total + 2 * plate, 0);
        expect(sum + USUAL_BAR.barKg + (bar?.missingKg ?? 0)).toBeCloseTo(kg, 5);
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
