import { z } from "zod";
import {
  BONE_BREADTHS,
  PERIMETERS,
  type PerimeterKey,
  SKINFOLDS,
  type SkinfoldKey,
} from "#domain/assessment/anthropometry/measures.ts";
import { BLOOD_TESTS } from "#domain/assessment/cardiometabolic/blood-tests.ts";
import { FIGURE_GROUPS } from "#domain/assessment/evaluation-comparison.ts";
import { STATURE_LIMITS, statureInMetres, WEIGHT_LIMITS } from "#domain/assessment/evaluation-rules.ts";
import type { FigureValues } from "#domain/assessment/judged-change.ts";
import type { EvaluationMethods } from "#domain/assessment/method-changes.ts";
import { recordOf } from "#domain/record.ts";
import { Biochemical, BiochemicalDraft } from "./evaluation-sections/biochemical.ts";
import {
  BodyCompositionDevices,
  BodyCompositionDevicesDraft,
  deviceFigures,
} from "./evaluation-sections/body-composition-devices.ts";
import { CaloricExpenditure, CaloricExpenditureDraft } from "./evaluation-sections/caloric-expenditure.ts";
import { Circumstances, CircumstancesDraft } from "./evaluation-sections/circumstances.ts";
import { FunctionDraft, FunctionSection, functionFigures } from "./evaluation-sections/function.ts";
import { Heart, HeartDraft } from "./evaluation-sections/heart.ts";
import { Measure, numberOf, numbersOf, WholeMeasure } from "./evaluation-sections/measure.ts";
import { Perimeter, PerimeterDraft } from "./evaluation-sections/perimeter.ts";
import { Posture, PostureDraft, PostureEvaluated } from "./evaluation-sections/posture.ts";
import { Somatotype, SomatotypeDraft } from "./evaluation-sections/somatotype.ts";

/** An absent section or measure is unchanged; null and blank erase a measure. */
export const EvaluatedItemsDraft = z
  .strictObject({
    /** Stature in cm, weight in kg. */
    student: z
      .strictObject({ stature: WholeMeasure(STATURE_LIMITS, statureInMetres), weight: Measure(WEIGHT_LIMITS) })
      .partial(),
    heart: HeartDraft,
    biochemical: BiochemicalDraft,
    perimeter: PerimeterDraft,
    somatotype: SomatotypeDraft,
    posture: PostureDraft,
    posture_evaluated: z.unknown(),
    caloric_expenditure: CaloricExpenditureDraft,
    circumstances: CircumstancesDraft,
    function: FunctionDraft,
    body_composition_devices: BodyCompositionDevicesDraft,
  })
  .partial()
  .transform(({ posture_evaluated: _, ...sections }) => sections);
export type EvaluatedItemsDraft = z.output<typeof EvaluatedItemsDraft>;

const WholeEvaluation = z.object({
  student: z.object({ stature: z.string().nullish(), weight: z.string().nullish() }),
  heart: Heart,
  biochemical: Biochemical,
  perimeter: Perimeter,
  somatotype: Somatotype,
  posture: Posture,
  posture_evaluated: PostureEvaluated,
  caloric_expenditure: CaloricExpenditure,
  circumstances: Circumstances,
  function: FunctionSection,
  body_composition_devices: BodyCompositionDevices,
});
export type WholeEvaluation = z.infer<typeof WholeEvaluation>;

/** An evaluation as it is answered: a student's screen gets no blood tests, no somatotype and, but for the final result, no posture. */
export const EvaluatedItems = WholeEvaluation.partial({
  biochemical: true,
  somatotype: true,
  posture: true,
  posture_evaluated: true,
});
export type EvaluatedItems = z.infer<typeof EvaluatedItems>;

/** The error of each figure of an evaluation, by the keys of `FIGURES` and in its unit; `isOwn`: from the trainer's own technical errors alone. */
export const FigureErrors = z.record(z.string(), z.object({ error: z.number(), isOwn: z.boolean() }));
export type FigureErrors = z.infer<typeof FigureErrors>;

export const FigureJudgement = z.object({
  certainty: z.enum(["real", "above_expected", "within_error"]).nullable(),
  verdict: z.enum(["better", "worse"]).nullable(),
  note: z.string().nullable(),
  caveat: z.string().nullable(),
});

