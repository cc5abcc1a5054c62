import {
  type FunctionDraft,
  type FunctionMeasures,
  type FunctionSection,
  functionResult,
  takenTests,
} from "#contract/assessment/evaluation-sections/function.ts";
import { numberOf } from "#contract/assessment/evaluation-sections/measure.ts";
import { withoutClass } from "#domain/assessment/function/assess-function.ts";
import { FUNCTION_TESTS } from "#domain/assessment/function/catalogue.ts";
import { recordOf } from "#domain/record.ts";
import type { EvaluatedPerson, Measures } from "./measures.ts";

/** A test without a reading is none, unless it was stopped. */
export const mergeFunction = (stored: FunctionSection, draft: FunctionDraft | undefined): FunctionMeasures =>
  recordOf(
    FUNCTION_TESTS.flatMap(({ key }) => {
      const { [key]: sent } = draft ?? {};
      const { [key]: kept } = stored;
      if (sent === undefined) {
        if (!kept) return [];
        const { result: _, ...measured } = kept;
        return [[key, measured] as const];
      }
      const { tries = [], right = [], left = [], conditions = {}, stopped = false } = sent ?? {};
      if (tries.length + right.length + left.length === 0 && !stopped) return [];
      const given = Object.entries(conditions).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
      return [
        [key, { tries: [...tries], right: [...right], left: [...left], conditions: recordOf(given), stopped }] as const,
      ];
    }),
  );

export const deriveFunction = (
  { student, function: measures }: Measures,
  { sex, ageYears }: EvaluatedPerson,
): FunctionSection => {
  const person = { sex, ageYears, weightKg: numberOf(student.weight), statureCm: numberOf(student.stature) };
  return recordOf(
    FUNCTION_TESTS.flatMap((test) => {
      const { [test.key]: measured } = measures;
      return measured ? [[test.key, { ...measured, result: functionResult(test, measured, person) }] as const] : [];
    }),
  );
};

export const withoutClasses = (section: FunctionSection): FunctionSection =>
  recordOf(
    takenTests(section).map(({ test, entry }) => [test.key, { ...entry, result: withoutClass(entry.result) }] as const),
  );
