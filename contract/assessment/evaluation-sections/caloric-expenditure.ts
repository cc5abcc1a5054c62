import { z } from "zod";
import { EFFORT_KEYS, EFFORT_MEASURES, type EffortMeasureKey } from "#domain/assessment/aerobic/effort-tests.ts";
import { DISTANCE_TOO_SHORT, MAX_DISTANCE_M, MIN_DISTANCE_M } from "#domain/assessment/aerobic/vo2-tests.ts";
import type { Limits } from "#domain/assessment/anthropometry/measures.ts";
import { DIET_LABELS, MAX_DIET_KCAL } from "#domain/assessment/energy/diet.ts";
import {
  EXERCISE_LIMITS,
  EXERCISE_NAME_LENGTH,
  MAX_EXERCISES,
  MAX_REPS_BELOW_MIN,
} from "#domain/assessment/energy/exercise.ts";
import { VO2_PROTOCOLS } from "#domain/periodisation/vo2-protocols.ts";
import { pick } from "#domain/record.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { Text } from "../../wire.ts";
import { Methods, measures, numberOf, sentBack, stored, WholeMeasure } from "./measure.ts";

type EffortTexts = { readonly [K in EffortMeasureKey]?: string | null | undefined };

const DerivedRow = z.object({
  /** The mean of a session, in multiples of rest. */
  mets: z.number().nullable(),
  /** kcal a week. */
  calories: z.number().nullable(),
  /** bpm, as specified. */
  fc_training: z.number().nullable(),
  fc_max: z.number().nullable(),
  karvonen: z.number().nullable(),
});

const RequiredWhole = (limits: Limits) =>
  WholeMeasure(limits).transform((typed, context): string => {
    if (typed === null) context.addIssue({ code: "custom", message: MESSAGES.required });
    return typed ?? "";
  });

const SESSION = {
  week_times: RequiredWhole(EXERCISE_LIMITS.week_times),
  /** Minutes. */
  day_time: RequiredWhole(EXERCISE_LIMITS.day_time),
  /** Percent. */
  intensity: RequiredWhole(EXERCISE_LIMITS.intensity),
  ...sentBack(DerivedRow.shape),
} as const;

const NOT_OF_THIS_KIND = z.unknown().optional();

export const AerobicRowDraft = z
  .strictObject({
    exercise_type: z.literal("Aeróbico"),
    name: Text(EXERCISE_NAME_LENGTH),
    min_reps: NOT_OF_THIS_KIND,
    max_reps: NOT_OF_THIS_KIND,
    series: NOT_OF_THIS_KIND,
    ...SESSION,
  })
  .transform(({ exercise_type, name, week_times, day_time, intensity }) => ({
    exercise_type,
    name,
    week_times,
    day_time,
    intensity,
  }));

/** `series` are those of a week. */
export const StrengthRowDraft = z
  .strictObject({
    exercise_type: z.literal("Musculação"),
    name: NOT_OF_THIS_KIND,
    min_reps: RequiredWhole(EXERCISE_LIMITS.min_reps),
    max_reps: RequiredWhole(EXERCISE_LIMITS.max_reps),
    series: RequiredWhole(EXERCISE_LIMITS.series),
    ...SESSION,
  })
  .refine(({ min_reps, max_reps }) => (numberOf(max_reps) ?? 0) >= (numberOf(min_reps) ?? 0), {
    path: ["max_reps"],
    message: MAX_REPS_BELOW_MIN,
  })
  .transform(({ exercise_type, min_reps, max_reps, series, week_times, day_time, intensity }) => ({
    exercise_type,
    min_reps,
    max_reps,
    series,
    week_times,
    day_time,
    intensity,
  }));

export type AerobicRowDraft = z.output<typeof AerobicRowDraft>;
export type StrengthRowDraft = z.output<typeof StrengthRowDraft>;

