import { z } from "zod";
import {
  type Limits,
  PERIMETERS,
  type PerimeterKey,
  SKINFOLDS,
  type SkinfoldKey,
} from "#domain/assessment/anthropometry/measures.ts";
import { FIGURE_GROUPS, type FigureValues } from "#domain/assessment/evaluation-comparison.ts";
import {
  BLOOD_PRESSURE_LIMITS,
  HEART_RATE_LIMITS,
  isWithin,
  limitsMessage,
  STATURE_LIMITS,
  WEIGHT_LIMITS,
} from "#domain/assessment/evaluation-rules.ts";
import type { PerimeterAssessment } from "#domain/assessment/perimeter-assessment.ts";
import type { Indicator } from "#domain/assessment/result.ts";
import { MESSAGES } from "#domain/messages.ts";
import { formatDecimal, parseDecimal } from "#domain/number-format.ts";

/**
 * A measure as a trainer types it: a decimal with a comma (or a point, or a JSON number), kept as text with a comma.
 * Blank, null and absent all mean "not measured"; it is never 0. Outside its limits it is a typing slip.
 */
const Measure = (limits: Limits) =>
  z
    .union([z.string().trim().max(12), z.number()])
    .nullish()
    .transform((typed, context): string | null => {
      if (typed === null || typed === undefined || typed === "") return null;
      const text = String(typed).replace(".", ",");
      const value = parseDecimal(text);
      if (value === null) context.addIssue({ code: "custom", message: MESSAGES.format });
      else if (!isWithin(limits, value)) {
        context.addIssue({ code: "custom", message: limitsMessage(limits) });
      }
      return text;
    });

/** A stature is read off the wall in whole centimetres. */
const WholeMeasure = (limits: Limits) =>
  Measure(limits).refine((typed) => typed === null || Number.isInteger(numberOf(typed)), MESSAGES.wholeNumber);

type Keys = readonly { readonly key: string; readonly limits: Limits }[];
const measures = <L extends Keys>(list: L) =>
  z
    .strictObject(
      Object.fromEntries(list.map(({ key, limits }) => [key, Measure(limits)])) as {
        [K in L[number]["key"]]: ReturnType<typeof Measure>;
      },
    )
    .partial();

const stored = <L extends Keys>(list: L) =>
  z.object(
    Object.fromEntries(list.map(({ key }) => [key, z.string().nullish()])) as {
      [K in L[number]["key"]]: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    },
  );

const Derived = z.object({ value: z.number(), label: z.string() }).nullable();

/** What the server derives from the measures; null where a measure is missing that the figure needs. */
const DerivedPerimeter = z.object({
  protocolo: z.string(),
  imc: Derived,
  relacaoCinturaQuadril: Derived,
  relacaoCinturaEstatura: Derived,
  percentualGordura: Derived,
  massaMagra: Derived,
  massaAdiposa: Derived,
  massaMuscular: Derived,
  densidade: z.number().nullable(),
  somatorio: z.number().nullable(),
  periferico: z.number().nullable(),
  central: z.number().nullable(),
});
export type DerivedPerimeter = z.infer<typeof DerivedPerimeter>;

/** Keys that a client may send back as it read them. The server derives their values anew and never takes them. */
const sentBack = <K extends string>(shape: Readonly<Record<K, unknown>>) => {
  const keys = Object.keys(shape) as K[];
  return Object.fromEntries(keys.map((key) => [key, z.unknown()])) as Record<K, z.ZodUnknown>;
};

/**
 * What was measured: stature cm, weight kg, heart rate bpm, blood pressure mmHg, perimeters cm, skinfolds mm. A section or a
 * measure that is absent is unchanged; null and blank erase a measure. An unknown key is refused.
 */
export const EvaluatedItemsDraft = z
  .strictObject({
    student: z.strictObject({ stature: WholeMeasure(STATURE_LIMITS), weight: Measure(WEIGHT_LIMITS) }).partial(),
    heart: z
      .strictObject({
        fcRepouso: Measure(HEART_RATE_LIMITS),
        sistole: Measure(BLOOD_PRESSURE_LIMITS),
        diastole: Measure(BLOOD_PRESSURE_LIMITS),
      })
      .partial(),
    perimeter: z
      .strictObject({
        bodyPerimeter: measures(PERIMETERS),
        skinFold: measures(SKINFOLDS),
        ...sentBack(DerivedPerimeter.shape),
      })
      .partial()
      .transform(({ bodyPerimeter, skinFold }) => ({ bodyPerimeter, skinFold })),
  })
  .partial();
