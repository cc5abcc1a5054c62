import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PERIMETERS, SKINFOLDS } from "./anthropometry/measures.ts";
import { SKINFOLD_PROTOCOLS } from "./body-composition/protocols.ts";
import type { AssessmentWarning } from "./body-composition/warnings.ts";
import { ASSESSMENT_VERSION, assessPerimeter, type PerimeterInput } from "./perimeter-assessment.ts";

const NOBODY: PerimeterInput = {
  gender: null,
  ageYears: null,
  statureCm: null,
  weightKg: null,
  perimeters: {},
  skinfolds: {},
  protocol: "Guedes - 3 Dobras",
};

const ALL_FOLDS = {
  triceps: 9,
  peitoral: 7,
  biceps: 4,
  axilar_media: 8.5,
  supra_iliaca: 12,
  abdominal: 15,
  supraespinhal: 9,
  coxa_media: 13,
  panturrilha: 8,
  subescapular: 11,
};

const MAN: PerimeterInput = {
  gender: "male",
  ageYears: 24,
  statureCm: 178,
  weightKg: 78,
  perimeters: {
    cintura: 82,
    quadril: 98,
    pescoco: 38,
    abdomen: 84,
    braco_direito_relaxado: 33,
    coxa_medial_direita: 56,
    panturrilha_direita: 38,
  },
  skinfolds: ALL_FOLDS,
  protocol: "Faulkner - 4 Dobras",
};

function sentencesOf(result: { status: string; absences?: readonly { sentence: string }[] }): readonly string[] {
  return (result.absences ?? []).map(({ sentence }) => sentence);
}

describe("an empty evaluation", () => {
  const assessment = assessPerimeter(NOBODY);

  it("says what each card needs", () => {
    expect(sentencesOf(assessment.bmi)).toEqual(["Massa não informada", "Estatura não informada"]);
    expect(sentencesOf(assessment.waistHipRatio)).toEqual([
      "Idade não informada",
      "Gênero não informado",
      "Cintura não informada",
      "Quadril não informado",
    ]);
    expect(sentencesOf(assessment.waistHeightRatio)).toEqual(["Estatura não informada", "Cintura não informada"]);
    expect(sentencesOf(assessment.skinfoldSums)).toEqual(["Preencha todas as Dobras Cutâneas"]);
    expect(sentencesOf(assessment.fatPercentage)).toEqual(["Gênero não informado"]);
    expect(sentencesOf(assessment.fatMass)).toEqual(["Massa não informada", "Gênero não informado"]);
    expect(sentencesOf(assessment.muscleMass)).toEqual([
      "Massa não informada",
      "Estatura não informada",
      "Idade não informada",
      "Gênero não informado",
    ]);
  });

  it("warns of nothing and carries the version of the formulas", () => {
    expect(assessment.warnings).toEqual([]);
    expect(assessment.version).toBe(ASSESSMENT_VERSION);
  });
});

