import { z } from "zod";
import { POSTURE_RESULTS } from "#domain/assessment/posture/result.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { TRAINING_PLACES } from "#domain/training/generator/equipment.ts";
import { LEVELS } from "#domain/training/generator/levels.ts";
import { OBJECTIVES } from "#domain/training/generator/objectives.ts";
import { MAX_TOGETHER } from "#domain/training/techniques.ts";
import { AnyExerciseType, Exercise, ExerciseType } from "../catalogue/exercises.ts";
import { MuscleGroup } from "../catalogue/muscle-groups.ts";
import { Id, OptionalParagraphs, OptionalText, Typed } from "../wire.ts";
import { PrescriptionAnswer, PrescriptionDraft } from "./entry-prescription.ts";

/** The most rows of one training. */
export const MAX_ENTRIES = 200;

/** Without `id` it is new; with one it is that row of the same training. An unknown field is refused, not dropped. */
export const TrainingEntryDraft = PrescriptionDraft.partial()
  .extend({
    id: Id.optional(),
    sq: z.number().optional(),
    order: z.number().optional(),
    exercise: z.preprocess(
      (one) => (one === undefined || Array.isArray(one) ? one : [one]),
      z
        .array(z.object({ id: Id }))
        .min(1, MESSAGES.fieldRequired)
        .max(MAX_TOGETHER),
    ),
    exercise_technic: z.object({ id: Id }).nullish(),
  })
  .refine((entry) => entry.min_reps == null || entry.max_reps == null || entry.max_reps > entry.min_reps, {
    path: ["max_reps"],
    message: MESSAGES.aboveMinimum,
  })
  .refine((entry) => !(entry.hiit && entry.aerobicocont), { path: ["aerobicocont"], message: MESSAGES.oneAerobicKind })
  .transform(({ teriit, ...entry }) => ({ ...entry, ...(teriit && { terhiit: true }) }));
export type TrainingEntryDraft = z.output<typeof TrainingEntryDraft>;

const Weekday = z.enum(["0", "1", "2", "3", "4", "5", "6"]);
const Place = { title: Typed(0, 60), order: z.number().int().min(0).max(20) };
export const BlockOrder = z.object({ ...Place, value: ExerciseType });

export type BlockOrder = z.infer<typeof BlockOrder>;

const TrainingFields = z.strictObject({
  id: Id.optional(),
  name: OptionalText(120),
  weekdays: z.array(Weekday).max(7),
  exercise_type: z.array(z.object({ name: z.string().max(60), value: AnyExerciseType })).max(7),
  muscle_group: z.array(z.object({ id: Id, name: z.string().max(120) })).max(50),
  follows_exercises: z.boolean().optional(),
  training_method: z.object({ name: OptionalText(120), description: OptionalParagraphs(4000) }).nullish(),
  exercise_type_order: z
    .array(z.object({ ...Place, value: AnyExerciseType }))
    .max(20)
    .optional(),
  exercises: z
    .array(TrainingEntryDraft)
    .max(MAX_ENTRIES, `Um treino tem no máximo ${MAX_ENTRIES} exercícios`)
    .default([]),
});

const isSetOrFollows =
  (field: "exercise_type" | "muscle_group") =>
  (training: z.output<typeof TrainingFields>): boolean =>
    training.follows_exercises === true || training[field].length > 0;

/**
 * Without `id` it is new. Absent entries are removed. An id that is not there, or comes twice, answers 404. Unnamed, it is "Treino A" by
 * its place. With `follows_exercises` its types and muscle groups are read from its rows, whatever is sent as them.
 */
export const TrainingDraft = TrainingFields.refine(isSetOrFollows("exercise_type"), {
  path: ["exercise_type"],
  message: MESSAGES.required,
}).refine(isSetOrFollows("muscle_group"), { path: ["muscle_group"], message: MESSAGES.required });
export type TrainingDraft = z.output<typeof TrainingDraft>;

/** The fields beyond the catalogue's are always answered, but a row shown before its save lacks them. */
const EntryExercise = Exercise.extend({
  muscle_group: z.array(MuscleGroup).optional(),
  min_reps: z.number().nullable().optional(),
  max_reps: z.number().nullable().optional(),
});

/** `id` stays the same as long as the row exists. `sq` is its place in the training, from 1, and so is `order`. */
export const TrainingEntry = z.object({
  id: Id,
  sq: z.number(),
  order: z.number(),
  /** One object, or an array when several are done together; `exercisesOf` always gives an array. */
  exercise: z.union([EntryExercise, z.array(EntryExercise)]),
  exercise_technic: z.object({ id: Id, name: z.string(), description: z.string() }).nullable(),
  ...PrescriptionAnswer,
});
export type TrainingEntry = z.infer<typeof TrainingEntry>;

export const PROPOSED_MINUTES = { min: 20, max: 180 } as const;

/**
 * `automatic=true` asks for the generator's proposal. `posture_evaluated`: the code of the posture that it follows instead of the evaluated
 * one; `level`, `objective`, `minutes`: what it follows instead of what is known of the student; `place` and `equipment` (codes with
 * commas between them, at home): where the student trains instead of the place that was kept last; `cleared=true`: a doctor has cleared
 * a student with a heart problem. Trainings that are only read depend on none of them.
 */
export const TrainingsQuery = z
  .object({
    automatic: z.enum(["true", "false", ""]).optional(),
    posture_evaluated: z.union([z.literal(""), z.enum(codesOf(POSTURE_RESULTS))]).optional(),
    level: z.enum(codesOf(LEVELS)).optional(),
    objective: z.enum(codesOf(OBJECTIVES)).optional(),
    minutes: z.coerce.number().int().min(PROPOSED_MINUTES.min).max(PROPOSED_MINUTES.max).optional(),
    place: z.enum(codesOf(TRAINING_PLACES)).optional(),
    equipment: z
      .string()
      .max(200)
      .regex(/^([a-z_]+(,[a-z_]+)*)?$/)
      .optional(),
    cleared: z.enum(["true", "false"]).optional(),
  })
  .optional();
export type TrainingsQuery = z.output<typeof TrainingsQuery>;

export const Training = z.object({
  id: Id,
  name: z.string(),
  weekdays: z.array(Weekday),
  exercise_type: z.array(z.object({ name: z.string(), value: ExerciseType })),
  muscle_group: z.array(z.object({ id: Id, name: z.string() })),
  /** Its types and muscle groups are those of its rows. Absent: somebody set them. */
  follows_exercises: z.literal(true).optional(),
  training_method: z.object({ name: z.string().nullable(), description: z.string().nullable() }).nullable(),
  exercise_type_order: z.array(BlockOrder),
  exercises: z.array(TrainingEntry),
});
export type Training = z.infer<typeof Training>;
