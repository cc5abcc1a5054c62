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

type Keys = readonly { readonly key: string; readonly limits: Limits }[];
const measures = <L extends Keys>(list: L) =>
  z
    .object(
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

/** What was measured: stature cm, weight kg, heart rate bpm, blood pressure mmHg, perimeters cm, skinfolds mm. */
export const EvaluatedItemsDraft = z.object({
  student: z.object({ stature: Measure(STATURE_LIMITS), weight: Measure(WEIGHT_LIMITS) }).partial(),
  heart: z
    .object({
      fcRepouso: Measure(HEART_RATE_LIMITS),
      sistole: Measure(BLOOD_PRESSURE_LIMITS),
      diastole: Measure(BLOOD_PRESSURE_LIMITS),
    })
    .partial(),
  perimeter: z.object({
    bodyPerimeter: measures(PERIMETERS).default({}),
    skinFold: measures(SKINFOLDS).default({}),
  }),
});
export type EvaluatedItemsDraft = z.output<typeof EvaluatedItemsDraft>;

const Derived = z.object({ value: z.number(), label: z.string() }).nullable();

/** What was measured and what the server derived from it; a derived value is null when a measure that it needs is missing. */
export const EvaluatedItems = z.object({
  student: z.object({ stature: z.string().nullish(), weight: z.string().nullish() }),
  heart: z.object({
    fcRepouso: z.string().nullish(),
    sistole: z.string().nullish(),
    diastole: z.string().nullish(),
  }),
  perimeter: z.object({
    bodyPerimeter: stored(PERIMETERS),
    skinFold: stored(SKINFOLDS),
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
  }),
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
export function figuresOf({ student, heart, perimeter }: EvaluatedItems): FigureValues {
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

type DerivedItems = Omit<EvaluatedItems["perimeter"], "bodyPerimeter" | "skinFold" | "protocolo">;

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
