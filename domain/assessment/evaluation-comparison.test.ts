import { describe, expect, it } from "vitest";
import { PERIMETERS, SKINFOLDS } from "./anthropometry/measures.ts";
import { compareEvaluations, FIGURE_GROUPS, FIGURES, figuresOfSections } from "./evaluation-comparison.ts";
import type { FigureValues } from "./judged-change.ts";

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
    ["massaAdiposa", 20.3, 13.7, -6.6],
    ["massaMagra", 68.3, 68.7, 0.4],
    ["massaMuscular", 32.3, 35.7, 3.4],
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
  const person = { sex: "male", ageYears: 30, ageMonths: 365, isPregnant: false };
  const basis = { skinfoldProtocol: "Pollock - 7 Dobras", ...person, muscleMass: "limbs", vo2: undefined };
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
      "gênero registrado diferente",
    ],
  ])("by %o are not subtracted in what follows from it", (over, keys, caveat) => {
    const changes = changed(over);
    for (const key of keys) expect(changes[key], key).toEqual({ difference: null, caveat, certainty: null });
    const others = Object.entries(changes).filter(([key]) => !keys.includes(key));
    for (const [key, change] of others) expect(change, key).toMatchObject({ caveat: null });
    expect(changes.imc?.difference).toBe(-2);
  });
});

it("counts the decimals that a reader sees, and judges what they round away", () => {
  const errors = { relacaoCinturaQuadril: { error: 0.0286 / 2.7718, isOwn: false } };
  const at = (waist: number) => ({ figures: { relacaoCinturaQuadril: waist / 100 }, errors });
  const [change] = compareEvaluations([at(73.5), at(76)]);
  // 0.735 → 0.76 reads as 0.74 → 0.76; the difference of 0.025 is below the limit.
  expect(change).toMatchObject({ difference: 0.02, certainty: "within_error" });
  const [rounded] = compareEvaluations([at(84.4), at(80.8)]);
  expect(rounded).toMatchObject({ first: 0.84, last: 0.81, difference: -0.03, certainty: "above_expected" });
});

it("of one evaluation alone is nothing to be judged", () => {
  const [only] = compareEvaluations([{ figures: { cintura: 90 }, errors: { cintura: { error: 1, isOwn: true } } }]);
  expect(only).toMatchObject({ difference: 0, certainty: null, verdict: null });
});

it("is written with the decimals that are asked for", () => {
  const [fat] = compareEvaluations(
    [{ figures: { percentualGordura: 22.9101 } }, { figures: { percentualGordura: 16.608 } }],
    () => 1,
  );
  expect(fat).toMatchObject({ decimals: 1, first: 22.9, last: 16.6, difference: -6.3 });
});
