import { describe, expect, it } from "vitest";
import { PERIMETERS, SKINFOLDS } from "./anthropometry/measures.ts";
import { compareEvaluations, FIGURE_GROUPS, FIGURES, figuresOfSections } from "./evaluation-comparison.ts";

/** A man over half a year, as the product derived his figures on three days. */
const MARCH = {
  weight: 88.6,
  stature: 178,
  fcRepouso: 74,
  sistole: 132,
  imc: 27.9637671,
  relacaoCinturaQuadril: 0.902912621,
  percentualGordura: 22.9101452,
  massaAdiposa: 20.2983887,
  massaMagra: 68.3016113,
  massaMuscular: 32.3149,
  densidade: 1.04669732,
  somatorio: 201,
  cintura: 93,
  triceps: 17,
};
const JUNE = { weight: 85.1, fcRepouso: 68, percentualGordura: 19.4772, cintura: 88.5 };
const OCTOBER = {
  weight: 82.4,
  stature: 178,
  fcRepouso: 62,
  imc: 26.0068173,
  relacaoCinturaQuadril: 0.853413655,
  percentualGordura: 16.608,
  massaAdiposa: 13.684992,
  massaMagra: 68.715008,
  massaMuscular: 35.7085,
  densidade: 1.06083,
  somatorio: 137.5,
  cintura: 85,
  triceps: 12,
};

const changesOf = (evaluations: Parameters<typeof compareEvaluations>[0]) =>
  Object.fromEntries(compareEvaluations(evaluations).map(({ key, ...change }) => [key, change]));

describe("comparing evaluations", () => {
  const changes = changesOf([MARCH, JUNE, OCTOBER]);

  it.each([
    ["weight", 88.6, 82.4, -6.2],
    ["stature", 178, 178, 0],
    ["fcRepouso", 74, 62, -12],
    ["imc", 28, 26, -2],
    ["relacaoCinturaQuadril", 0.9, 0.85, -0.05],
    ["percentualGordura", 22.91, 16.608, -6.302],
    ["massaAdiposa", 20.3, 13.68, -6.62],
    ["massaMagra", 68.3, 68.72, 0.42],
    ["massaMuscular", 32.31, 35.71, 3.4],
    ["densidade", 1.0467, 1.0608, 0.0141],
    ["somatorio", 201, 137.5, -63.5],
    ["cintura", 93, 85, -8],
    ["triceps", 17, 12, -5],
  ])("subtracts the first from the last as they are shown: %s", (key, first, last, difference) => {
    expect(changes[key]).toMatchObject({ first, last, difference });
  });

  it("has a value for every evaluation, also where one was not measured", () => {
    expect(changes.weight?.values).toEqual([88.6, 85.1, 82.4]);
    expect(changes.imc?.values).toEqual([28, null, 26]);
  });

  it("leaves a difference open when the first or the last lacks the figure", () => {
    expect(changes.sistole).toMatchObject({ values: [132, null, null], first: 132, last: null, difference: null });
    expect(changesOf([JUNE, OCTOBER]).imc).toMatchObject({ first: null, last: 26, difference: null });
  });

  it("leaves out what nobody measured", () => {
    expect(changes).not.toHaveProperty("quadril");
    expect(compareEvaluations([{}, {}])).toEqual([]);
    expect(compareEvaluations([{ weight: null }])).toEqual([]);
  });

  it("keeps the order of the figures, group by group", () => {
    const everything = Object.fromEntries(FIGURES.map(({ key }) => [key, 1]));
    const groups = compareEvaluations([everything]).map(({ group }) => group);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(FIGURE_GROUPS.map(({ code }) => code));
  });

  it("gives the figures of the sections that are asked for", () => {
    const changes = compareEvaluations([{ weight: 80, glicose: 92, cintura: 85, endomorphy: 3 }]);
    const keysOf = (...sections: Parameters<typeof figuresOfSections>[1]) =>
      figuresOfSections(changes, sections).map(({ key }) => key);
    expect(keysOf("heart", "perimeter")).toEqual(["weight", "cintura"]);
    expect(keysOf("biochemical", "somatotype")).toEqual(["glicose", "endomorphy"]);
    expect(keysOf()).toEqual([]);
  });

  it("knows every perimeter and skinfold, and each figure once", () => {
    const keys = FIGURES.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key } of [...PERIMETERS, ...SKINFOLDS]) expect(keys).toContain(key);
  });

  it("compares one evaluation with itself as no change", () => {
    for (const { difference } of compareEvaluations([MARCH])) expect(difference).toBe(0);
  });
});
