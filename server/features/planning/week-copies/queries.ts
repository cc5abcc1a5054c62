import { sql } from "kysely";
import type { MesocyclePath } from "#contract/planning/cycles.ts";
import type { WeekCopy } from "#contract/planning/week-copies.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import type { CopiedWeek } from "./rules.ts";

/** The weeks among them of which a training was recorded. */
export async function listTrained({ tx }: Scope, microcycleIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom("trainings")
    .select("trainings.microcycle_id")
    .distinct()
    .innerJoin("training_executions as done", (join) =>
      join
        .onRef("done.trainer_id", "=", "trainings.trainer_id")
        .onRef("done.student_id", "=", "trainings.student_id")
        .onRef("done.training_id", "=", "trainings.id"),
    )
    .where("trainings.microcycle_id", "=", anyOf(microcycleIds, "bigint"))
    .execute();
  return new Set(rows.flatMap(({ microcycle_id }) => microcycle_id ?? []));
}

export async function findStoredCopy({ tx }: Scope, { id, mesoId }: MesocyclePath) {
  return tx
    .selectFrom("week_copies")
    .select(["copied_at", sql<readonly CopiedWeek[]>`weeks`.as("weeks")])
    .where("student_id", "=", id)
    .where("mesocycle_id", "=", mesoId)
    .executeTakeFirst();
}

interface PresentWeek {
  readonly id: number;
  readonly name: string;
  readonly lock_version: number;
  readonly is_finished: boolean;
}

/** Null without one, and once none of its weeks is left. `present` are the mesocycle's weeks. */
export async function findWeekCopy(
  scope: Scope,
  path: MesocyclePath,
  present: readonly PresentWeek[],
): Promise<WeekCopy | null> {
  const stored = await findStoredCopy(scope, path);
  if (!stored) return null;
  const weeks = stored.weeks.flatMap((copied) => {
    const week = present.find(({ id }) => id === copied.microcycle_id);
    return week ? { week, copied } : [];
  });
  if (weeks.length === 0) return null;
  const trained = await listTrained(
    scope,
    weeks.map(({ week }) => week.id),
  );
  return {
    copied_at: new Date(stored.copied_at).toISOString(),
    weeks: weeks.map(({ week, copied }) => ({
      microcycle_id: week.id,
      name: week.name,
      replaced: copied.trainings.length > 0,
    })),
    can_be_undone:
      weeks.length === stored.weeks.length &&
      trained.size === 0 &&
      weeks.every(({ week, copied }) => week.lock_version === copied.lock_version && !week.is_finished),
  };
}
