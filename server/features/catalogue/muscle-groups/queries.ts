import type { MuscleGroupDetail, MuscleGroupWithDeviations } from "#contract/catalogue/muscle-groups.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { listDeviationsByName, listDeviationsOfGroup } from "../postural-deviations/queries.ts";

const groups = ({ tx }: Scope) =>
  tx.selectFrom("muscle_groups").select(["id", "name"]).where("hidden_at", "is", null).orderBy("id");

export async function listMuscleGroups(scope: Scope): Promise<MuscleGroupWithDeviations[]> {
  const listed = await groups(scope).execute();
  const deviations = Map.groupBy(await listDeviationsByName(scope), ({ muscle_group_id }) => muscle_group_id);
  return listed.map((group) => ({ ...group, postural_deviations: deviations.get(group.id) ?? [] }));
}

export async function findMuscleGroup(scope: Scope, id: number): Promise<MuscleGroupDetail | undefined> {
  const group = await groups(scope).where("id", "=", id).executeTakeFirst();
  return group && { ...group, postural_deviations: await listDeviationsOfGroup(scope, id) };
}
