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

export const unlinkExercise = call(endpoints.unlinkExercise, {
  schema: { ...link, summary: "Desvincular um exercício de um desvio postural" },
});
