import { z } from "zod";
import { type Limits, PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import {
  BLOOD_PRESSURE_LIMITS,
  HEART_RATE_LIMITS,
  isWithin,
  STATURE_LIMITS,
  WEIGHT_LIMITS,
} from "#domain/assessment/evaluation-rules.ts";
import { parseDecimal } from "#domain/number-format.ts";
import { MESSAGES } from "./errors.ts";

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
        context.addIssue({ code: "custom", message: `Informe um valor entre ${limits.min} e ${limits.max}` });
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
