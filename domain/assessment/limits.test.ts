import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PERIMETERS, SKINFOLDS } from "./anthropometry/measures.ts";
import { SKINFOLD_PROTOCOLS } from "./body-composition/protocols.ts";
import { assessPerimeter, type PerimeterInput } from "./perimeter-assessment.ts";

const foldsOf = (mm: number) => Object.fromEntries(SKINFOLDS.map(({ key }) => [key, mm]));

const person = (over: Partial<PerimeterInput>): PerimeterInput => ({
  gender: "male",
  ageYears: 30,
  ageMonths: 365,
  statureCm: 175,
  weightKg: 80,
  perimeters: { pescoco: 38, abdomen: 90, cintura: 85, quadril: 100 },
  skinfolds: foldsOf(15),
  protocol: "Pollock - 3 Dobras",
  ...over,
});

const warned = (input: PerimeterInput, code: string) =>
  assessPerimeter(input).warnings.some((warning) => warning.code === code);

describe("a quadratic equation", () => {
  it.each([
    ["Petroski - 4 Dobras", "male", 4, 191.5],
    ["Pollock - 3 Dobras", "male", 3, 258.3],
    ["Pollock - 3 Dobras", "female", 3, 215.8],
    ["Pollock - 7 Dobras", "male", 7, 395.4],
    ["Pollock - 7 Dobras", "female", 7, 419.4],
  ])("%s of a %s with %i folds answers nothing beyond %d mm", (protocol, gender, sites, vertex) => {
    const at = (sumMm: number) => assessPerimeter(person({ protocol, gender, skinfolds: foldsOf(sumMm / sites) }));
    expect(at(vertex - 0.1).fatPercentage.status).toBe("known");
    const beyond = at(vertex + 0.1);
    for (const figure of [beyond.density, beyond.fatPercentage, beyond.fatMass, beyond.leanMass]) {
      expect(figure).toMatchObject({
        status: "missing",
        absences: [
          {
            about: "protocol",
            code: "out_of_reach",
            sentence: `Fora do alcance do protocolo ${protocol}: a soma das dobras passa de ${String(vertex).replace(".", ",")} mm`,
          },
        ],
      });
    }
  });

  it("never reads 10.4 % from folds of 90 mm", () => {
    expect(
      assessPerimeter(person({ protocol: "Pollock - 7 Dobras", skinfolds: foldsOf(90) })).fatPercentage.status,
    ).toBe("missing");
  });

  it.each([
    ["Pollock - 3 Dobras", "male", 3, 14, 118],
    ["Pollock - 3 Dobras", "female", 3, 16, 126],
    ["Pollock - 7 Dobras", "male", 7, 32, 272],
    ["Pollock - 7 Dobras", "female", 7, 35, 266],
  ])("%s of a %s with %i folds warns outside %i to %i mm", (protocol, gender, sites, from, to) => {
    const outside = (sumMm: number) =>
      warned(person({ protocol, gender, skinfolds: foldsOf(sumMm / sites) }), "sum_outside_equation");
    expect([from - 0.5, from, to, to + 0.5].map(outside)).toEqual([true, false, false, true]);
  });
});

