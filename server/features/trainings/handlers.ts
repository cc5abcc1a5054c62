import { suggestExercises, suggestExercisesInMicrocycle } from "#contract/exercises.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { on, type Route } from "../../platform/http/route.ts";
import { found } from "../../platform/refusal.ts";
import * as exercises from "../exercises/queries.ts";
import { findMesocycleOf, findTrainingAt } from "./queries.ts";

export function trainingRoutes(): Route[] {
  const suggest = async (
    scope: Scope,
    training: Awaited<ReturnType<typeof findTrainingAt>>,
    q: string | undefined,
  ) => ({
    exercises: await exercises.suggestExercises(scope, { ...found(training), q }),
  });

  return [
    on(suggestExercises, ({ inScope, params: { id, index }, query }) =>
      inScope(async (scope) => suggest(scope, await findTrainingAt(scope, { mesoId: id }, index), query.q)),
    ),
    on(suggestExercisesInMicrocycle, ({ inScope, params: { id, index }, query }) =>
      inScope(async (scope) => {
        const { mesoId } = found(await findMesocycleOf(scope, id));
        return suggest(scope, await findTrainingAt(scope, { mesoId, microId: id }, index), query.q);
      }),
    ),
  ];
}
