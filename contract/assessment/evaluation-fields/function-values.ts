import { type CataloguedTest, FUNCTION_TESTS } from "#domain/assessment/function/catalogue.ts";
import { recordOf } from "#domain/record.ts";
import type { FunctionEntry, FunctionSection } from "../evaluation-sections/function.ts";
import { takenTests } from "../evaluation-sections/function.ts";
import { conditionKey, type FunctionKey, readKeys, readsOf, stoppedKey } from "./function-fields.ts";

export type FunctionValues = { readonly [K in FunctionKey]?: string };

export const STOPPED_VALUE = "yes";

export const functionValues = (section: FunctionSection): FunctionValues =>
  recordOf(
    takenTests(section).flatMap(({ test, entry }) => [
      ...readsOf(test).flatMap((read) =>
        readKeys(test, read).flatMap((key, index) => {
          const text = entry[read][index];
          return text ? [[key, text] as const] : [];
        }),
      ),
      ...test.conditions.flatMap((condition) => {
        const text = entry.conditions[condition.key];
        return text ? [[conditionKey(test, condition), text] as const] : [];
      }),
      ...(entry.stopped ? [[stoppedKey(test), STOPPED_VALUE] as const] : []),
    ]),
  );

export const valueKeysOf = (test: CataloguedTest): readonly FunctionKey[] => [
  ...readsOf(test).flatMap((read) => readKeys(test, read)),
  ...test.conditions.map((condition) => conditionKey(test, condition)),
  stoppedKey(test),
];

/** Null for a test without a reading, unless it was stopped. */
export function entryOf(test: CataloguedTest, values: FunctionValues): Omit<FunctionEntry, "result"> | null {
  const reads = (read: "tries" | "right" | "left") =>
    readsOf(test).includes(read) ? readKeys(test, read).flatMap((key) => values[key] || []) : [];
  const [tries, right, left] = [reads("tries"), reads("right"), reads("left")];
  const stopped = values[stoppedKey(test)] === STOPPED_VALUE;
  if (tries.length + right.length + left.length === 0 && !stopped) return null;
  const conditions = recordOf(
    test.conditions.flatMap((condition) => {
      const { [conditionKey(test, condition)]: text } = values;
      return text ? [[condition.key, text] as const] : [];
    }),
  );
  return { tries, right, left, conditions, stopped };
}

/** As the draft of a save: null erases a test. */
export const functionItems = (values: FunctionValues) =>
  recordOf(FUNCTION_TESTS.map((test) => [test.key, entryOf(test, values)]));
