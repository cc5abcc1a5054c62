import { z } from "zod";
import { call } from "../call.ts";
import { failures, Id, Nothing } from "../wire.ts";
import * as endpoints from "./deviation-exercises.endpoints.ts";

const ExerciseOfDeviation = z.object({ id: Id, deviationId: Id, exerciseId: Id });
const link = {
  tags: ["postural-deviations"],
  params: ExerciseOfDeviation,
  response: { 204: Nothing, ...failures(401, 403, 404) },
};

export const linkExercise = call(endpoints.linkExercise, {
  schema: { ...link, summary: "Vincular um exercício a um desvio postural" },
});

/** A screen ticks fewer. */
const MAX_LINKED = 100;

/** All or none: 404 when one of them is not the platform's or is hidden. */
export const linkExercises = call(endpoints.linkExercises, {
  schema: {
    summary: "Vincular exercícios a um desvio postural",
    tags: ["postural-deviations"],
    params: ExerciseOfDeviation.omit({ exerciseId: true }),
    body: z.object({ exercise_ids: z.array(Id).min(1).max(MAX_LINKED) }),
    response: { 204: Nothing, ...failures(400, 401, 403, 404, 422) },
  },
});

export const unlinkExercise = call(endpoints.unlinkExercise, {
  schema: { ...link, summary: "Desvincular um exercício de um desvio postural" },
});