describe("a fat percentage", () => {
  /** Yuhasz for men: 0.1051 × sum + 2.585. */
  const yuhasz = (fat: number) =>
    assessPerimeter(person({ protocol: "Yuhasz - 6 Dobras", skinfolds: foldsOf((fat - 2.585) / 0.1051 / 6) }))
      .fatPercentage;
  /** The Navy's equation for men, solved for the abdomen at a neck of 38 cm and a stature of 175 cm. */
  const navy = (fat: number) => {
    const density = 4.95 / (fat / 100 + 4.5);
    const difference = 10 ** ((1.0324 + 0.15456 * Math.log10(175) - density) / 0.19077);
    const perimeters = { pescoco: 38, abdomen: 38 + difference };
    return assessPerimeter(person({ protocol: "Marinha Americana", perimeters })).fatPercentage;
  };

  it.each([
    [2.0004, "missing"],
    [2.0006, "known"],
    [64.9994, "known"],
    [64.9996, "missing"],
  ])("of %d, as it would be shown, is %s", (fat, status) => {
    expect(navy(fat).status).toBe(status);
    if (fat > 60) expect(yuhasz(fat).status).toBe(status);
  });

  it("is classed with the decimals that it is shown with", () => {
    const men = (fat: number) => {
      const figure = yuhasz(fat);
      return figure.status === "known" ? figure.label : null;
    };
    // A man of 30 years: 11.3 is the last value of MUITO MAGRO.
    expect([11.3, 11.3004, 11.3006, 11.34].map(men)).toEqual(["MUITO MAGRO", "MUITO MAGRO", "MAGRO", "MAGRO"]);
  });

  it("by Faulkner warns that women were not measured", () => {
    const protocol = "Faulkner - 4 Dobras";
    expect(warned(person({ protocol, gender: "female" }), "sex_outside_equation")).toBe(true);
    expect(warned(person({ protocol, gender: "male" }), "sex_outside_equation")).toBe(false);
  });
});

describe("a person below 20 years", () => {
  const child = person({
    ageYears: 10,
    ageMonths: 120,
    statureCm: 140,
    weightKg: 36.3,
    protocol: "TG Lohman - 2 dobras",
  });

  it("has an IMC by age, and no adult class of any figure", () => {
    const { bmi, bmiForAge, waistHipRatio, fatPercentage, muscleMass } = assessPerimeter(child);
    // 18.52 kg/m²: just above one deviation of boys of ten, and an adult's "Ideal".
    expect(bmi).toMatchObject({ label: "Sobrepeso", tone: "warn" });
    expect(bmiForAge).toMatchObject({ status: "known", label: "Sobrepeso" });
    for (const figure of [waistHipRatio, fatPercentage, muscleMass]) {
      expect(figure).toMatchObject({ status: "known", label: "", tone: null });
    }
    expect(assessPerimeter({ ...child, gender: "female" }).fatPercentage).toMatchObject({ label: "-" });
  });

  it("of 4 years has a waist-stature ratio without a class, and of 5 years one with a class", () => {
    const perimeters = { cintura: 60 };
    const at = (ageYears: number) => assessPerimeter({ ...child, perimeters, ageYears, ageMonths: ageYears * 12 + 6 });
    const warning = {
      about: "relacaoCinturaEstatura",
      code: "unclassified_at_this_age",
      sentence: "Relação cintura-estatura sem classificação antes dos 5 anos",
    };
    expect(at(4).waistHeightRatio).toMatchObject({ status: "known", label: "", tone: null });
    expect(at(4).warnings).toContainEqual(warning);
    expect(at(5).waistHeightRatio).toMatchObject({ label: "Risco cardiovascular reduzido" });
    expect(at(5).warnings).not.toContainEqual(warning);
  });

  it("of unknown months has no class at all", () => {
    const { bmi, bmiForAge } = assessPerimeter({ ...child, ageMonths: null });
    expect(bmi).toMatchObject({ status: "known", label: "" });
    expect(bmiForAge).toBeNull();
    expect(warned({ ...child, ageMonths: null }, "unclassified_at_this_age")).toBe(true);
  });

  it("becomes an adult for fat and waist at 20 years", () => {
    const at = (ageYears: number) => assessPerimeter(person({ ageYears, ageMonths: ageYears * 12 + 6 }));
    for (const figure of ["waistHipRatio", "fatPercentage"] as const) {
      expect(at(19)[figure]).toMatchObject({ label: "" });
      expect(at(20)[figure]).toMatchObject({ label: expect.stringMatching(/./) });
    }
  });
});

