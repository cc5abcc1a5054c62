import { z } from "zod";
import { call } from "../call.ts";
import { failures, Id, Nothing } from "../wire.ts";

const ExerciseOfDeviation = z.object({ id: Id, deviationId: Id, exerciseId: Id });
const exerciseOfDeviation = "/api/v1/admin/muscle-groups/:id/postural-deviations/:deviationId/exercise/:exerciseId";
const link = {
  tags: ["postural-deviations"],
  params: ExerciseOfDeviation,
  response: { 204: Nothing, ...failures(401, 403, 404) },
};

export const linkExercise = call({
  method: "PUT",
  url: exerciseOfDeviation,
  schema: { ...link, summary: "Vincular um exercício a um desvio postural" },
});

export const unlinkExercise = call({
  method: "DELETE",
  url: exerciseOfDeviation,
  schema: { ...link, summary: "Desvincular um exercício de um desvio postural" },
});