describe("a card", () => {
  it("asks only for what is missing", () => {
    expect(sentencesOf(assessPerimeter({ ...MAN, weightKg: null }).bmi)).toEqual(["Massa não informada"]);
    expect(sentencesOf(assessPerimeter({ ...MAN, statureCm: 0 }).bmi)).toEqual(["Estatura não informada"]);
    const withoutHip = assessPerimeter({ ...MAN, perimeters: { cintura: 82 } });
    expect(sentencesOf(withoutHip.waistHipRatio)).toEqual(["Quadril não informado"]);
  });

  it("of the skinfold sums needs all ten folds", () => {
    for (const { key } of SKINFOLDS) {
      const { skinfoldSums } = assessPerimeter({ ...MAN, skinfolds: { ...ALL_FOLDS, [key]: 0 } });
      expect(sentencesOf(skinfoldSums)).toEqual(["Preencha todas as Dobras Cutâneas"]);
    }
  });

  it("of a protocol names the sites it lacks", () => {
    const guedes = { ...MAN, protocol: "Guedes - 3 Dobras" };
    expect(sentencesOf(assessPerimeter({ ...guedes, skinfolds: { triceps: 9 } }).density)).toEqual([
      "Preencha as dobras Supra-ilíaca e Abdominal para o protocolo Guedes - 3 Dobras",
    ]);
    expect(sentencesOf(assessPerimeter({ ...guedes, skinfolds: { triceps: 9, abdominal: 15 } }).fatPercentage)).toEqual(
      ["Preencha a dobra Supra-ilíaca para o protocolo Guedes - 3 Dobras"],
    );
    const navy = { ...MAN, protocol: "Marinha Americana", statureCm: null, perimeters: { abdomen: 84 } };
    expect(sentencesOf(assessPerimeter(navy).density)).toEqual([
      "Estatura não informada",
      "Preencha o perímetro Pescoço para o protocolo Marinha Americana (US Navy)",
    ]);
    const pollock = { ...MAN, protocol: "Pollock - 7 Dobras", ageYears: null };
    expect(sentencesOf(assessPerimeter(pollock).density)).toEqual(["Idade não informada"]);
  });

  it("without a protocol has no density, percentage nor class", () => {
    const { density, fatPercentage, fatMass } = assessPerimeter({ ...MAN, protocol: "Sem protocolo" });
    for (const result of [density, fatPercentage, fatMass]) expect(sentencesOf(result)).toEqual(["Sem protocolo"]);
    expect(sentencesOf(assessPerimeter({ ...MAN, protocol: "outro" }).density)).toEqual(["Protocolo não informado"]);
  });

  it("asks to check girths that contradict each other", () => {
    const thickNeck = { ...MAN, protocol: "Marinha Americana", perimeters: { pescoco: 84, abdomen: 84 } };
    expect(sentencesOf(assessPerimeter(thickNeck).density)).toEqual([
      "Confira as medidas: o abdômen precisa ser maior que o pescoço",
    ]);
  });
});

describe("masses", () => {
  it("of fat and lean add up to the weight, and fat carries its class", () => {
    const { fatMass, leanMass, fatPercentage } = assessPerimeter(MAN);
    if (fatMass.status !== "known" || leanMass.status !== "known" || fatPercentage.status !== "known") {
      throw new Error("unknown");
    }
    expect(fatMass.value + leanMass.value).toBeCloseTo(78, 9);
    expect(fatMass.label).toBe("MUITO BOM");
    expect(fatMass.tone).toBe(fatPercentage.tone);
  });

  it("of muscle fall back to weight and stature, and say so", () => {
    const whole = assessPerimeter(MAN);
    expect(whole.muscleMass).toMatchObject({ method: "limbs" });
    expect(whole.warnings).toEqual([]);
    const { muscleMass, warnings } = assessPerimeter({ ...MAN, skinfolds: { ...ALL_FOLDS, coxa_media: null } });
    expect(muscleMass).toMatchObject({ method: "weight" });
    expect(warnings).toEqual([
      {
        about: "massaMuscular",
        code: "estimated_from_weight",
        sentence: "Massa muscular estimada por massa e estatura: falta dobra Coxa média",
      },
    ]);
  });
});

const isOutsideFatEquation = ({ about, code }: AssessmentWarning) =>
  about === "percentualGordura" && code === "age_outside_equation";

