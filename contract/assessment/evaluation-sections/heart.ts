import { z } from "zod";
import { BLOOD_PRESSURE_LIMITS, HEART_RATE_LIMITS } from "#domain/assessment/evaluation-rules.ts";
import { Measure, numberOf, sentBack } from "./measure.ts";

const DerivedHeart = z.object({
  /** The class of the blood pressure; null without both values, and where the guideline does not cover the age. */
  pressaoArterial: z.string().nullable(),
});

/** Resting heart rate in bpm, blood pressure in mmHg. */
export const HeartDraft = z
  .strictObject({
    fcRepouso: Measure(HEART_RATE_LIMITS),
    sistole: Measure(BLOOD_PRESSURE_LIMITS),
    diastole: Measure(BLOOD_PRESSURE_LIMITS),
    ...sentBack(DerivedHeart.shape),
  })
  .partial()
  .transform(({ pressaoArterial: _, ...measured }) => measured);
export type HeartDraft = z.output<typeof HeartDraft>;

export const Heart = DerivedHeart.extend({
  fcRepouso: z.string().nullish(),
  sistole: z.string().nullish(),
  diastole: z.string().nullish(),
});
export type Heart = z.infer<typeof Heart>;
export type HeartMeasures = Omit<Heart, keyof z.infer<typeof DerivedHeart>>;

export function bloodPressureOf({ sistole, diastole }: HeartMeasures) {
  const [systolic, diastolic] = [numberOf(sistole), numberOf(diastole)];
  return systolic === null || diastolic === null ? null : { systolic, diastolic };
}
