import { suggestExercises } from "#contract/exercises.ts";
import { found } from "../../platform/http/refusal.ts";
import { on, type Route } from "../../platform/http/route.ts";
import * as exercises from "../exercises/queries.ts";
import { findTrainingAt } from "./queries.ts";

export const trainingRoutes = (): Route[] => [
  on(suggestExercises, ({ inScope, params, query }) =>
    inScope(async (scope) => {
      const training = found(await findTrainingAt(scope, params.id, params.index));
      return { exercises: await exercises.suggestExercises(scope, { ...training, q: query.q }) };
    }),
  ),
];