const Session = DerivedRow.extend({ week_times: z.string(), day_time: z.string(), intensity: z.string() });
const AerobicRow = Session.extend({ exercise_type: z.literal("Aeróbico"), name: z.string() });
const StrengthRow = Session.extend({
  exercise_type: z.literal("Musculação"),
  min_reps: z.string(),
  max_reps: z.string(),
  series: z.string(),
});
export type CaloricRow = z.infer<typeof AerobicRow> | z.infer<typeof StrengthRow>;
export type DerivedRow = z.infer<typeof DerivedRow>;

const ValueOrError = z.union([z.object({ value: z.number() }), z.object({ error: z.string() })]);
export type ValueOrError = z.infer<typeof ValueOrError>;

const DerivedCaloricExpenditure = z.object({
  protocol: z.string(),
  /** `vo2Relative` in ml/kg/min, `vo2Maximum` in L/min; a class only where the table covers the age. */
  calcs: z.object({
    /** Why a test that was done gives no figure. */
    vo2Missing: z.string().optional(),
    vo2Relative: z.number().nullable(),
    vo2Maximum: z.number().nullable(),
    vo2Classification: z.string().nullable(),
  }),
  /** kcal a day. */
  basal_metabolic_rate: ValueOrError.nullable(),
  mifflin_rate: z.number().nullable(),
  cunningham_rate: z.number().nullable(),
  /** kcal a day. */
  daily_caloric_intake: z.number().nullable(),
  fc_max: z.number().nullable(),
  /** bpm, as specified. */
  fc_reserve: ValueOrError.nullable(),
  karvonen_reserve: z.number().nullable(),
  /** kcal a day. */
  average_rate: z.number().nullable(),
  methods: Methods,
});

const Distance = WholeMeasure({ min: 0, max: MAX_DISTANCE_M }).refine(
  (typed) => typed === null || (numberOf(typed) ?? 0) >= MIN_DISTANCE_M,
  DISTANCE_TOO_SHORT,
);

const DietDraft = z
  .strictObject({
    type: z.enum(codesOf(DIET_LABELS)).nullable().default(null),
    value: WholeMeasure({ min: 0, max: MAX_DIET_KCAL }),
  })
  .refine(({ type, value }) => type !== null || value === null, { path: ["type"], message: MESSAGES.required })
  .nullable();

const Vo2Test = z.enum(VO2_PROTOCOLS.map(({ code }) => code)).nullable();

/** Metres of the VO2 test, `vo2_protocol` where it is another than the macrocycle's, kcal a day of the diet. A present list replaces the stored one; null erases it. */
export const CaloricExpenditureDraft = z
  .strictObject({
    travel_distance: Distance,
    vo2_protocol: Vo2Test,
    ...measures(EFFORT_MEASURES).shape,
    aerobic_items: z.array(AerobicRowDraft).max(MAX_EXERCISES).nullable(),
    muscle_items: z.array(StrengthRowDraft).max(MAX_EXERCISES).nullable(),
    calories: DietDraft,
    ...sentBack(DerivedCaloricExpenditure.shape),
  })
  .partial()
  .transform(({ travel_distance, vo2_protocol, aerobic_items, muscle_items, calories, ...others }) => ({
    travel_distance,
    vo2_protocol,
    ...pick(others, EFFORT_KEYS),
    aerobic_items,
    muscle_items,
    calories,
  }));
export type CaloricExpenditureDraft = z.output<typeof CaloricExpenditureDraft>;

export const CaloricExpenditure = DerivedCaloricExpenditure.extend({
  travel_distance: z.string().nullish(),
  vo2_protocol: Vo2Test.optional(),
  ...stored(EFFORT_MEASURES).shape,
  aerobic_items: z.array(AerobicRow),
  muscle_items: z.array(StrengthRow),
  calories: z.object({ type: z.enum(codesOf(DIET_LABELS)).nullable(), value: z.string().nullable() }),
});
export type CaloricExpenditure = z.infer<typeof CaloricExpenditure>;

export interface CaloricExpenditureMeasures extends EffortTexts {
  readonly travel_distance?: string | null | undefined;
  readonly vo2_protocol?: string | null | undefined;
  readonly aerobic_items: readonly AerobicRowDraft[];
  readonly muscle_items: readonly StrengthRowDraft[];
  readonly calories: CaloricExpenditure["calories"];
}
