import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { MacrocyclePath } from "#contract/planning/cycles.ts";
import type { MacrocycleSummary } from "#contract/planning/macrocycles.ts";
import { proposeProtocol } from "#domain/assessment/body-composition/proposed-protocol.ts";
import { ageInYears, differenceInDays } from "#domain/calendar-date.ts";
import type { Accent } from "#domain/landing-page/accents.ts";
import { DAYS_PER_WEEK } from "#domain/periodisation/weeks.ts";
import { compileOnce, type ValueOf } from "../../../platform/database/compiled-query.ts";
import type { Scope, StaffScope } from "../../../platform/database/scope.ts";

const macrocycles = ({ tx }: Pick<Scope, "tx">) =>
  tx
    .selectFrom("macrocycles")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("mesocycles")
          .leftJoin("evaluations", (join) =>
            join
              .onRef("evaluations.trainer_id", "=", "mesocycles.trainer_id")
              .onRef("evaluations.mesocycle_id", "=", "mesocycles.id")
              .on("evaluations.microcycle_id", "is", null),
          )
          .whereRef("mesocycles.trainer_id", "=", "macrocycles.trainer_id")
          .whereRef("mesocycles.macrocycle_id", "=", "macrocycles.id")
          .select(({ fn }) => [
            fn.min("start_date").as("start_date"),
            fn.max("end_date").as("end_date"),
            fn.count<number>("mesocycles.id").as("mesocycles_count"),
            fn.count<number>("evaluations.mesocycle_id").as("evaluated_count"),
          ])
          .as("span"),
      (join) => join.onTrue(),
    )
    .select(["macrocycles.id", "student_id", "name", "skinfold_protocol", "vo2_protocol", "items_to_be_evaluated"])
    .select(["lock_version", "span.start_date", "span.end_date"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("mesocycles as part")
          .whereRef("part.trainer_id", "=", "macrocycles.trainer_id")
          .whereRef("part.macrocycle_id", "=", "macrocycles.id")
          .select(["part.id", "part.name", "part.start_date", "part.end_date", "part.weeks"])
          .orderBy("part.start_date"),
      ).as("mesocycles"),
    )
    .select(sql<number>`coalesce(span.mesocycles_count, 0)`.as("mesocycles_count"))
    .select(sql<number>`coalesce(span.evaluated_count, 0)`.as("evaluated_count"))
    .$narrowType<Pick<MacrocycleSummary, "skinfold_protocol" | "vo2_protocol" | "items_to_be_evaluated">>();

export const listMacrocycles = (scope: Scope, studentId: number): Promise<MacrocycleSummary[]> =>
  macrocycles(scope).where("student_id", "=", studentId).orderBy("macrocycles.id", "desc").execute();

export async function findMacrocycle(
  scope: Scope,
  { id, macroId }: MacrocyclePath,
): Promise<MacrocycleSummary | undefined> {
  const [macrocycle] = await macrocycleAt(scope, { id, macroId }, {});
  return macrocycle;
}

const macrocycleAt = compileOnce((tx, value: ValueOf<MacrocyclePath>) =>
  macrocycles({ tx }).where("student_id", "=", value("id")).where("macrocycles.id", "=", value("macroId")),
);

export async function proposeMacrocycle({ tx }: Scope, studentId: number, today: string) {
  const student = await tx
    .selectFrom("students")
    .select(["trainer_id", "gender", "birthdate"])
    .where("id", "=", studentId)
    .executeTakeFirst();
  if (!student) return undefined;
  const used = await tx
    .selectFrom("macrocycles")
    .select("skinfold_protocol")
    .where("trainer_id", "=", student.trainer_id)
    .groupBy("skinfold_protocol")
    .orderBy(({ fn }) => fn.max("id"), "desc")
    .$narrowType<Pick<MacrocycleSummary, "skinfold_protocol">>()
    .execute();
  const lastMesocycle = await tx
    .selectFrom("mesocycles")
    .select(["start_date", "end_date"])
    .where("trainer_id", "=", student.trainer_id)
    .orderBy("macrocycle_id", "desc")
    .orderBy("start_date")
    .limit(1)
    .executeTakeFirst();
  const { gender, birthdate } = student;
  return {
    skinfold_protocol: proposeProtocol(
      used.map(({ skinfold_protocol }) => skinfold_protocol),
      { gender, age: birthdate === null ? null : ageInYears(birthdate, today) },
    ),
    weeks: lastMesocycle ? wholeWeeksOf(lastMesocycle) : null,
  };
}

function wholeWeeksOf({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }) {
  const weeks = (differenceInDays(start_date, end_date) + 1) / DAYS_PER_WEEK;
  return Number.isInteger(weeks) ? weeks : null;
}

export async function findPeopleOnSheet({ tx }: Scope, studentId: number) {
  const student = await tx
    .selectFrom("users")
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .select(["users.name", "users.photo_key", "users.trainer_id", "students.gender", "students.birthdate"])
    .where("users.id", "=", studentId)
    .executeTakeFirstOrThrow();
  const trainer = await tx
    .selectFrom("users")
    .leftJoin("landing_pages", "landing_pages.trainer_id", "users.id")
    .select(["users.name", "users.phone", "users.email", "photo_key", "logo_key", "cref", "draws_exercises", "accent"])
    .$narrowType<{ accent: Accent | null }>()
    .where("users.id", "=", student.trainer_id)
    .executeTakeFirstOrThrow();
  return { student, trainer };
}

export async function countMacrocycles({ tx, actor }: StaffScope, studentId: number): Promise<number> {
  const { total } = await tx
    .selectFrom("macrocycles")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("trainer_id", "=", actor.trainerId)
    .where("student_id", "=", studentId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
