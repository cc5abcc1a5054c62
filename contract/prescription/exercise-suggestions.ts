import { z } from "zod";
import { call } from "../call.ts";
import { SuggestedExercise } from "../catalogue/exercises.ts";
import { failures, Id, SearchText } from "../wire.ts";
import * as endpoints from "./exercise-suggestions.endpoints.ts";

const TrainingPlace = z.object({ id: Id, index: z.coerce.number().int().min(0).max(25) });

const suggested = {
  summary: "Exercícios sugeridos para um treino",
  tags: ["exercises"],
  params: TrainingPlace,
  querystring: z.object({ q: SearchText.optional() }),
  response: { 200: z.object({ exercises: z.array(SuggestedExercise) }), ...failures(401, 403, 404) },
};

export const suggestExercises = call(endpoints.suggestExercises, { schema: suggested });

export const suggestExercisesInMicrocycle = call(endpoints.suggestExercisesInMicrocycle, { schema: suggested });
