import type { StrengthOnDay } from "#contract/assessment/strength-tests.ts";
import { OTHER_EXERCISE, strengthDifference } from "#domain/assessment/strength/strength-difference.ts";
import { formatDifference } from "#domain/text/number-format.ts";

type Test = Pick<StrengthOnDay, "exercise_name" | "repetitions" | "weight">;

interface ComparedTests {
  readonly before: Test | null;
  readonly after: Test | null;
}

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
