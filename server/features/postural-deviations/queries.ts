import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { CyclePath } from "#contract/cycles.ts";
import type { NamedDeviation, PosturalDeviation } from "#contract/postural-deviations.ts";
import { POSTURE_REGIONS } from "#domain/assessment/posture/catalogue.ts";
import { anyOf } from "../../platform/database/lists.ts";
import { ofCycle } from "../../platform/database/of-cycle.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** All deviations from head to foot, then by name. */
export async function listPosturalDeviations({ tx }: Scope): Promise<PosturalDeviation[]> {
  const rows = await tx
    .selectFrom("postural_deviations as deviations")
    .innerJoin("muscle_groups", "muscle_groups.id", "muscle_group_id")
    .select(["deviations.id", "deviations.name", "region"])
    .select(["muscle_groups.id as group_id", "muscle_groups.name as group_name"])
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
    .orderBy("deviations.name")
    .orderBy("deviations.id")
    .execute();
  const deviations = rows.map(({ region, group_id: id, group_name: name, ...deviation }) => ({
    ...deviation,
    type: region,
    size: columnsOf(region),
    muscle_group: { id, name },
  }));
  return POSTURE_REGIONS.flatMap(({ code }) => deviations.filter(({ type }) => type === code));
}

/** In how many columns a region is chosen: two where left and right differ. */
const columnsOf = (region: string): number =>
  POSTURE_REGIONS.find(({ code }) => code === region)?.aspects[0]?.fields.length ?? 1;

/** The deviations that the evaluation of a cycle found. Without an evaluation there are none. */
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

/** The exercises of deviations, as the acting person sees them: the platform's links and the tenant's own. */
export const listExercisesOfDeviations = ({ tx }: Scope, deviationIds: readonly number[]) =>
  tx
    .selectFrom("exercise_postural_deviations")
    .select(["postural_deviation_id", "exercise_id"])
    .where("postural_deviation_id", "=", anyOf(deviationIds, "bigint"))
    .orderBy("postural_deviation_id")
    .orderBy("exercise_id")
    .execute();