describe("warnings", () => {
  it.each([
    ["Guedes - 3 Dobras", "male", 17, 30],
    ["Faulkner - 4 Dobras", "male", 18, 25],
    ["Mcardle - 4 Dobras", "male", 18, 34],
    ["Mcardle - 4 Dobras", "female", 18, 29],
    ["Petroski - 4 Dobras", "male", 18, 66],
    ["Petroski - 4 Dobras", "female", 18, 51],
    ["Pollock - 3 Dobras", "female", 18, 55],
    ["Pollock - 7 Dobras", "male", 18, 61],
  ])("of %s for a %s begin outside %d to %d years", (protocol, gender, from, to) => {
    const warned = (ageYears: number) =>
      assessPerimeter({ ...MAN, protocol, gender, ageYears }).warnings.some(isOutsideFatEquation);
    expect([from - 1, from, to, to + 1].map(warned)).toEqual([true, false, false, true]);
  });

  it("come with the value, not instead of it", () => {
    const old = assessPerimeter({ ...MAN, protocol: "Guedes - 3 Dobras", ageYears: 60 });
    expect(old.fatPercentage.status).toBe("known");
    expect(old.warnings.some(isOutsideFatEquation)).toBe(true);
  });

  it("note an IMC above 30 and an age below 20 for the muscle mass", () => {
    expect(assessPerimeter({ ...MAN, weightKg: 95 }).warnings).toEqual([]);
    expect(assessPerimeter({ ...MAN, weightKg: 96 }).warnings).toEqual([
      {
        about: "massaMuscular",
        code: "bmi_outside_equation",
        sentence: "Massa muscular: equação feita para adultos com IMC abaixo de 30",
      },
    ]);
    const young = {
      about: "massaMuscular",
      code: "age_outside_equation",
      sentence: "Massa muscular: idade fora da faixa da equação (a partir de 20 anos)",
    };
    expect(assessPerimeter({ ...MAN, ageYears: 19 }).warnings).toContainEqual(young);
    expect(assessPerimeter({ ...MAN, ageYears: 20 }).warnings).not.toContainEqual(young);
  });

  it("say that a percentage without an age has no class", () => {
    const { fatPercentage, warnings } = assessPerimeter({ ...MAN, ageYears: null });
    expect(fatPercentage).toMatchObject({ status: "known", label: "" });
    expect(warnings).toEqual([
      {
        about: "percentualGordura",
        code: "unclassified_without_age",
        sentence: "Idade não informada: percentual de gordura sem classificação",
      },
      {
        about: "imc",
        code: "adult_class_without_age",
        sentence: "Idade não informada: IMC classificado como o de adultos",
      },
    ]);
  });
});

describe("a student", () => {
  it("is told who measures, not to fill fields that cannot be filled", () => {
    const { skinfoldSums, fatPercentage, bmi, warnings } = assessPerimeter({
      ...MAN,
      protocol: "Guedes - 3 Dobras",
      skinfolds: { abdominal: 15 },
      weightKg: null,
      studentView: true,
    });
    expect(sentencesOf(skinfoldSums)).toEqual(["Ainda não medido pelo seu personal"]);
    expect(sentencesOf(fatPercentage)).toEqual(["Ainda não medido pelo seu personal"]);
    expect(sentencesOf(bmi)).toEqual(["Massa não informada"]);
    expect(warnings).toEqual([]);
  });

  it("sees the trainer's figures", () => {
    const { warnings, ...figures } = assessPerimeter(MAN);
    expect(assessPerimeter({ ...MAN, studentView: true })).toEqual({ ...figures, warnings: [] });
    expect(warnings).toEqual([]);
  });
});

describe("whatever is typed", () => {
  const anything = fc.oneof(
    fc.constantFrom(null, undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY),
    fc.double({ min: 0.01, max: 999, noNaN: true }),
  );
  const measuresOf = (keys: readonly string[]) =>
    fc.dictionary(fc.constantFrom(...keys), anything).map((values) => ({ ...values }));
  const anyInput = fc.record({
    gender: fc.constantFrom("male", "female", "other", "", null, undefined),
    ageYears: fc.oneof(anything, fc.integer({ min: 0, max: 120 })),
    ageMonths: fc.oneof(anything, fc.integer({ min: 0, max: 1440 })),
    statureCm: anything,
    weightKg: anything,
    perimeters: measuresOf(PERIMETERS.map(({ key }) => key)),
    skinfolds: measuresOf(SKINFOLDS.map(({ key }) => key)),
    protocol: fc.constantFrom(...SKINFOLD_PROTOCOLS.map(({ code }) => code), "", null),
    studentView: fc.boolean(),
  });

  it("every figure is a number or says what it misses", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { version, warnings, ...results } = assessPerimeter(input);
        for (const [name, result] of Object.entries(results)) {
          if (result === null) expect(["bmiForAge", "bmiOfElderly"]).toContain(name);
          else if (result.status === "missing") {
            expect(result.absences.length, name).toBeGreaterThan(0);
          } else {
            for (const value of Object.values(result)) {
              if (typeof value === "number") expect(Number.isFinite(value), name).toBe(true);
            }
          }
        }
        expect(version).toBe(ASSESSMENT_VERSION);
        expect(warnings.every(({ sentence }) => sentence.length > 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
