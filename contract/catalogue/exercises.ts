import { z } from "zod";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { VIDEO_LINK_REFUSED, videoOf } from "#domain/text/video-link.ts";
import { EXERCISE_CONTENTS } from "#domain/training/exercise-contents.ts";
import { needsDeviations, needsMuscleGroups } from "#domain/training/exercise-requirements.ts";
import { AEROBIC_ALIASES, EXERCISE_TYPES, offeredType } from "#domain/training/exercise-types.ts";
import { call } from "../call.ts";
import {
  failures,
  Id,
  ListMeta,
  ListQuery,
  Nothing,
  OptionalParagraphs,
  OptionalText,
  SearchText,
  Text,
} from "../wire.ts";
import * as endpoints from "./exercises.endpoints.ts";
import { Movement } from "./movements.ts";
import { MuscleGroup } from "./muscle-groups.ts";
import { NamedDeviation } from "./postural-deviations.ts";

export const ExerciseType = z.enum(EXERCISE_TYPES.map((type) => type.value));

export const AnyExerciseType = z
  .enum([...EXERCISE_TYPES, ...AEROBIC_ALIASES].map((type) => type.value))
  .transform(offeredType);

/** `user_id` is null when it belongs to the platform. The first of `muscle_groups` is the main group. */
export const Exercise = z.object({
  id: Id,
  user_id: Id.nullable(),
  name: z.string(),
  link: z.string().nullable(),
  exercise_type: ExerciseType,
  equipament_needed: z.string().nullable(),
  /** Null for an exercise without a drawing. */
  movement: Movement.nullable(),
  muscle_groups: z.array(MuscleGroup),
});
export type Exercise = z.infer<typeof Exercise>;

const Listed = {
  muscle_group_id: Id.nullable(),
  /** Always null: a row of a training prescribes repetitions, the catalogue none. */
  min_reps: z.null(),
  max_reps: z.null(),
};

/** `suggested`: it works a muscle group of the training, or it is for `deviations`, the names of deviations that the cycle's evaluation found. */
export const SuggestedExercise = Exercise.extend({
  ...Listed,
  suggested: z.boolean(),
  deviations: z.array(z.string()),
});
export type SuggestedExercise = z.infer<typeof SuggestedExercise>;

export const CatalogueExercise = Exercise.extend({
  ...Listed,
  execution: z.string().nullable(),
  /** The address of its drawing, null without a movement. A trainer's works for one to two hours. */
  figure: z.string().nullable(),
  postural_deviations: z.array(NamedDeviation),
});
export type CatalogueExercise = z.infer<typeof CatalogueExercise>;

/** The filters of both lists. "all" and "" are no filter; an id that does not exist matches nothing. */
const ExerciseFilters = ListQuery(20).extend({
  exercise_type: z.union([AnyExerciseType, z.enum(["all", ""])]).optional(),
  except_type: AnyExerciseType.optional(),
  /** `true`: the trainer's own exercises; `false`: the platform's; absent: both. */
  my_library: z.enum(["true", "false"]).optional(),
  muscle_group_id: Id.optional(),
  postural_deviation_id: Id.optional(),
  equipament_needed: SearchText.optional(),
  /** Only exercises without it. */
  missing: z.enum(codesOf(EXERCISE_CONTENTS)).optional(),
});

const list = {
  summary: "Catálogo de exercícios",
  tags: ["exercises"],
  querystring: ExerciseFilters,
  response: { 200: z.object({ exercises: z.array(CatalogueExercise), meta: ListMeta }), ...failures(400, 401, 403) },
};

export const listExercises = call(endpoints.listExercises, { schema: list });

export const listAdminExercises = call(endpoints.listAdminExercises, { schema: list });

const OneExercise = z.object({ id: Id });
const exercise = z.object({ exercise: CatalogueExercise });

const find = {
  summary: "Um exercício, com o texto de execução",
  tags: ["exercises"],
  params: OneExercise,
  response: { 200: exercise, ...failures(401, 403, 404) },
};

/** Hidden ones are found too: trainings may still use them. */
export const findExercise = call(endpoints.findExercise, { schema: find });

export const findAdminExercise = call(endpoints.findAdminExercise, { schema: find });

