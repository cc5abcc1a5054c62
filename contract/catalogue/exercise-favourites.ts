import { z } from "zod";
import { call } from "../call.ts";
import { failures, Id, Nothing } from "../wire.ts";
import * as endpoints from "./exercise-favourites.endpoints.ts";
import { Exercise } from "./exercises.ts";

export const listExercisesAtHand = call(endpoints.listExercisesAtHand, {
  schema: {
    summary: "Exercícios favoritos e os usados por último",
    tags: ["exercises"],
    response: {
      200: z.object({ favourites: z.array(Exercise), recent: z.array(Exercise) }),
      ...failures(401, 403),
    },
  },
});

export const setFavourite = call(endpoints.setFavourite, {
  schema: {
    summary: "Marcar ou desmarcar um exercício como favorito",
    tags: ["exercises"],
    params: z.object({ id: Id }),
    body: z.object({ favourite: z.boolean() }),
    response: { 204: Nothing, ...failures(400, 401, 403, 404, 422) },
  },
});
