import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type {
  DeviationWithExercises,
  ListedDeviation,
  NamedDeviation,
} from "#contract/catalogue/postural-deviations.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { POSTURE_REGIONS } from "#domain/assessment/posture/catalogue.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type Scope } from "../../../platform/database/scope.ts";
import { ofCycle } from "../../../tables/of-cycle.ts";
import { sizeOf } from "./rules.ts";

const deviations = ({ tx }: Scope) =>
  tx
    .selectFrom("postural_deviations as deviations")
    .select(["deviations.id", "deviations.name", "region as type", "muscle_group_id"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("postural_deviation_properties as properties")
          .select(["key", "selected"])
          .whereRef("postural_deviation_id", "=", "deviations.id")
          .orderBy("key"),
      ).as("properties"),
    )
    .where("deviations.hidden_at", "is", null)
    .orderBy(sql`folded(deviations.name) collate "C"`)
    .orderBy("deviations.id");

export async function listDeviationsByName(scope: Scope) {
  const rows = await deviations(scope).execute();
  return rows.map((row) => ({ ...row, size: sizeOf(row.type) }));
}

export async function listPosturalDeviations(scope: Scope): Promise<ListedDeviation[]> {
  const rows = await deviations(scope)
    .innerJoin("muscle_groups", "muscle_groups.id", "muscle_group_id")
    .select("muscle_groups.name as group_name")
    .execute();
  const listed = rows.map(({ muscle_group_id: id, group_name: name, ...deviation }) => ({
    ...deviation,
    size: sizeOf(deviation.type),
    muscle_group: { id, name },
  }));
  return POSTURE_REGIONS.flatMap(({ code }) => listed.filter(({ type }) => type === code));
}

const withExercises = (scope: Scope) =>
  deviations(scope).select((eb) =>
    jsonArrayFrom(
      eb
        .selectFrom("exercise_postural_deviations as links")
        .innerJoin("exercises", (join) =>
          join.onRef("exercises.owner_id", "=", "links.owner_id").onRef("exercises.id", "=", "links.exercise_id"),
        )
        .select(["exercises.id", "exercises.name", "exercises.exercise_type", "exercises.link", "exercises.movement"])
        .select((exercise) =>
          jsonArrayFrom(
            exercise
              .selectFrom("exercise_muscle_groups as worked")
              .innerJoin("muscle_groups", "muscle_groups.id", "worked.muscle_group_id")
              .whereRef("worked.owner_id", "=", "exercises.owner_id")
              .whereRef("worked.exercise_id", "=", "exercises.id")
              .select(["muscle_groups.id", "muscle_groups.name"])
              .orderBy("worked.position"),
          ).as("muscle_groups"),
        )
        .where("links.owner_id", "=", PLATFORM)
        .whereRef("links.postural_deviation_id", "=", "deviations.id")
        .where("exercises.hidden_at", "is", null)
        .orderBy("exercises.search")
        .orderBy("exercises.id"),
    ).as("exercises"),
  );

export async function listDeviationsOfGroup(scope: Scope, groupId: number): Promise<DeviationWithExercises[]> {
  const rows = await withExercises(scope).where("muscle_group_id", "=", groupId).execute();
  return rows.map((row) => ({ ...row, size: sizeOf(row.type) }));
}

export async function findPosturalDeviation(scope: Scope, id: number): Promise<DeviationWithExercises | undefined> {
  const row = await withExercises(scope).where("deviations.id", "=", id).executeTakeFirst();
  return row && { ...row, size: sizeOf(row.type) };
}

export const listDeviationsOfCycle = (
  { tx }: Scope,
  { mesoId, microId }: Pick<CyclePath, "mesoId" | "microId">,
): Promise<NamedDeviation[]> =>
  tx
    .selectFrom("postural_deviations as deviations")
    .innerJoin("evaluations", (join) => join.on(ofCycle({ mesoId, microId })))
    .select(["deviations.id", "deviations.name"])
    .where("deviations.hidden_at", "is", null)
    .where(sql<boolean>`exists (select from postural_deviation_properties where postural_deviation_id = deviations.id)`)
    .where(
      sql<boolean>`not exists (
        select from postural_deviation_properties as properties
         where properties.postural_deviation_id = deviations.id
           and not evaluations.posture @> jsonb_build_array(jsonb_build_object('key', key, 'selected', selected))
      )`,
    )
    .orderBy("deviations.name")
    .execute();

export const listExercisesOfDeviations = ({ tx }: Scope, deviationIds: readonly number[]) =>
  tx
    .selectFrom("exercise_postural_deviations")
    .select(["postural_deviation_id", "exercise_id"])
    .where("postural_deviation_id", "=", anyOf(deviationIds, "bigint"))
    .orderBy("postural_deviation_id")
    .orderBy("exercise_id")
    .execute();