const VideoLink = OptionalText(500).refine((link) => !link || videoOf(link) !== null, VIDEO_LINK_REFUSED);

const Word = Text(40);
/** The server compares it with the patterns: a browser loads them with the first drawing. */
const MovementDraft = z.strictObject({ pattern: Word, parameters: z.record(Word, Word).default({}) });

const MAX_LINKS = 300;
const ids = z.array(Id).max(MAX_LINKS).optional();

/** The first muscle group is the main one. Types that ask for no muscle groups may omit them; in a change, absent links and an absent movement mean unchanged. */
export const ExerciseDraft = z
  .object({
    name: Text(120),
    link: VideoLink,
    exercise_type: ExerciseType,
    equipament_needed: OptionalText(120),
    execution: OptionalParagraphs(2000),
    movement: MovementDraft.nullish(),
    muscle_group_ids: ids,
    postural_deviation_ids: ids,
  })
  .superRefine(({ exercise_type, muscle_group_ids = [], postural_deviation_ids = [] }, context) => {
    const refuse = (field: string) => context.addIssue({ code: "custom", path: [field], message: MESSAGES.required });
    if (needsMuscleGroups(exercise_type) && muscle_group_ids.length === 0) refuse("muscle_group_ids");
    if (needsDeviations(exercise_type) && postural_deviation_ids.length === 0) refuse("postural_deviation_ids");
  });
export type ExerciseDraft = z.output<typeof ExerciseDraft>;

const create = {
  summary: "Cadastrar um exercício",
  tags: ["exercises"],
  body: ExerciseDraft,
  response: { 201: exercise, ...failures(400, 401, 403, 422) },
};
const change = {
  summary: "Alterar um exercício",
  tags: ["exercises"],
  params: OneExercise,
  body: ExerciseDraft,
  response: { 200: exercise, ...failures(400, 401, 403, 404, 422) },
};
const hide = {
  summary: "Remover um exercício das listas",
  tags: ["exercises"],
  params: OneExercise,
  response: { 204: Nothing, ...failures(401, 403, 404) },
};

/** 422 `name_taken` when another of the same list has the name, case and accents ignored. */
export const createExercise = call(endpoints.createExercise, { schema: create });

/** Shows a hidden exercise again. 422 `name_taken` as above, and at `exercise_type` for another type while a training uses it. */
export const updateExercise = call(endpoints.updateExercise, { schema: change });

/** Trainings that use it keep it. */
export const removeExercise = call(endpoints.removeExercise, { schema: hide });

export const createAdminExercise = call(endpoints.createAdminExercise, { schema: create });
export const updateAdminExercise = call(endpoints.updateAdminExercise, { schema: change });
export const removeAdminExercise = call(endpoints.removeAdminExercise, { schema: hide });

export const ExerciseTechnic = z.object({ id: Id, name: z.string(), description: z.string() });
export type ExerciseTechnic = z.infer<typeof ExerciseTechnic>;

export const listTechniques = call(endpoints.listTechniques, {
  schema: {
    summary: "Técnicas de intensificação",
    tags: ["exercises"],
    querystring: z.object({ q: SearchText.optional() }),
    response: { 200: z.object({ exercise_technics: z.array(ExerciseTechnic) }), ...failures(401) },
  },
});

export const SeriesType = z.object({ id: Id, description: z.string() });
export type SeriesType = z.infer<typeof SeriesType>;

export const listSeriesTypes = call(endpoints.listSeriesTypes, {
  schema: {
    summary: "Tipos de série (1 = normal)",
    tags: ["exercises"],
    response: { 200: z.object({ data: z.array(SeriesType) }), ...failures(401) },
  },
});

export const TrainingMethod = z.object({ id: Id, name: z.string(), description: z.string() });
export type TrainingMethod = z.infer<typeof TrainingMethod>;

export const listTrainingMethods = call(endpoints.listTrainingMethods, {
  schema: {
    summary: "Métodos de treinamento",
    tags: ["exercises"],
    querystring: z.object({ q: SearchText.optional() }),
    response: { 200: z.object({ training_methods: z.array(TrainingMethod) }), ...failures(401, 403) },
  },
});
