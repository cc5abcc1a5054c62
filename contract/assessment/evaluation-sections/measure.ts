import { z } from "zod";
import type { Limits } from "#domain/assessment/anthropometry/measures.ts";
import { isWithin, limitsMessage } from "#domain/assessment/evaluation-rules.ts";
import type { Indicator } from "#domain/assessment/result.ts";
import { mapRecord, recordOf } from "#domain/record.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { parseDecimal } from "#domain/text/number-format.ts";

/** Kept as text with a decimal comma. Blank, null and absent all mean "not measured"; it is never 0. */
export const Measure = (limits: Limits, fieldErrorOf?: (value: number) => string | null) =>
  z
    .union([z.string().trim().max(12), z.number()])
    .nullish()
    .transform((typed, context): string | null => {
      if (typed === null || typed === undefined || typed === "") return null;
      const text = String(typed).replace(".", ",");
      const value = parseDecimal(text);
      if (value === null) context.addIssue({ code: "custom", message: MESSAGES.format });
      else if (!isWithin(limits, value)) {
        context.addIssue({ code: "custom", message: fieldErrorOf?.(value) ?? limitsMessage(limits) });
      }
      return text;
    });

export const WholeMeasure = (limits: Limits, fieldErrorOf?: (value: number) => string | null) =>
  Measure(limits, fieldErrorOf).refine(
    (typed) => typed === null || Number.isInteger(numberOf(typed)),
    MESSAGES.wholeNumber,
  );

type Measured = { readonly key: string; readonly limits: Limits; readonly decimals?: number };

export const measures = <L extends readonly Measured[]>(list: L) =>
  z
    .strictObject(
      recordOf(
        list.map(({ key, limits, decimals }) => [key, decimals === 0 ? WholeMeasure(limits) : Measure(limits)]),
      ) as {
        [K in L[number]["key"]]: ReturnType<typeof Measure>;
      },
    )
    .partial();

export const stored = <L extends readonly Pick<Measured, "key">[]>(list: L) =>
  z.object(
    mapRecord(
      list.map(({ key }): L[number]["key"] => key),
      () => z.string().nullish(),
    ),
  );

/** Keys that a client may send back as it read them. The server derives their values anew and never takes them. */
export const sentBack = <K extends string>(shape: Readonly<Record<K, unknown>>) => {
  const keys = Object.keys(shape) as K[];
  return mapRecord(keys, () => z.unknown().optional());
};

export const Labelled = z.object({ value: z.number(), label: z.string() }).nullable();

export const Methods = z.record(z.string(), z.string());
export type Methods = z.infer<typeof Methods>;

export const numberOf = (measure: string | null | undefined): number | null => (measure ? parseDecimal(measure) : null);

export function numbersOf<K extends string>(
  list: readonly { readonly key: K }[],
  typed: { readonly [P in K]?: string | null | undefined },
): { readonly [P in K]?: number | null } {
  const numbers: { [P in K]?: number | null } = {};
  for (const { key } of list) numbers[key] = numberOf(typed[key]);
  return numbers;
}

export const labelled = (indicator: Indicator) =>
  indicator.status === "known" ? { value: indicator.value, label: indicator.label } : null;
