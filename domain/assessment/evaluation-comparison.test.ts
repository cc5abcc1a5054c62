import { describe, expect, it } from "vitest";
import { PERIMETERS, SKINFOLDS } from "./anthropometry/measures.ts";
import {
  compareEvaluations,
  FIGURE_GROUPS,
  FIGURES,
  type FigureValues,
  figuresOfSections,
} from "./evaluation-comparison.ts";

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

const changesOf = (evaluations: readonly FigureValues[]) =>
  Object.fromEntries(
    compareEvaluations(evaluations.map((figures) => ({ figures }))).map(({ key, ...change }) => [key, change]),
  );

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
    expect(compareEvaluations([{ figures: {} }, { figures: {} }])).toEqual([]);
    expect(compareEvaluations([{ figures: { weight: null } }])).toEqual([]);
  });

  it("keeps the order of the figures, group by group", () => {
    const everything = Object.fromEntries(FIGURES.map(({ key }) => [key, 1]));
    const groups = compareEvaluations([{ figures: everything }]).map(({ group }) => group);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(FIGURE_GROUPS.map(({ code }) => code));
  });

  it("gives the figures of the sections that are asked for", () => {
    const changes = compareEvaluations([{ figures: { weight: 80, glicose: 92, cintura: 85, endomorphy: 3 } }]);
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
    for (const { difference } of compareEvaluations([{ figures: MARCH }])) expect(difference).toBe(0);
  });
});

describe("two evaluations by different equations", () => {
  const basis = { skinfoldProtocol: "Pollock - 7 Dobras", sex: "male", muscleMass: "limbs", vo2: undefined };
  const changed = (over: Partial<typeof basis>) =>
    Object.fromEntries(
      compareEvaluations([
        { figures: MARCH, basis },
        { figures: OCTOBER, basis: { ...basis, ...over } },
      ]).map(({ key, difference, caveat, certainty }) => [key, { difference, caveat, certainty }]),
    );

  it("are subtracted when everything is the same", () => {
    for (const { caveat } of Object.values(changed({}))) expect(caveat).toBeNull();
  });

  it.each([
    [
      { skinfoldProtocol: "Guedes - 3 Dobras" },
      ["percentualGordura", "massaAdiposa", "massaMagra", "densidade"],
      "protocolos diferentes",
    ],
    [{ muscleMass: "weight" }, ["massaMuscular"], "métodos diferentes"],
    [
      { sex: "female" },
      ["percentualGordura", "massaAdiposa", "massaMagra", "densidade", "massaMuscular"],
      "sexo registrado diferente",
    ],
  ])("by %o are not subtracted in what follows from it", (over, keys, caveat) => {
    const changes = changed(over);
    for (const key of keys) expect(changes[key], key).toEqual({ difference: null, caveat, certainty: null });
    const others = Object.entries(changes).filter(([key]) => !keys.includes(key));
    for (const [key, change] of others) expect(change, key).toMatchObject({ caveat: null });
    expect(changes.imc?.difference).toBe(-2);
  });
});

describe("a difference", () => {
  const between = (last: number, detectable: Record<string, number>) =>
    compareEvaluations([{ figures: { cintura: 90 } }, { figures: { cintura: last }, detectable }])[0]?.certainty;

  it("is real above what the last evaluation could detect, else within the error; unknown without it", () => {
    expect(between(92.5, { cintura: 2.5 })).toBe("within_error");
    expect(between(92.6, { cintura: 2.5 })).toBe("real");
    expect(between(87.4, { cintura: 2.5 })).toBe("real");
    expect(between(90, { cintura: 2.5 })).toBe("within_error");
    expect(between(95, {})).toBeNull();
  });

  it("of one evaluation alone is not judged", () => {
    const [only] = compareEvaluations([{ figures: { cintura: 90 }, detectable: { cintura: 2.5 } }]);
    expect(only).toMatchObject({ difference: 0, certainty: null });
  });
});
