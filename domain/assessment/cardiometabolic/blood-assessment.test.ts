import { describe, expect, it } from "vitest";
import { assessBlood, type BloodFigure, type BloodInput, inMoles } from "./blood-assessment.ts";
import type { BloodTestKey } from "./blood-tests.ts";

const ADULT = { sex: "male", ageYears: 40, fasting: true } as const;

const assess = (values: BloodInput["values"], person: Partial<Omit<BloodInput, "values">> = {}) =>
  assessBlood({ ...ADULT, ...person, values });
const classOf = (key: BloodTestKey, value: number, person: Partial<Omit<BloodInput, "values">> = {}) =>
  labelOf(assess({ [key]: value }, person).tests[key]);
const labelOf = ({ indicator }: BloodFigure) => (indicator.status === "known" ? indicator.label : indicator.status);
const numberOf = ({ indicator }: BloodFigure) => (indicator.status === "known" ? indicator.value : null);

describe("a blood test of an adult", () => {
  it.each<[string, BloodTestKey, number, string]>([
    ["W101", "glicose", 69, "Baixa"],
    ["W102", "glicose", 100, "Pré-diabetes"],
    ["W103", "triglicerides", 149, "Desejável"],
    ["W104", "triglicerides", 500, "Muito alto"],
    ["W105", "ldl", 190, "Muito alto"],
    ["W106", "hdl", 60, "Ótimo"],
  ])("is classed as the worked example %s", (_, key, value, label) => {
    expect(classOf(key, value)).toBe(label);
  });

  it.each<[BloodTestKey, readonly (readonly [number, string])[]]>([
    [
      "glicose",
      [
        [69, "Baixa"],
        [70, "Normal"],
        [99, "Normal"],
        [100, "Pré-diabetes"],
        [125, "Pré-diabetes"],
        [126, "Sugestiva de diabetes"],
      ],
    ],
    [
      "triglicerides",
      [
        [149, "Desejável"],
        [150, "Limítrofe"],
        [199, "Limítrofe"],
        [200, "Alto"],
        [499, "Alto"],
        [500, "Muito alto"],
      ],
    ],
    [
      "ldl",
      [
        [99, "Ótimo"],
        [100, "Desejável"],
        [129, "Desejável"],
        [130, "Limítrofe"],
        [159, "Limítrofe"],
        [160, "Alto"],
        [189, "Alto"],
        [190, "Muito alto"],
      ],
    ],
    [
      "hdl",
      [
        [39, "Baixo"],
        [40, "Adequado"],
        [59, "Adequado"],
        [60, "Ótimo"],
      ],
    ],
    [
      "creatina",
      [
        [0.69, "Abaixo da referência"],
        [0.7, "Normal"],
        [1.3, "Normal"],
        [1.31, "Acima da referência"],
      ],
    ],
  ])("%s has its class on both sides of each cut-off", (key, cases) => {
    expect(cases.map(([value]) => [value, classOf(key, value)])).toEqual(cases);
  });

  it("has the creatinine interval of women", () => {
    const cases = [0.59, 0.6, 1.1, 1.11].map((value) => classOf("creatina", value, { sex: "female" }));
    expect(cases).toEqual(["Abaixo da referência", "Normal", "Normal", "Acima da referência"]);
  });

  it("without fasting has other triglycerides and no class of glucose; without knowing it, neither", () => {
    const fed = { fasting: false };
    expect([classOf("triglicerides", 174, fed), classOf("triglicerides", 175, fed)]).toEqual([
      "Desejável",
      "Acima do desejável",
    ]);
    expect(classOf("glicose", 110, fed)).toBe("");
    const unknown = { fasting: null };
    expect([classOf("glicose", 110, unknown), classOf("triglicerides", 300, unknown)]).toEqual(["", ""]);
    expect([classOf("ldl", 130, unknown), classOf("hdl", 39, unknown)]).toEqual(["Limítrofe", "Baixo"]);
    expect(assess({ glicose: 110 }, unknown).tests.glicose.rangeText).toContain("jejum");
  });

  it("that was not taken has no class", () => {
    expect(labelOf(assess({}).tests.ldl)).toBe("missing");
    expect(labelOf(assess({ ldl: 0 }).tests.ldl)).toBe("missing");
  });
});