describe("a person of 60 years", () => {
  it("has two classes of IMC and a functional risk; at 59 neither", () => {
    const at = (ageYears: number) => assessPerimeter(person({ ageYears, ageMonths: ageYears * 12, weightKg: 80 }));
    // 26.1 kg/m²: overweight as an adult, within 22 to 27 as an elderly person.
    expect(at(60).bmi).toMatchObject({ label: "Sobrepeso" });
    expect(at(60).bmiOfElderly).toMatchObject({ label: "Eutrofia" });
    expect(at(60).muscleMass).toMatchObject({ label: expect.stringContaining("Risco funcional") });
    expect(at(59).bmiOfElderly).toBeNull();
    expect(at(59).muscleMass).toMatchObject({ label: "" });
  });
});

describe("whatever is measured", () => {
  const fold = fc.double({ min: 1, max: 90, noNaN: true });
  const folds = fc.record(Object.fromEntries(SKINFOLDS.map(({ key }) => [key, fold])));
  const girths = fc.record(
    Object.fromEntries(PERIMETERS.map(({ key, limits }) => [key, fc.double({ ...limits, noNaN: true })])),
  );
  const skinfoldProtocols = SKINFOLD_PROTOCOLS.flatMap((protocol) =>
    protocol.method === "skinfolds" ? [protocol.code] : [],
  );
  const anyone = fc.record({
    gender: fc.constantFrom("male", "female"),
    ageYears: fc.integer({ min: 1, max: 100 }),
    statureCm: fc.integer({ min: 40, max: 272 }),
    weightKg: fc.double({ min: 2, max: 650, noNaN: true }),
    perimeters: girths,
    skinfolds: folds,
  });

  it("more fat in every fold never reads as less fat, nor as a leaner class, while there is a figure", () => {
    const order = [
      "MUITO MAGRO",
      "MAGRO",
      "MUITO BOM",
      "SAUDAVEL",
      "OBESIDADE GRAU 1",
      "OBESIDADE GRAU 2",
      "OBESIDADE GRAU 3",
    ];
    fc.assert(
      fc.property(
        anyone,
        fc.constantFrom(...skinfoldProtocols),
        fc.double({ min: 0, max: 40, noNaN: true }),
        (input, protocol, more) => {
          const thicker = Object.fromEntries(Object.entries(input.skinfolds).map(([key, mm]) => [key, mm + more]));
          const thin = assessPerimeter({ ...input, protocol }).fatPercentage;
          const fat = assessPerimeter({ ...input, protocol, skinfolds: thicker }).fatPercentage;
          if (thin.status === "missing" || fat.status === "missing") return;
          expect(fat.value).toBeGreaterThanOrEqual(thin.value - 1e-9);
          expect(order.indexOf(fat.label)).toBeGreaterThanOrEqual(order.indexOf(thin.label));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("a fat percentage is above 2 and below 65 or missing, and no adult class stands beside a child's figures", () => {
    const adult = ["Ideal", "Abaixo do Peso", "Obesidade Grau 1", "Obesidade Grau 2", "Obesidade Grau 3"];
    fc.assert(
      fc.property(
        anyone,
        fc.integer({ min: 0, max: 11 }),
        fc.constantFrom(...SKINFOLD_PROTOCOLS),
        (input, months, { code }) => {
          const whole = { ...input, ageMonths: input.ageYears * 12 + months, protocol: code };
          const { fatPercentage, bmi, waistHipRatio, muscleMass } = assessPerimeter(whole);
          if (fatPercentage.status === "known") {
            expect(fatPercentage.value).toBeGreaterThan(2);
            expect(fatPercentage.value).toBeLessThan(65);
          }
          const labelOf = (figure: typeof bmi) => (figure.status === "known" ? figure.label : "");
          if (input.ageYears < 20) {
            expect(["", "-"]).toContain(labelOf(fatPercentage));
            expect(labelOf(waistHipRatio)).toBe("");
          }
          if (whole.ageMonths <= 228) expect(adult).not.toContain(labelOf(bmi));
          if (input.ageYears < 60) expect(labelOf(muscleMass)).toBe("");
        },
      ),
      { numRuns: 1000 },
    );
  });
});
