import { isWithin, limitsMessage } from "#domain/assessment/evaluation-rules.ts";
import { PERCENTAGE_LIMITS, REPETITION_LIMITS, refuseLoad } from "#domain/assessment/strength/strength-limits.ts";
import { recordOf } from "#domain/record.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { formatDecimal, parseDecimal } from "#domain/text/number-format.ts";
import type { StrengthField, StrengthTest } from "./data.ts";

export type { StrengthField } from "./data.ts";

export const STRENGTH_FIELDS = [
  "exercise_name",
  "repetitions",
  "weight",
  "percentage",
] as const satisfies readonly StrengthField[];

export type StrengthRow = Readonly<Record<StrengthField, string>>;

/** By the ids of the tests. */
export type TypedRows = ReadonlyMap<number, Partial<StrengthRow>>;

const written = (value: number | null) => (value === null ? "" : formatDecimal(value, 0, 2));

const storedRow = ({ exercise_name, repetitions, weight, percentage }: StrengthTest): StrengthRow => ({
  exercise_name,
  repetitions: written(repetitions),
  weight: written(weight),
  percentage: written(percentage),
});

export const rowOf = (test: StrengthTest, typed: TypedRows): StrengthRow => ({
  ...storedRow(test),
  ...typed.get(test.id),
});

/** Null where a field is blank or no number. */
export const figuresOf = ({ repetitions, weight, percentage }: StrengthRow) => ({
  repetitions: parseDecimal(repetitions),
  weight: parseDecimal(weight),
  percentage: parseDecimal(percentage),
});

export function changedFields(test: StrengthTest, typed: TypedRows): readonly StrengthField[] {
  const stored = storedRow(test);
  const row = rowOf(test, typed);
  return STRENGTH_FIELDS.filter((field) => row[field].trim() !== stored[field]);
}

export const changedTests = (tests: readonly StrengthTest[], typed: TypedRows): StrengthTest[] =>
  tests.filter((test) => changedFields(test, typed).length > 0);

export function rowErrors(row: StrengthRow): Partial<StrengthRow> {
  const { repetitions, weight, percentage } = figuresOf(row);
  const errors = {
    repetitions: refuseTyped(row.repetitions, repetitions, (value) => refuseOutside(REPETITION_LIMITS, value)),
    weight: refuseTyped(row.weight, weight, refuseLoad),
    percentage: refuseTyped(row.percentage, percentage, (value) => refuseOutside(PERCENTAGE_LIMITS, value)),
  };
  return recordOf(Object.entries(errors).filter(([, error]) => error !== null));
}

const refuseOutside = (limits: { readonly min: number; readonly max: number }, value: number) =>
  isWithin(limits, value) ? null : limitsMessage(limits);

function refuseTyped(text: string, value: number | null, refuse: (value: number) => string | null): string | null {
  if (text.trim() === "") return null;
  return value === null ? MESSAGES.format : refuse(value);
}
