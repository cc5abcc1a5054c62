import { z } from "zod";
import {
  assessFunction,
  type FunctionResult,
  howDone,
  type TakenTest,
} from "#domain/assessment/function/assess-function.ts";
import {
  type CataloguedTest,
  FUNCTION_TESTS,
  type FunctionTestKey,
  figuresOfTest,
  SIDES,
} from "#domain/assessment/function/catalogue.ts";
import { type Condition, FUNCTION_REASONS, type FunctionPerson } from "#domain/assessment/function/function-test.ts";
import type { FigureValues } from "#domain/assessment/judged-change.ts";
import { recordOf } from "#domain/record.ts";
import { codesOf } from "#domain/text/labels.ts";
import { Text } from "../../wire.ts";
import { Measure, numberOf, WholeMeasure } from "./measure.ts";

const INSTRUMENT_LENGTH = 60;
const TOO_MANY_TRIES = "Este teste tem menos tentativas";

const Result = z.object({
  /** In the unit of the test's figure; of a test with sides the one that the class is of. */
  value: z.number().nullable(),
  right: z.number().nullable(),
  left: z.number().nullable(),
  label: z.string().nullable(),
  tone: z.enum(["low", "good", "warn", "bad"]).nullable(),
  /** Why there is no class. */
  reason: z.enum(codesOf(FUNCTION_REASONS)).nullable(),
  notes: z.array(z.string()),
});

const Reads = (test: CataloguedTest) =>
  z
    .array(test.decimals === 0 ? WholeMeasure(test.limits) : Measure(test.limits))
    .max(test.tries, TOO_MANY_TRIES)
    .transform((typed): string[] => typed.filter((one) => one !== null))
    .optional();

const ConditionDraft = (condition: Condition) => {
  switch (condition.kind) {
    case "number":
      return Measure(condition.limits);
    case "choice":
      return z.enum(Object.keys(condition.options)).nullish();
    case "text":
      return Text(INSTRUMENT_LENGTH).nullish();
  }
};

interface EntryDraft {
  readonly tries?: readonly string[] | undefined;
  readonly right?: readonly string[] | undefined;
  readonly left?: readonly string[] | undefined;
  readonly conditions?: Readonly<Record<string, string | null | undefined>> | undefined;
  readonly stopped?: boolean | undefined;
}

const EntryDraft = (test: CataloguedTest): z.ZodType<EntryDraft> =>
  z.strictObject({
    ...(test.sides === null ? { tries: Reads(test) } : { right: Reads(test), left: Reads(test) }),
    ...(test.sides === null ? { right: NoReads, left: NoReads } : { tries: NoReads }),
    conditions: z
      .strictObject(recordOf(test.conditions.map((condition) => [condition.key, ConditionDraft(condition)])))
      .partial()
      .optional(),
    stopped: z.boolean().optional(),
    result: z.unknown().optional(),
  });

/** As an answer holds it. */
const NoReads = z.array(z.never()).optional();

/** A present test replaces the stored one; null erases it. Of each side or of the whole the tries, in order; blank ones are left out. */
export const FunctionDraft = z
  .strictObject(
    recordOf(FUNCTION_TESTS.map((test) => [test.key, EntryDraft(test).nullable()])) as Record<
      FunctionTestKey,
      z.ZodNullable<z.ZodType<EntryDraft>>
    >,
  )
  .partial();
export type FunctionDraft = z.output<typeof FunctionDraft>;

const Entry = z.object({
  tries: z.array(z.string()),
  right: z.array(z.string()),
  left: z.array(z.string()),
  conditions: z.record(z.string(), z.string()),
  stopped: z.boolean(),
  result: Result,
});
export type FunctionEntry = z.infer<typeof Entry>;

export const FunctionSection = z.partialRecord(z.enum(FUNCTION_TESTS.map(({ key }) => key)), Entry);
export type FunctionSection = { readonly [K in FunctionTestKey]?: FunctionEntry };
export type FunctionMeasures = { readonly [K in FunctionTestKey]?: Omit<FunctionEntry, "result"> };

export const takenTests = (section: FunctionSection) =>
  FUNCTION_TESTS.flatMap((test) => {
    const { [test.key]: entry } = section;
    return entry ? [{ test, entry }] : [];
  });

const numbersIn = (reads: readonly string[]): number[] => reads.flatMap((read) => numberOf(read) ?? []);

export const takenTest = (test: CataloguedTest, entry: Omit<FunctionEntry, "result">): TakenTest => ({
  tries: numbersIn(entry.tries),
  right: numbersIn(entry.right),
  left: numbersIn(entry.left),
  conditions: recordOf(
    test.conditions.map(({ kind, key }) => [
      key,
      kind === "number" ? numberOf(entry.conditions[key]) : entry.conditions[key],
    ]),
  ),
  stopped: entry.stopped,
});

export const functionResult = (
  test: CataloguedTest,
  entry: Omit<FunctionEntry, "result">,
  person: FunctionPerson,
): FunctionEntry["result"] => {
  const { notes, ...result }: FunctionResult = assessFunction(test, takenTest(test, entry), person);
  return { ...result, notes: [...notes] };
};

/** By the keys of `FIGURES`. */
export const functionFigures = (section: FunctionSection = {}): FigureValues =>
  recordOf(
    takenTests(section).flatMap(({ test, entry: { result } }) =>
      figuresOfTest(test).map(({ key }, index) => {
        const side = SIDES[index]?.key ?? "right";
        return [key, test.sides === null ? result.value : result[side]] as const;
      }),
    ),
  );

/** How each figure was taken, by the same keys. */
export const functionConditions = (
  section: FunctionSection = {},
  sex: FunctionPerson["sex"],
): Readonly<Record<string, string>> =>
  recordOf(
    takenTests(section).flatMap(({ test, entry }) =>
      figuresOfTest(test).map(({ key }) => [key, howDone(test, takenTest(test, entry), sex)] as const),
    ),
  );
