import type {
  CaloricExpenditure,
  CaloricExpenditureDraft,
  CaloricExpenditureMeasures,
  CaloricRow,
  CaloricRowDraft,
} from "#contract/evaluation-sections/caloric-expenditure.ts";
import type { EvaluatedPerson, Measures } from "./measures.ts";

const NOTHING_DERIVED: Omit<CaloricExpenditure, keyof CaloricExpenditureMeasures> = {
  protocol: "",
  calcs: { vo2Relative: null, vo2Maximum: null, vo2Classification: null },
  basal_metabolic_rate: null,
  daily_caloric_intake: null,
  fc_max: null,
  fc_reserve: null,
  average_rate: null,
  methods: {},
};

const NO_DIET = { type: null, value: null };

/** A stored section in the shape of today. */
export const completeCaloricExpenditure = (stored: Partial<CaloricExpenditure>): CaloricExpenditure => ({
  aerobic_items: [],
  muscle_items: [],
  calories: NO_DIET,
  ...NOTHING_DERIVED,
  ...stored,
});

/** A list or `calories` of the draft replaces the stored one; null erases it. */
export function mergeCaloricExpenditure(
  stored: CaloricExpenditureMeasures,
  draft: CaloricExpenditureDraft | undefined,
): CaloricExpenditureMeasures {
  const { travel_distance, aerobic_items, muscle_items, calories } = draft ?? {};
  return {
    travel_distance: travel_distance === undefined ? stored.travel_distance : travel_distance,
    aerobic_items: aerobic_items === undefined ? stored.aerobic_items : (aerobic_items ?? []),
    muscle_items: muscle_items === undefined ? stored.muscle_items : (muscle_items ?? []),
    calories: calories === undefined ? stored.calories : (calories ?? NO_DIET),
  };
}

const withoutFigures = (row: CaloricRowDraft): CaloricRow => ({
  ...row,
  mets: null,
  calories: null,
  fc_training: null,
  fc_max: null,
  karvonen: null,
});

export const deriveCaloricExpenditure = (
  { caloric_expenditure: { aerobic_items, muscle_items, ...measured } }: Measures,
  { vo2Protocol }: EvaluatedPerson,
): CaloricExpenditure => ({
  ...measured,
  aerobic_items: aerobic_items.map(withoutFigures),
  muscle_items: muscle_items.map(withoutFigures),
  ...NOTHING_DERIVED,
  protocol: vo2Protocol,
});
