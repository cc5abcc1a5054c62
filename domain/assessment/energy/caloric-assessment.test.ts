import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Indicator } from "../result.ts";
import { assessCaloricExpenditure, type CaloricInput } from "./caloric-assessment.ts";
import type { Exercise } from "./exercise.ts";

const LUCAS: CaloricInput = {
  gender: "male",
  ageYears: 30,
  statureCm: 180,
  weightKg: 80,
  restingHeartRate: 70,
  heartRateNote: null,
  fatPercentage: 20,
  protocol: "protocol_3",
  distanceM: 2400,
  exercises: [],
  diet: null,
};
const RUN: Exercise = { kind: "Aeróbico", name: "Trote", weekTimes: 3, minutesPerDay: 40, intensity: 80 };
const LIFT: Exercise = {
  kind: "Musculação",
  minReps: 8,
  maxReps: 10,
  seriesPerWeek: 63,
  weekTimes: 3,
  minutesPerDay: 50,
  intensity: 80,
};

const assess = (change: Partial<CaloricInput> = {}) => assessCaloricExpenditure({ ...LUCAS, ...change });
const value = (indicator: Indicator) => (indicator.status === "known" ? indicator.value : null);
const sentences = (indicator: Indicator) =>
  indicator.status === "missing" ? indicator.absences.map(({ sentence }) => sentence) : [];

describe("VO2", () => {
  it("below that of rest is missing, and a very low one is questioned", () => {
    const at = (distanceM: number) => assess({ protocol: "protocol_3", distanceM });
    expect(sentences(at(661).vo2Relative)).toEqual(["Fora do alcance do teste: o VO2 ficaria abaixo do de repouso"]);
    expect(at(662).vo2Relative.status).toBe("known");
    expect(at(950).questions).toEqual([expect.stringContaining("caminhada de 6 minutos")]);
    expect(at(953).questions).toEqual([]);
  });

  it.each(["protocol_3", "protocol_5"])("of %s takes 505 m and refuses 504 m", (protocol) => {
    expect(sentences(assess({ protocol, distanceM: 505 }).vo2Relative)).not.toContain(
      "A distância precisa ser maior que 505 metros",
    );
    expect(sentences(assess({ protocol, distanceM: 504 }).vo2Relative)).toEqual([
      "A distância precisa ser maior que 505 metros",
    ]);
  });

  it("is questioned above 90 ml/kg/min and never refused", () => {
    const at = (vo2: number) => assess({ protocol: "protocol_5", distanceM: ((vo2 - 3.5) / 0.2) * 15 });
    expect(at(90).questions).toEqual([]);
    expect(at(90.1).questions).toEqual(["VO2 acima de 90 ml/kg/min é improvável: confira a distância."]);
    expect(value(at(90.1).vo2Relative)).toBeCloseTo(90.1, 6);
  });

  it("has an absolute value in litres a minute", () => {
    expect(value(assess().vo2Maximum)).toBeCloseTo(3.389, 3);
    expect(sentences(assess({ weightKg: null }).vo2Maximum)).toEqual(["Verifique o campo Massa"]);
  });

  it("has no class below 13 years and without an age", () => {
    for (const ageYears of [12, null])
      expect(assess({ ageYears }).vo2Relative).toMatchObject({ label: "", tone: null });
  });

  it("needs a test that the product knows", () => {
    expect(sentences(assess({ protocol: "protocol_9" }).vo2Relative)).toEqual([
      "Protocolo de VO2 sem cálculo pela distância",
    ]);
    expect(sentences(assess({ distanceM: null }).vo2Relative)).toEqual(["Verifique o campo Distância"]);
  });
});

describe("basal rate", () => {
  it("has Mifflin's and Cunningham's beside it", () => {
    const { basalRate, mifflinRate, cunninghamRate } = assess();
    expect(value(basalRate)).toBeCloseTo(1858, 6);
    expect(value(mifflinRate)).toBeCloseTo(1780, 6);
    expect(value(cunninghamRate)).toBeCloseTo(370 + 21.6 * 64, 6);
    expect(value(assess({ gender: "female" }).mifflinRate)).toBeCloseTo(1614, 6);
    expect(assess({ fatPercentage: null }).cunninghamRate.status).toBe("missing");
  });

  it.each([
    [{ gender: null }, "Verifique o campo Gênero"],
    [{ ageYears: null }, "Verifique o campo Idade"],
    [{ statureCm: 0 }, "Verifique o campo Estatura"],
    [{ weightKg: null }, "Verifique o campo Massa"],
    [{ gender: "", weightKg: null }, "Verifique os campos Gênero, Massa"],
    [
      { gender: null, ageYears: null, statureCm: null, weightKg: null },
      "Verifique os campos Gênero, Idade, Estatura, Massa",
    ],
  ])("without %j says %s", (change, sentence) => {
    expect(sentences(assess(change).basalRate)).toEqual([sentence]);
    expect(sentences(assess(change).dailyIntake)).toEqual([sentence]);
  });
});