/** `difference` is last minus first; null where one is absent or `caveat` says why they are not subtracted. `verdict`: only for a real difference. */
export const FigureChange = FigureJudgement.extend({
  key: z.string(),
  group: z.enum(FIGURE_GROUPS.map(({ code }) => code)),
  label: z.string(),
  unit: z.string(),
  decimals: z.number(),
  values: z.array(z.number().nullable()),
  first: z.number().nullable(),
  last: z.number().nullable(),
  difference: z.number().nullable(),
});
export type FigureChange = z.infer<typeof FigureChange>;

export function storedFigures(items: EvaluatedItems): FigureValues {
  const { student, heart, biochemical, somatotype, caloric_expenditure } = items;
  const { bodyPerimeter, skinFold, readings, protocolo, methods, gorduraInformada, ...derived } = items.perimeter;
  return {
    ...numbersIn(student),
    ...numbersOf([{ key: "fcRepouso" }, { key: "sistole" }, { key: "diastole" }], heart),
    ...numbersOf(BLOOD_TESTS, biochemical ?? {}),
    taxaFiltracao: biochemical?.taxaFiltracao?.value,
    naoHdl: biochemical?.naoHdl?.value,
    ...energyFigures(caloric_expenditure),
    gorduraInformada: numberOf(gorduraInformada),
    ...numbersIn(bodyPerimeter),
    ...numbersIn(skinFold),
    ...recordOf(Object.entries(derived).map(([key, figure]) => [key, numberIn(figure)])),
    ...numbersOf(BONE_BREADTHS, somatotype ?? {}),
    endomorphy: somatotype?.endomorphy,
    mesomorphy: somatotype?.mesomorphy,
    ectomorphy: somatotype?.ectomorphy,
    ...functionFigures(items.function),
    ...deviceFigures(items.body_composition_devices),
  };
}

export const storedMethods = ({
  perimeter,
  caloric_expenditure,
  circumstances,
}: EvaluatedItems): EvaluationMethods => ({
  skinfoldProtocol: perimeter.percentualGordura ? perimeter.protocolo : undefined,
  muscleMass: perimeter.massaMuscular ? perimeter.methods.massaMuscular : undefined,
  vo2: caloric_expenditure.calcs.vo2Relative === null ? undefined : caloric_expenditure.protocol,
  caliper: Object.values(perimeter.skinFold).some(Boolean) ? (circumstances.caliper ?? undefined) : undefined,
  scale: circumstances.scale ?? undefined,
});

const energyFigures = ({ calcs, ...energy }: CaloricExpenditure): FigureValues => ({
  travel_distance: numberOf(energy.travel_distance),
  vo2Relative: calcs.vo2Relative,
  vo2Maximum: calcs.vo2Maximum,
  basal_metabolic_rate: numberIn(energy.basal_metabolic_rate),
  average_rate: energy.average_rate,
  daily_caloric_intake: energy.daily_caloric_intake,
  fc_max: energy.fc_max,
  fc_reserve: numberIn(energy.fc_reserve),
});

type StoredFigure = number | { readonly value: number } | { readonly error: string } | null;

const numberIn = (figure: StoredFigure): number | null => {
  if (typeof figure !== "object" || figure === null) return figure;
  return "value" in figure ? figure.value : null;
};

const numbersIn = (measures: Readonly<Record<string, string | null | undefined>>): FigureValues =>
  recordOf(Object.entries(measures).map(([key, measure]) => [key, numberOf(measure)]));

type Measured = {
  readonly student: { readonly stature?: string | null | undefined; readonly weight?: string | null | undefined };
  readonly perimeter: {
    readonly bodyPerimeter: { readonly [K in PerimeterKey]?: string | null | undefined };
    readonly skinFold: { readonly [K in SkinfoldKey]?: string | null | undefined };
  };
};

/** The measures of an evaluation as the domain computes with them: stature cm, weight kg, perimeters cm, skinfolds mm. */
export function measuresOf({ student, perimeter }: Measured) {
  return {
    statureCm: numberOf(student.stature),
    weightKg: numberOf(student.weight),
    perimeters: numbersOf(PERIMETERS, perimeter.bodyPerimeter),
    skinfolds: numbersOf(SKINFOLDS, perimeter.skinFold),
  };
}
