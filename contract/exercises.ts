import { z } from "zod";
import { EXERCISE_TYPES, LEGACY_EXERCISE_TYPES, LEGACY_STANDS_FOR } from "#domain/training/exercise-types.ts";
import { call } from "./call.ts";
import { MuscleGroup } from "./muscle-groups.ts";
import { failures, Id, ListMeta, ListQuery, SearchText } from "./wire.ts";

export const ExerciseType = z.enum(EXERCISE_TYPES.map((type) => type.value));

/** A type in a request: an older one is understood as the type of today that it stands for. */
export const AnyExerciseType = z.union([
  ExerciseType,
  z.enum(LEGACY_EXERCISE_TYPES.map((type) => type.value)).transform(() => LEGACY_STANDS_FOR),
]);

/** A catalogue exercise. `user_id` is its owner; null when it belongs to the platform. */
export const Exercise = z.object({
  id: Id,
  user_id: Id.nullable(),
  name: z.string(),
  link: z.string().nullable(),
  exercise_type: ExerciseType,
  equipament_needed: z.string().nullable(),
  muscle_groups: z.array(MuscleGroup),
});
export type Exercise = z.infer<typeof Exercise>;

/** `suggested`: it works a muscle group of the training. */
export const SuggestedExercise = Exercise.extend({ suggested: z.boolean() });
export type SuggestedExercise = z.infer<typeof SuggestedExercise>;

export const listExercises = call({
  method: "GET",
  url: "/api/v1/exercises",
  schema: {
    summary: "Catálogo de exercícios",
    tags: ["exercises"],
    querystring: ListQuery(20).extend({
      exercise_type: z.union([AnyExerciseType, z.enum(["all", ""])]).optional(),
      /** `true`: the trainer's own exercises; `false`: the platform's; absent: both. */
      my_library: z.enum(["true", "false"]).optional(),
    }),
    response: { 200: z.object({ exercises: z.array(Exercise), meta: ListMeta }), ...failures(400, 401, 403) },
  },
});

const TrainingPlace = z.object({ id: Id, index: z.coerce.number().int().min(0).max(25) });

const suggested = {
  summary: "Exercícios sugeridos para um treino",
  tags: ["exercises"],
  params: TrainingPlace,
  querystring: z.object({ q: SearchText.optional() }),
  response: { 200: z.object({ exercises: z.array(SuggestedExercise) }), ...failures(401, 403, 404) },
};

/** Exercises of the training's types, those that work its muscle groups first. `index` counts from 0. */
export const suggestExercises = call({
  method: "GET",
  url: "/api/v1/mesocycles/:id/training/:index/suggested-exercises",
  schema: suggested,
});

/** As above, for a training of a microcycle. */
export const suggestExercisesInMicrocycle = call({
  method: "GET",
  url: "/api/v1/microcycles/:id/training/:index/suggested-exercises",
  schema: suggested,
});

export const ExerciseTechnic = z.object({ id: Id, name: z.string(), description: z.string() });
export type ExerciseTechnic = z.infer<typeof ExerciseTechnic>;

export const listTechniques = call({
  method: "GET",
  url: "/api/v1/exercise_technics",
  schema: {
    summary: "Técnicas de intensificação",
    tags: ["exercises"],
    querystring: z.object({ q: SearchText.optional() }),
    response: { 200: z.object({ exercise_technics: z.array(ExerciseTechnic) }), ...failures(401) },
  },
});

export const SeriesType = z.object({ id: Id, description: z.string() });
export type SeriesType = z.infer<typeof SeriesType>;

export const listSeriesTypes = call({
  method: "GET",
  url: "/api/exercise/series-type",
  schema: {
    summary: "Tipos de série (1 = normal)",
    tags: ["exercises"],
    response: { 200: z.object({ data: z.array(SeriesType) }), ...failures(401) },
  },
});

export const TrainingMethod = z.object({ id: Id, name: z.string(), description: z.string() });
export type TrainingMethod = z.infer<typeof TrainingMethod>;

export const listTrainingMethods = call({
  method: "GET",
  url: "/api/v1/training_methods",
  schema: {
    summary: "Métodos de treinamento",
    tags: ["exercises"],
    querystring: z.object({ q: SearchText.optional() }),
    response: { 200: z.object({ training_methods: z.array(TrainingMethod) }), ...failures(401, 403) },
  },
});