describe("heart rates", () => {
  it("are the specified ones, with Karvonen's beside them", () => {
    const { heartRates, exercises } = assess({ exercises: [RUN] });
    expect(value(heartRates.maximal)).toBeCloseTo(186.8, 6);
    expect(value(heartRates.reserve)).toBeCloseTo(126.8, 6);
    expect(value(heartRates.karvonenReserve)).toBeCloseTo(116.8, 6);
    expect(exercises[0]).toMatchObject({ trainingHeartRate: 116, karvonenTraining: 163 });
    expect(exercises[0]?.percentOfMaximal).toBeCloseTo(62.1, 1);
  });

  it("ask for the resting rate or the age", () => {
    const tired = assess({ restingHeartRate: null, exercises: [RUN] });
    expect(sentences(tired.heartRates.reserve)).toEqual(["Verifique FC de Repouso"]);
    expect(tired.exercises[0]).toMatchObject({
      trainingHeartRate: null,
      percentOfMaximal: null,
      karvonenTraining: null,
    });
    expect(sentences(assess({ ageYears: null }).heartRates.reserve)).toEqual(["Verifique o campo Idade"]);
  });

  it("have no Karvonen figure for a resting rate at or above the maximum", () => {
    const racing = assess({ restingHeartRate: 187, exercises: [RUN] });
    expect(racing.heartRates.karvonenReserve.status).toBe("missing");
    expect(racing.exercises[0]?.karvonenTraining).toBeNull();
  });

  it("multiply before they divide: 58 % of 50 is 29", () => {
    const exercise = { ...RUN, intensity: 58 };
    expect(assess({ restingHeartRate: 50, exercises: [exercise] }).exercises[0]?.trainingHeartRate).toBe(89);
  });

  it("never lose a beat to floating point", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 25, max: 250 }), (intensity, rest) => {
        const { exercises } = assess({ restingHeartRate: rest, exercises: [{ ...RUN, intensity }] });
        const exact = (BigInt(intensity) * BigInt(rest)) / 100n;
        expect(exercises[0]?.trainingHeartRate).toBe(Number(exact) + 60);
      }),
    );
  });
});

describe("energy", () => {
  it("of an unlikely week or day is questioned and kept", () => {
    const { questions, dailyIntake } = assess({ exercises: [{ ...RUN, weekTimes: 999, minutesPerDay: 1440 }] });
    expect(dailyIntake.status).toBe("known");
    expect(questions).toEqual([
      "Exercício mais de 7 vezes por semana: confira as vezes por semana.",
      "Mais de 6 horas de exercício por dia: confira tempo e vezes por semana.",
      "Consumo diário acima de 8.000 kcal: confira dieta e exercícios.",
    ]);
    expect(assess({ exercises: [{ ...RUN, weekTimes: 7, minutesPerDay: 60 }] }).questions).toEqual([]);
    const starved = assess({ diet: { kind: "Déficit Calorico", kcalPerDay: 9000 } });
    expect(starved.questions).toEqual(["Consumo diário abaixo de 800 kcal: confira dieta e exercícios."]);
  });

  it("of a week, divided by its days, is the average rate; without exercises it is 0", () => {
    expect(value(assess().averageRate)).toBe(0);
    const { exercises, averageRate } = assess({ exercises: [LIFT, RUN] });
    const week = exercises.reduce((sum, { kcalPerWeek }) => sum + (kcalPerWeek ?? 0), 0);
    expect(exercises[0]?.kcalPerWeek).toBeCloseTo(667.2, 6);
    expect(value(averageRate)).toBeCloseTo(week / 7, 6);
  });

  it("of an aerobic exercise needs the distance, of strength only the weight", () => {
    const noDistance = assess({ distanceM: null, exercises: [LIFT] });
    expect(noDistance.averageRate.status).toBe("known");
    expect(sentences(assess({ distanceM: null, exercises: [LIFT, RUN] }).averageRate)).toEqual([
      "Verifique o campo Distância",
    ]);
    expect(sentences(assess({ weightKg: null, exercises: [LIFT] }).averageRate)).toEqual(["Verifique o campo Massa"]);
  });

  it("of a day is the basal rate, the diet and the exercises", () => {
    const diet = { kind: "Superávit Calorico", kcalPerDay: 300 } as const;
    expect(value(assess({ diet }).dailyIntake)).toBeCloseTo(2158, 6);
    expect(assess({ diet }).questions).toEqual([]);
  });

  it("below the basal rate is flagged, at the basal rate it is not", () => {
    const deficit = (kcalPerDay: number) => assess({ diet: { kind: "Déficit Calorico", kcalPerDay } });
    expect(deficit(0).questions).toEqual([]);
    expect(deficit(1).questions).toEqual(["O consumo diário fica abaixo da taxa metabólica basal."]);
    expect(value(deficit(500).dailyIntake)).toBeCloseTo(1358, 6);
  });
});

