import { sql } from "kysely";
import type { VolumeBand } from "#contract/prescription/prescription-checks.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { levelByWeeks } from "#domain/training/generator/levels.ts";
import { objectiveOf } from "#domain/training/generator/objectives.ts";
import { DEFAULT_BAND, usualBand } from "#domain/training/weekly/band.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";

const findChosenBand = ({ tx, actor }: Scope): Promise<VolumeBand | undefined> =>
  tx
    .selectFrom("volume_bands")
    .select(["least_sets as min", "most_sets as max"])
    .where("trainer_id", "=", tenantOf(actor))
    .executeTakeFirst();

export const findVolumeBand = async (scope: Scope): Promise<VolumeBand> =>
  (await findChosenBand(scope)) ?? DEFAULT_BAND;

/** The trainer's band counts before the usual one of a level and an objective. */
export const findBandFor = async (scope: Scope, trained: Parameters<typeof usualBand>[0]): Promise<VolumeBand> =>
  (await findChosenBand(scope)) ?? usualBand(trained);

/** As `findBandFor`, by the student's level and objective. */
export async function findBandOfStudent(scope: Scope, studentId: number, today: CalendarDate): Promise<VolumeBand> {
  const chosen = await findChosenBand(scope);
  if (chosen) return chosen;
  const level = levelByWeeks(await countWeeksTrained(scope, studentId, today));
  return usualBand({ level, objective: objectiveOf(await listGoals(scope, studentId)) });
}

export async function countWeeksTrained({ tx }: Scope, studentId: number, before: string): Promise<number> {
  const { days } = await tx
    .selectFrom("mesocycles")
    .select(sql<number>`coalesce(sum(least(end_date, ${before}::date - 1) - start_date + 1), 0)::int`.as("days"))
    .where("student_id", "=", studentId)
    .where("start_date", "<", before)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("trainings")
          .whereRef("trainings.trainer_id", "=", "mesocycles.trainer_id")
          .whereRef("trainings.mesocycle_id", "=", "mesocycles.id"),
      ),
    )
    .executeTakeFirstOrThrow();
  return Math.floor(days / 7);
}

async function listGoals({ tx }: Scope, studentId: number): Promise<(string | null | undefined)[]> {
  const student = await tx
    .selectFrom("students")
    .select("personal_anamnesis")
    .where("id", "=", studentId)
    .executeTakeFirst();
  const cycle = await tx
    .selectFrom("mesocycles")
    .innerJoin("macrocycles", (join) =>
      join
        .onRef("macrocycles.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("macrocycles.id", "=", "mesocycles.macrocycle_id"),
    )
    .select(["mesocycles.goal", "macrocycles.name"])
    .where("mesocycles.student_id", "=", studentId)
    .orderBy("mesocycles.start_date", "desc")
    .limit(1)
    .executeTakeFirst();
  return [cycle?.goal, cycle?.name, student?.personal_anamnesis.training_goals];
}

export async function listDismissed({ tx }: Scope, studentId: number): Promise<string[] | undefined> {
  const student = await tx.selectFrom("students").select("id").where("id", "=", studentId).executeTakeFirst();
  if (!student) return undefined;
  const rows = await tx
    .selectFrom("dismissed_advices")
    .select("key")
    .where("student_id", "=", studentId)
    .orderBy("dismissed_at")
    .execute();
  return rows.map(({ key }) => key);
}
