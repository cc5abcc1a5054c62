import { OTHER_EXERCISE, strengthDifference } from "#domain/assessment/strength/strength-difference.ts";
import { formatDifference } from "#domain/text/number-format.ts";
import type { StrengthTest } from "../../assessment/strength-tests/data.ts";

type Change = StrengthTest["history"][number];

export type StrengthOnDay = Change & { readonly weight: number };

type ComparedTests = Pick<ComparedTest, "before" | "after">;

interface ComparedTest {
  readonly id: number;
  readonly group: string;
  readonly before: StrengthOnDay | null;
  readonly after: StrengthOnDay | null;
}

const lastUpTo = (history: readonly Change[], day: string): StrengthOnDay | null => {
  const change = history.filter(({ changed_on }) => changed_on <= day).at(-1);
  return change && change.weight !== null ? { ...change, weight: change.weight } : null;
};

/** Leaves out groups without a load by the later day. */
export const strengthOnDays = (
  tests: readonly Pick<StrengthTest, "id" | "muscle_group" | "history">[],
  first: string,
  last: string,
): ComparedTest[] =>
  tests
    .map(({ id, muscle_group, history }) => ({
      id,
      group: muscle_group.name,
      before: lastUpTo(history, first),
      after: lastUpTo(history, last),
    }))
    .filter(({ before, after }) => before !== null || after !== null);

/** Null where a test is missing or another exercise was tested. */
const differenceOf = ({ before, after }: ComparedTests) => (before && after ? strengthDifference(before, after) : null);

/** "+10,7 kg de 1RM"; with "*" where an estimate is rough. A dash where a test is missing. */
export function differenceText(tests: ComparedTests): string {
  const difference = differenceOf(tests);
  if (!difference) return tests.before && tests.after ? OTHER_EXERCISE : "–";
  const { of, kg, isRough } = difference;
  return `${formatDifference(kg, 1)} kg${isRough ? "*" : ""} de ${of}`;
}

export const hasRoughDifference = (tests: ComparedTests): boolean => differenceOf(tests)?.isRough === true;
