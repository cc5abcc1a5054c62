import { describe, expect, it } from "vitest";
import { vo2Scale } from "../aerobic/vo2-classes.ts";
import { assessCaloricExpenditure, type CaloricInput } from "../energy/caloric-assessment.ts";
import type { Exercise } from "../energy/exercise.ts";
import { exerciseFigures } from "../energy/exercise-figures.ts";
import { bandOf } from "../references/scale.ts";
import type { Indicator } from "../result.ts";
import examples from "./worked-examples-energy.json" with { type: "json" };

interface Example {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, number | string>>;
  readonly tolerance: Readonly<Record<string, number>>;
}

const CASES: readonly Example[] = JSON.parse(JSON.stringify(examples.examples));

const NOBODY: CaloricInput = {
  gender: null,
  ageYears: null,
  statureCm: null,
  weightKg: null,
  restingHeartRate: null,
  heartRateNote: null,
  fatPercentage: null,
  protocol: null,
  distanceM: null,
  exercises: [],
  diet: null,
};

const valueIn = (indicator: Indicator) => (indicator.status === "known" ? indicator.value : null);

/** A person whose basal rate is the example's, and a strength session that takes its weekly energy. */
function intakeOf(inputs: Example["inputs"]) {
  const weightKg = 60;
  const minutesPerDay = Number(inputs.weekly_consumption) / 2.3;
  const session = { kind: "Musculação", weekTimes: 1, minutesPerDay, intensity: 50 } as const;
  const exercise: Exercise = { ...session, minReps: 0, maxReps: 0, seriesPerWeek: 0 };
  const person = { ...NOBODY, gender: "male", weightKg, ageYears: 30 };
  const base = valueIn(assessCaloricExpenditure({ ...person, statureCm: 100 }).basalRate) ?? 0;
  const statureCm = 100 + (Number(inputs.bmr) - base) / 5;
  const balance = Number(inputs.diet_calories);
  const diet = {
    kind: balance < 0 ? "Déficit Calorico" : "Superávit Calorico",
    kcalPerDay: Math.abs(balance),
  } as const;
  return assessCaloricExpenditure({ ...person, statureCm, exercises: [exercise], diet });
}

/** Everything that the product answers, under the names of the examples. */
function answersTo({ area, inputs }: Example): Record<string, unknown> {
  const number = (key: string) => (typeof inputs[key] === "number" ? inputs[key] : null);
  const person = {
    ...NOBODY,
    gender: typeof inputs.gender === "string" ? inputs.gender : null,
    ageYears: number("age"),
    statureCm: number("stature_cm"),
    weightKg: number("weight_kg"),
    restingHeartRate: number("fcRepouso") ?? 60,
    distanceM: number("distance_m"),
    protocol: typeof inputs.protocol === "string" ? inputs.protocol : null,
  };
  const assessment = assessCaloricExpenditure(person);
  const session = {
    weekTimes: number("week_times") ?? 1,
    minutesPerDay: number("minutes_per_day") ?? 1,
    intensity: number("intensity") ?? 1,
  };
  const aerobic: Exercise = { kind: "Aeróbico", name: "Trote", ...session };
  const strength: Exercise = {
    kind: "Musculação",
    minReps: 1,
    maxReps: number("max_reps") ?? 1,
    seriesPerWeek: number("series_week") ?? 1,
    ...session,
  };
  const basis = {
    weightKg: person.weightKg,
    relativeVo2: number("vo2"),
    restingHeartRate: person.restingHeartRate,
    maximalHeartRate: null,
  };
  const figures = exerciseFigures(area === "strength_energy" ? strength : aerobic, basis);
  switch (area) {
    case "vo2_class": {
      const scale = vo2Scale(person.gender, Number(inputs.age));
      return { label: scale && bandOf(scale, Number(inputs.vo2))?.label };
    }
    case "fc_max":
      return { fc_max: valueIn(assessment.heartRates.maximal), fc_reserve: valueIn(assessment.heartRates.reserve) };
    case "daily_intake": {
      const intake = intakeOf(inputs);
      return { average_rate: valueIn(intake.averageRate), daily_caloric_intake: valueIn(intake.dailyIntake) };
    }
    default:
      return {
        vo2: valueIn(assessment.vo2Relative),
        bmr: valueIn(assessment.basalRate),
        fc_training: figures.trainingHeartRate,
        mets: figures.mets,
        kcal_per_week: figures.kcalPerWeek,
        kcal_per_day: (figures.kcalPerWeek ?? 0) / session.weekTimes,
      };
  }
}

describe("worked examples of energy", () => {
  it("are all here", () => {
    expect(CASES).toHaveLength(30);
  });

  it.each(CASES.map((example) => [`${example.id} ${example.area}`, example] as const))("%s", (_, example) => {
    const answers = answersTo(example);
    for (const [name, expected] of Object.entries(example.expected)) {
      const tolerance = example.tolerance[name];
      if (tolerance === undefined) expect(answers[name], name).toBe(expected);
      else expect(Math.abs(Number(answers[name]) - Number(expected)), name).toBeLessThanOrEqual(tolerance);
    }
  });
});
