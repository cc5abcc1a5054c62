import type { CyclePath } from "#contract/planning/cycles.ts";
import { suggestExercises, suggestExercisesInMicrocycle } from "#contract/prescription/exercise-suggestions.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import * as exercises from "../../catalogue/exercises/queries.ts";
import { listDeviationsOfCycle } from "../../catalogue/postural-deviations/queries.ts";
import { findMesocycleOf, findTrainingAt } from "../trainings/queries.ts";

export const exerciseSuggestionRoutes = (): Route[] => [
  bind(suggestExercises, ({ inScope, params: { id, index }, query }) =>
    inScope((scope) => suggest(scope, { mesoId: id }, { index, q: query.q })),
  ),
  bind(suggestExercisesInMicrocycle, ({ inScope, params: { id, index }, query }) =>
    inScope(async (scope) => {
      const { mesoId } = found(await findMesocycleOf(scope, id));
      return suggest(scope, { mesoId, microId: id }, { index, q: query.q });
    }),
  ),
];

async function suggest(
  scope: Scope,
  cycle: Pick<CyclePath, "mesoId" | "microId">,
  { index, q }: { readonly index: number; readonly q: string | undefined },
) {
  const training = found(await findTrainingAt(scope, cycle, index));
  const deviations = await listDeviationsOfCycle(scope, cycle);
  const deviationIds = deviations.map(({ id }) => id);
  return { exercises: await exercises.suggestExercises(scope, { ...training, deviationIds, q }) };
}
