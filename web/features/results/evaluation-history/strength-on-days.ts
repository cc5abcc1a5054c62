import type { StrengthTest } from "../../assessment/strength-tests/data.ts";

type Change = StrengthTest["history"][number];

export type StrengthOnDay = Change & { readonly weight: number };

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
