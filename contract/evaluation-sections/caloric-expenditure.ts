import { z } from "zod";
import { OptionalText } from "../wire.ts";
import { Methods, sentBack, WholeMeasure } from "./measure.ts";

const EXERCISE_TYPES = ["Musculação", "Aeróbico"] as const;
const CALORIE_TYPES = ["Déficit Calorico", "Superávit Calorico"] as const;

/** The table of the specification has one page. */
const MOST_ROWS = 50;

const DerivedRow = z.object({
  mets: z.number().nullable(),
  /** kcal a week. */
  calories: z.number().nullable(),
  /** bpm. */
  fc_training: z.number().nullable(),
  /** Percent of the maximal heart rate. */
  fc_max: z.number().nullable(),
  /** bpm, by Karvonen's formula. */
  karvonen: z.number().nullable(),
});

/** A row of the table 'GASTO CALÓRICO': whole numbers; `day_time` in minutes, `intensity` in percent, `series` a week. */
const RowDraft = z
  .strictObject({
    exercise_type: z.enum(EXERCISE_TYPES),
    name: OptionalText(120),
    min_reps: WholeMeasure({ min: 1, max: 9999 }),
    max_reps: WholeMeasure({ min: 1, max: 9999 }),
    series: WholeMeasure({ min: 1, max: 9999 }),
    week_times: WholeMeasure({ min: 1, max: 999 }),
    day_time: WholeMeasure({ min: 1, max: 1440 }),
    intensity: WholeMeasure({ min: 1, max: 100 }),
    ...sentBack(DerivedRow.shape),
  })
  .transform(({ name = null, mets: _m, calories: _c, fc_training: _t, fc_max: _x, karvonen: _k, ...typed }) => ({
    ...typed,
    name,
  }));
export type CaloricRowDraft = z.output<typeof RowDraft>;

export const CaloricRow = DerivedRow.extend({
  exercise_type: z.enum(EXERCISE_TYPES),
  name: z.string().nullable(),
  min_reps: z.string().nullable(),
  max_reps: z.string().nullable(),
  series: z.string().nullable(),
  week_times: z.string().nullable(),
  day_time: z.string().nullable(),
  intensity: z.string().nullable(),
});
export type CaloricRow = z.infer<typeof CaloricRow>;

/** A figure, or why there is none. */
const ValueOrError = z.union([z.object({ value: z.number() }), z.object({ error: z.string() })]);

/** What the server derives; null where a measure is missing that the figure needs. */
const DerivedCaloricExpenditure = z.object({
  /** The VO2 test of the macrocycle when the figures were derived; "" before. */
  protocol: z.string(),
  /** `vo2Relative` in mL/kg/min, `vo2Maximum` in L/min. */
  calcs: z.object({
    vo2Relative: z.number().nullable(),
    vo2Maximum: z.number().nullable(),
    vo2Classification: z.string().nullable(),
  }),
  /** kcal a day. */
  basal_metabolic_rate: ValueOrError.nullable(),
  /** kcal a day. */
  daily_caloric_intake: z.number().nullable(),
  /** bpm. */
  fc_max: z.number().nullable(),
  /** bpm. */
  fc_reserve: ValueOrError.nullable(),
  /** kcal a day. */
  average_rate: z.number().nullable(),
  methods: Methods,
});

/**
 * The VO2 test's distance in metres, the exercises of a week and the diet's deficit or surplus in kcal. A list that is present replaces
 * the stored one; null erases it. `calories` is replaced as a whole.
 */
export const CaloricExpenditureDraft = z
  .strictObject({
    travel_distance: WholeMeasure({ min: 1, max: 99_999 }),
    aerobic_items: z.array(RowDraft).max(MOST_ROWS).nullable(),
    muscle_items: z.array(RowDraft).max(MOST_ROWS).nullable(),
    calories: z
      .strictObject({
        type: z.enum(CALORIE_TYPES).nullable().default(null),
        value: WholeMeasure({ min: 0, max: 999_999 }),
      })
      .nullable(),
    ...sentBack(DerivedCaloricExpenditure.shape),
  })
  .partial()
  .transform(({ travel_distance, aerobic_items, muscle_items, calories }) => ({
    travel_distance,
    aerobic_items,
    muscle_items,
    calories,
  }));
export type CaloricExpenditureDraft = z.output<typeof CaloricExpenditureDraft>;

export const CaloricExpenditure = DerivedCaloricExpenditure.extend({
  travel_distance: z.string().nullish(),
  aerobic_items: z.array(CaloricRow),
  muscle_items: z.array(CaloricRow),
  calories: z.object({ type: z.enum(CALORIE_TYPES).nullable(), value: z.string().nullable() }),
});
export type CaloricExpenditure = z.infer<typeof CaloricExpenditure>;

/** What a trainer enters of it: the rows without their figures. */
export interface CaloricExpenditureMeasures {
  readonly travel_distance?: string | null | undefined;
  readonly aerobic_items: readonly CaloricRowDraft[];
  readonly muscle_items: readonly CaloricRowDraft[];
  readonly calories: CaloricExpenditure["calories"];
}
