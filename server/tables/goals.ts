import type { Goal } from "#contract/assessment/goals.ts";
import type { Scope } from "../platform/database/scope.ts";

export const findStoredGoals = ({ tx }: Scope, studentId: number) =>
  tx
    .selectFrom("student_goals")
    .select(["goals", "lock_version"])
    .where("student_id", "=", studentId)
    .executeTakeFirst();

/** Those that began from an evaluation of this day or an earlier one. */
export const listGoalsOn = async (scope: Scope, studentId: number, day: string | null): Promise<Goal[]> => {
  const stored = await findStoredGoals(scope, studentId);
  return day === null ? [] : (stored?.goals ?? []).filter(({ based_on }) => based_on <= day);
};
