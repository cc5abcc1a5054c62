import { z } from "zod";
import { PERIMETERS, type PerimeterKey, SKINFOLDS, type SkinfoldKey } from "#domain/assessment/anthropometry/measures.ts";
import { parseDecimal } from "#domain/number-format.ts";
import { MESSAGES } from "./errors.ts";

/**
 * A measure as a trainer types it: a decimal with a comma (or a point, or a JSON number), kept as text with a comma.
 * Blank, null and absent all mean "not measured"; it is never 0. `max` is the largest value an instrument can read.
 */
const Measure = (max: number) =>
  z
    .union([z.string().trim().max(12), z.number()])
    .nullish()
    .transform((typed, context): string | null => {
      if (typed === null || typed === undefined || typed === "") return null;
      const text = String(typed).replace(".", ",");
      const value = parseDecimal(text);
      if (value === null) context.addIssue({ code: "custom", message: MESSAGES.format });
      else if (value <= 0 || value > max) {
        context.addIssue({ code: "custom", message: `Informe um valor maior que 0 e até ${max}` });
      }
      return text;
    });

type Keys = readonly { readonly key: string }[];
const measures = <L extends Keys>(list: L, max: number) =>
  z
    .object(
      Object.fromEntries(list.map(({ key }) => [key, Measure(max)])) as {
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

/** What was measured. Limits: stature 3 digits; a tape of 3 m; a caliper opens to 100 mm; heart values 3 digits. */
export const EvaluatedItemsDraft = z.object({
  student: z.object({ stature: Measure(272), weight: Measure(650) }).partial(),
  heart: z.object({ fcRepouso: Measure(300), sistole: Measure(350), diastole: Measure(250) }).partial(),
  perimeter: z.object({
    bodyPerimeter: measures(PERIMETERS, 300).optional(),
    skinFold: measures(SKINFOLDS, 100).optional(),
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
export type BodyPerimeters = Partial<Record<PerimeterKey, string | null>>;
export type SkinFolds = Partial<Record<SkinfoldKey, string | null>>;
