import {
  listExercises,
  listSeriesTypes,
  listTechniques,
  listTrainingMethods,
  suggestExercises,
} from "#contract/exercises.ts";
import { found } from "../../platform/http/refusal.ts";
import { on, type Route } from "../../platform/http/route.ts";
import { findTrainingAt } from "../trainings/queries.ts";
import * as queries from "./queries.ts";

export const exerciseRoutes = (): Route[] => [
  on(listExercises, ({ inScope, query }) => inScope((scope) => queries.listExercises(scope, query))),

  on(suggestExercises, ({ inScope, params, query }) =>
    inScope(async (scope) => {
      const training = found(await findTrainingAt(scope, params.id, params.index));
      return { exercises: await queries.suggestExercises(scope, { ...training, q: query.q }) };
    }),
  ),

  on(listTechniques, async ({ inScope, query }) => ({
    exercise_technics: await inScope((scope) => queries.listTechniques(scope, query.q)),
  })),

  on(listSeriesTypes, async ({ inScope }) => ({ data: await inScope(queries.listSeriesTypes) })),

  on(listTrainingMethods, async ({ inScope, query }) => ({
    training_methods: await inScope((scope) => queries.listTrainingMethods(scope, query.q)),
  })),
];
