import { describe, expect, it } from "vitest";
import type { CaloricExpenditureMeasures } from "#contract/assessment/evaluation-sections/caloric-expenditure.ts";
import { derivedCaloricExpenditure } from "#contract/assessment/evaluation-sections/caloric-figures.ts";
import { withoutBeats } from "./without-beats.ts";

const NOTE = "Medicamento altera a frequência cardíaca: use a percepção de esforço.";

const EXERCISES: CaloricExpenditureMeasures = {
  muscle_items: [
    {
      exercise_type: "Musculação",
      min_reps: "8",
      max_reps: "12",
      series: "60",
      week_times: "4",
      day_time: "50",
      intensity: "80",
    },
  ],
  aerobic_items: [
    { exercise_type: "Aeróbico", name: "Corrida (8,0 km/h)", week_times: "3", day_time: "40", intensity: "70" },
  ],
  calories: { type: null, value: null },
};
const BY_DISTANCE = { ...EXERCISES, travel_distance: "2100" };
const BY_HEART = {
  ...EXERCISES,
  vo2_protocol: "protocol_2",
  vo2_minutes: "15",
  vo2_seconds: "5",
  vo2_heart_rate: "150",
};

const derived = (measures: CaloricExpenditureMeasures, heartRateNote: string | null) =>
  derivedCaloricExpenditure(measures, {
    gender: "female",
    ageYears: 34,
    statureCm: 168,
    weightKg: 67.45,
    restingHeartRate: 64,
    heartRateNote,
    fatPercentage: 23,
    protocol: "protocol_3",
  });

describe("beats that were stored before a medicine was told", () => {
  it.each([
    ["by the distance", BY_DISTANCE],
    ["by the heart", BY_HEART],
    ["by the heart, strength alone", { ...BY_HEART, aerobic_items: [] }],
  ])("are shown as a save of today derives them: a test %s", (_, measures) => {
    expect(withoutBeats(derived(measures, null), NOTE)).toEqual(derived(measures, NOTE));
    expect(withoutBeats(derived(measures, null), null)).toEqual(derived(measures, null));
  });
});