export type EvaluatedItemsDraft = z.output<typeof EvaluatedItemsDraft>;

/** What was measured and what the server derived from it. */
export const EvaluatedItems = z.object({
  student: z.object({ stature: z.string().nullish(), weight: z.string().nullish() }),
  heart: z.object({
    fcRepouso: z.string().nullish(),
    sistole: z.string().nullish(),
    diastole: z.string().nullish(),
  }),
  perimeter: DerivedPerimeter.extend({ bodyPerimeter: stored(PERIMETERS), skinFold: stored(SKINFOLDS) }),
});
export type EvaluatedItems = z.infer<typeof EvaluatedItems>;

/** One figure across evaluations of a student; `difference` is last minus first, null where one of those two lacks it. */
export const FigureChange = z.object({
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

/** The figures of a stored evaluation by the keys of `FIGURES`, as they were stored: nothing is computed anew. */
export function storedFigures({ student, heart, perimeter }: EvaluatedItems): FigureValues {
  const { bodyPerimeter, skinFold, protocolo, ...derived } = perimeter;
  const numbers = Object.entries(derived).map(([key, figure]) => [key, isLabelled(figure) ? figure.value : figure]);
  return {
    ...numbersIn(student),
    ...numbersIn(heart),
    ...numbersIn(bodyPerimeter),
    ...numbersIn(skinFold),
    ...Object.fromEntries(numbers),
  };
}

const isLabelled = (figure: number | { readonly value: number } | null) =>
  typeof figure === "object" && figure !== null;

const numbersIn = (measures: Readonly<Record<string, string | null | undefined>>): FigureValues =>
  Object.fromEntries(Object.entries(measures).map(([key, measure]) => [key, numberOf(measure)]));

type Measured = {
  readonly student: { readonly stature?: string | null | undefined; readonly weight?: string | null | undefined };
  readonly perimeter: {
    readonly bodyPerimeter: { readonly [K in PerimeterKey]?: string | null | undefined };
    readonly skinFold: { readonly [K in SkinfoldKey]?: string | null | undefined };
  };
};

/** A measure's number; null for what was not measured. */
export const numberOf = (measure: string | null | undefined): number | null => (measure ? parseDecimal(measure) : null);

/** The measures of an evaluation as the domain computes with them: stature cm, weight kg, perimeters cm, skinfolds mm. */
export function measuresOf({ student, perimeter }: Measured) {
  return {
    statureCm: numberOf(student.stature),
    weightKg: numberOf(student.weight),
    perimeters: numbersOf(PERIMETERS, perimeter.bodyPerimeter),
    skinfolds: numbersOf(SKINFOLDS, perimeter.skinFold),
  };
}

function numbersOf<K extends string>(
  list: readonly { readonly key: K }[],
  typed: { readonly [P in K]?: string | null | undefined },
): { readonly [P in K]?: number | null } {
  const numbers: { [P in K]?: number | null } = {};
  for (const { key } of list) numbers[key] = numberOf(typed[key]);
  return numbers;
}

type DerivedItems = Omit<DerivedPerimeter, "protocolo">;

/** The one mapping from the domain's indicators to their names on the wire. Lean mass in kg is labelled with its percentage. */
export function derivedItems(assessment: PerimeterAssessment): DerivedItems {
  const { skinfoldSums: sums, density, leanMassPercentage } = assessment;
  const leanMass = labelled(assessment.leanMass);
  return {
    imc: labelled(assessment.bmi),
    relacaoCinturaQuadril: labelled(assessment.waistHipRatio),
    relacaoCinturaEstatura: labelled(assessment.waistHeightRatio),
    percentualGordura: labelled(assessment.fatPercentage),
    massaMagra:
      leanMass && leanMassPercentage.status === "known"
        ? { value: leanMass.value, label: `${formatDecimal(leanMassPercentage.value, 3)}%` }
        : null,
    massaAdiposa: labelled(assessment.fatMass),
    massaMuscular: labelled(assessment.muscleMass),
    densidade: density.status === "known" ? density.value : null,
    somatorio: sums.status === "known" ? sums.total : null,
    periferico: sums.status === "known" ? sums.peripheral : null,
    central: sums.status === "known" ? sums.central : null,
  };
}

const labelled = (indicator: Indicator) =>
  indicator.status === "known" ? { value: indicator.value, label: indicator.label } : null;
