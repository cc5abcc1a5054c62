import type {
  CaloricExpenditure,
  CaloricExpenditureDraft,
  CaloricExpenditureMeasures,
} from "#contract/assessment/evaluation-sections/caloric-expenditure.ts";
import { derivedCaloricExpenditure } from "#contract/assessment/evaluation-sections/caloric-figures.ts";
import { numberOf } from "#contract/assessment/evaluation-sections/measure.ts";
import type { Perimeter } from "#contract/assessment/evaluation-sections/perimeter.ts";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import { EFFORT_KEYS } from "#domain/assessment/aerobic/effort-tests.ts";
import { mapRecord } from "#domain/record.ts";
import type { EvaluatedPerson, Measures } from "./measures.ts";

/** A list or `calories` of the draft replaces the stored one; null erases it. */
export function mergeCaloricExpenditure(
  stored: CaloricExpenditureMeasures,
  draft: CaloricExpenditureDraft | undefined,
): CaloricExpenditureMeasures {
  const { travel_distance, vo2_protocol, aerobic_items, muscle_items, calories } = draft ?? {};
  return {
    ...mapRecord(EFFORT_KEYS, (key) => (draft?.[key] === undefined ? stored[key] : draft[key])),
    vo2_protocol: vo2_protocol === undefined ? stored.vo2_protocol : vo2_protocol,
    travel_distance: travel_distance === undefined ? stored.travel_distance : travel_distance,
    aerobic_items: aerobic_items === undefined ? stored.aerobic_items : (aerobic_items ?? []),
    muscle_items: muscle_items === undefined ? stored.muscle_items : (muscle_items ?? []),
    calories: calories === undefined ? stored.calories : (calories ?? UNMEASURED.caloric_expenditure.calories),
  };
}

/** Cunningham's rate needs the fat percentage of the perimeter section. */
export const deriveCaloricExpenditure = (
  { student, heart, caloric_expenditure }: Measures,
  { sex, ageYears, vo2Protocol, heartRateNote }: EvaluatedPerson,
  { percentualGordura }: Perimeter,
): CaloricExpenditure =>
  derivedCaloricExpenditure(caloric_expenditure, {
    gender: sex,
    ageYears,
    statureCm: numberOf(student.stature),
    weightKg: numberOf(student.weight),
    restingHeartRate: numberOf(heart.fcRepouso),
    heartRateNote,
    fatPercentage: percentualGordura?.value ?? null,
    protocol: vo2Protocol,
  });