describe("a blood test under 20 years", () => {
  it("has the desirable limits of that age", () => {
    const at = (ageYears: number) => ({ ageYears });
    expect([classOf("ldl", 109, at(19)), classOf("ldl", 110, at(19)), classOf("ldl", 110, at(20))]).toEqual([
      "Desejável",
      "Acima do desejável",
      "Desejável",
    ]);
    expect([classOf("hdl", 45, at(19)), classOf("hdl", 46, at(19)), classOf("hdl", 46, at(20))]).toEqual([
      "Abaixo do desejável",
      "Desejável",
      "Adequado",
    ]);
    const triglycerides = [
      [74, 9],
      [75, 9],
      [75, 10],
      [89, 19],
      [90, 19],
      [90, 20],
    ].map(([value = 0, ageYears = 0]) => classOf("triglicerides", value, { ageYears }));
    expect(triglycerides).toEqual([
      "Desejável",
      "Acima do desejável",
      "Desejável",
      "Desejável",
      "Acima do desejável",
      "Desejável",
    ]);
  });

  it("has no class where only adults have one", () => {
    expect([classOf("creatina", 0.8, { ageYears: 17 }), classOf("creatina", 0.8, { ageYears: 18 })]).toEqual([
      "",
      "Normal",
    ]);
    expect(classOf("triglicerides", 80, { ageYears: 15, fasting: false })).toBe("");
  });
});

describe("the estimated glomerular filtration rate", () => {
  // Worked by hand from the published equation and rounded.
  it.each([
    ["female", 50, 0.7, 105],
    ["male", 50, 0.9, 104],
    ["male", 40, 1.0, 98],
    ["female", 65, 1.2, 50],
    ["male", 70, 2.0, 35],
  ] as const)("of a %s of %d years with %d mg/dL is %d", (sex, ageYears, creatina, rate) => {
    expect(Math.round(numberOf(assess({ creatina }, { sex, ageYears }).filtration) ?? 0)).toBe(rate);
  });

  it("says what raises creatinine besides the kidneys, and who judges a low one", () => {
    for (const values of [{ creatina: 1 }, {}]) {
      expect(assess(values).filtration.rangeText).toBe(
        "CKD-EPI 2021, pela creatinina. Muita massa muscular ou suplemento de creatina elevam a creatinina e baixam esta estimativa. Abaixo de 60 deve ser avaliada por médico.",
      );
    }
  });

  it("falls with age and creatinine", () => {
    const rate = (ageYears: number, creatina: number) => numberOf(assess({ creatina }, { ageYears }).filtration) ?? 0;
    expect(rate(30, 1)).toBeGreaterThan(rate(60, 1));
    expect(rate(30, 0.6)).toBeGreaterThan(rate(30, 0.9));
    expect(rate(30, 0.9)).toBeGreaterThan(rate(30, 1.4));
  });

  it("needs an adult's age and the creatinine, and says so", () => {
    const missing = [
      assess({ creatina: 1 }, { ageYears: 17 }),
      assess({ creatina: 1 }, { ageYears: null }),
      assess({}),
    ];
    const sentences = missing.map(({ filtration: { indicator } }) =>
      indicator.status === "missing" ? indicator.absences.map(({ sentence }) => sentence).join() : "",
    );
    expect(sentences).toEqual([
      "A equação vale a partir de 18 anos",
      "Idade não informada",
      "Creatinina não informada",
    ]);
    expect(numberOf(assess({ creatina: 1 }, { ageYears: 18 }).filtration)).not.toBeNull();
  });
});

describe("non-HDL cholesterol", () => {
  it("is LDL and a fifth of triglycerides below 400", () => {
    expect(numberOf(assess({ ldl: 120, triglicerides: 150 }).nonHdl)).toBe(150);
    expect(numberOf(assess({ ldl: 120, triglicerides: 399 }).nonHdl)).toBeCloseTo(199.8);
    expect(numberOf(assess({ ldl: 120, triglicerides: 400 }).nonHdl)).toBeNull();
    expect(numberOf(assess({ ldl: 120 }).nonHdl)).toBeNull();
  });
});

it("very low and very high glucose are told", () => {
  const told = (glicose: number, fasting: boolean) => assess({ glicose }, { fasting }).warnings.length;
  expect([told(53, false), told(54, false), told(125, true), told(126, true), told(126, false)]).toEqual([
    1, 0, 0, 1, 0,
  ]);
});

it("values are told in moles too", () => {
  const [glucose, , creatinine] = [inMoles("glicose", 90.08), inMoles("ldl", 38.67), inMoles("creatina", 1)];
  expect([glucose[0], inMoles("hdl", 38.67)[0], inMoles("triglicerides", 88.57)[0]]).toEqual([5, 1, 1]);
  expect(creatinine).toEqual([88.4, "µmol/L", 0]);
});
