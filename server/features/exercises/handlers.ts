import { listExercises, listSeriesTypes, listTechniques, listTrainingMethods } from "#contract/exercises.ts";
import { on, type Route } from "../../platform/http/route.ts";
import * as queries from "./queries.ts";

export const exerciseRoutes = (): Route[] => [
  on(listExercises, ({ inScope, query }) => inScope((scope) => queries.listExercises(scope, query))),

  on(listTechniques, async ({ inScope, query }) => ({
    exercise_technics: await inScope((scope) => queries.listTechniques(scope, query.q)),
  })),

  on(listSeriesTypes, async ({ inScope }) => ({ data: await inScope(queries.listSeriesTypes) })),

  on(listTrainingMethods, async ({ inScope, query }) => ({
    training_methods: await inScope((scope) => queries.listTrainingMethods(scope, query.q)),
  })),
];