const anyInput: fc.Arbitrary<CaloricInput> = fc.record({
  gender: fc.constantFrom("male", "female", "other", "", null),
  ageYears: fc.option(fc.integer({ min: 0, max: 110 })),
  statureCm: fc.option(fc.integer({ min: 0, max: 272 })),
  weightKg: fc.option(fc.double({ min: 0, max: 650, noNaN: true })),
  restingHeartRate: fc.option(fc.integer({ min: 0, max: 250 })),
  heartRateNote: fc.constantFrom(null, "Medicamento altera a frequência cardíaca"),
  fatPercentage: fc.option(fc.double({ min: 0, max: 65, noNaN: true })),
  protocol: fc.constantFrom("protocol_1", "protocol_3", "protocol_5", "toString", null),
  distanceM: fc.option(fc.integer({ min: 0, max: 9999 })),
  exercises: fc.array(fc.constantFrom(RUN, LIFT), { maxLength: 5 }),
  diet: fc.option(
    fc.record({
      kind: fc.constantFrom("Déficit Calorico" as const, "Superávit Calorico" as const),
      kcalPerDay: fc.integer({ min: 0, max: 999_999 }),
    }),
  ),
});

describe("any input", () => {
  it("answers numbers or says what it needs", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { exercises, questions, heartRates, ...others } = assessCaloricExpenditure(input);
        const figures: readonly Indicator[] = [...Object.values(others), ...Object.values(heartRates)];
        for (const figure of figures) {
          if (figure.status === "known") expect(Number.isFinite(figure.value)).toBe(true);
          else
            expect(figure.absences.every(({ sentence }) => sentence.length > "Verifique o campo ".length)).toBe(true);
        }
        for (const exercise of exercises) {
          for (const figure of Object.values(exercise)) expect(figure === null || Number.isFinite(figure)).toBe(true);
        }
      }),
    );
  });

  it("gives more VO2 and more energy for more metres, minutes and intensity", () => {
    const metres = fc.integer({ min: 662, max: 9998 });
    fc.assert(
      fc.property(metres, fc.constantFrom("protocol_3", "protocol_5"), (distanceM, protocol) => {
        const at = (metre: number) => assess({ protocol, distanceM: metre, exercises: [RUN] });
        expect(value(at(distanceM + 1).vo2Relative)).toBeGreaterThan(value(at(distanceM).vo2Relative) ?? 0);
        expect(value(at(distanceM + 1).averageRate)).toBeGreaterThan(value(at(distanceM).averageRate) ?? 0);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(RUN, LIFT), fc.integer({ min: 1, max: 99 }), (exercise, less) => {
        const kcal = (changed: Exercise) => value(assess({ exercises: [changed] }).averageRate) ?? 0;
        const more = less + 1;
        expect(kcal({ ...exercise, minutesPerDay: more })).toBeGreaterThan(kcal({ ...exercise, minutesPerDay: less }));
        const [harder, easier] = [more, less].map((intensity) => kcal({ ...exercise, intensity }));
        expect(harder).toBeGreaterThanOrEqual(easier ?? 0);
      }),
    );
  });
});
