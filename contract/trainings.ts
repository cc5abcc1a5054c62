import { z } from "zod";
import { POSTURE_RESULTS } from "#domain/assessment/posture/result.ts";
import { codesOf } from "#domain/labels.ts";
import { MESSAGES } from "#domain/messages.ts";
import { ENTRY_FIELDS, type WirePrescription } from "#domain/training/entry-fields.ts";
import { refuseCadence, refusePyramidReps, refuseTime } from "#domain/training/field-rules.ts";
import { Exercise, ExerciseType } from "./exercises.ts";
import { Flag, Id, OptionalParagraphs, OptionalText, Typed } from "./wire.ts";

const Count = ({ length }: { readonly length: number }) =>
  z
    .union([z.number(), z.string().trim().regex(/^\d*$/, MESSAGES.format)])
    .nullish()
    .transform((typed) => (typed === "" || typed === null || typed === undefined ? null : Number(typed)))
    .pipe(
      z
        .number()
        .int()
        .min(0)
        .max(10 ** length - 1)
        .nullable(),
    );

const Time = OptionalText(8).refine((time) => !time || refuseTime(time) === null, MESSAGES.format);

/** A shape for each field of `ENTRY_FIELDS`, under its name on the wire. */
type Shapes = { readonly [Name in keyof WirePrescription]: z.ZodType };

/** The prescribed values of one row of a training; which ones apply depends on the exercise type. */
const Prescription = z.strictObject({
  series: Count(ENTRY_FIELDS.series),
  min_reps: Count(ENTRY_FIELDS.minReps),
  max_reps: Count(ENTRY_FIELDS.maxReps),
  /** Pyramids: repetitions set by set, `12-10-08`. */
  reps_pattern: OptionalText(200).refine((text) => !text || refusePyramidReps(text) === null, MESSAGES.format),
  descanco: Time,
  cadencia: OptionalText(7).refine((text) => !text || refuseCadence(text) === null, MESSAGES.format),
  tempo: Time,
  quantidade_tiros: Count(ENTRY_FIELDS.sprints),
  tempo_tiros: Time,
  intervalo_tiros: Time,
  freqCardiaca: Count(ENTRY_FIELDS.heartRate),
  hiit: Flag.default(false),
  aerobicocont: Flag.default(false),
  series_type_id: Id.nullish(),
  observacao: OptionalParagraphs(ENTRY_FIELDS.notes.length),
} satisfies Shapes);

/**
 * One row: one exercise, or several done together (BI-SET, TRI-SET, SUPER SERIE). Without `id` it is new; with one it is that
 * row of the same training, which keeps its id as long as it exists. A field that is not known here is refused, not dropped.
 */
export const TrainingEntryDraft = Prescription.partial()
  .extend({
    id: Id.optional(),
    /** As answered. The place in the list counts, not these. */
    sq: z.number().optional(),
    order: z.number().optional(),
    exercise: z.preprocess(
      (one) => (one === undefined || Array.isArray(one) ? one : [one]),
      z
        .array(z.object({ id: Id }))
        .min(1, MESSAGES.fieldRequired)
        .max(10),
    ),
    exercise_technic: z.object({ id: Id }).nullish(),
  })
  .refine((entry) => entry.min_reps == null || entry.max_reps == null || entry.max_reps > entry.min_reps, {
    path: ["max_reps"],
    message: MESSAGES.aboveMinimum,
  });
export type TrainingEntryDraft = z.output<typeof TrainingEntryDraft>;

const Weekday = z.enum(["0", "1", "2", "3", "4", "5", "6"]);
export const BlockOrder = z.object({
  title: Typed(0, 60),
  value: ExerciseType,
  order: z.number().int().min(0).max(20),
});

export type BlockOrder = z.infer<typeof BlockOrder>;

/**
 * A training as the editor sends it: without `id` it is new; with one it is that training of the same cycle. Entries are in
 * their order; those that are absent are removed. An id that is not there, or comes twice, answers 404. A
 * training without a name is "Treino A", "Treino B"… by its place.
 */
export const TrainingDraft = z.strictObject({
  id: Id.optional(),
  name: OptionalText(120),
  weekdays: z.array(Weekday).min(1, MESSAGES.required).max(7),
  exercise_type: z
    .array(z.object({ name: z.string().max(60), value: ExerciseType }))
    .min(1, MESSAGES.required)
    .max(7),
  muscle_group: z
    .array(z.object({ id: Id, name: z.string().max(120) }))
    .min(1, MESSAGES.required)
    .max(50),
  training_method: z.object({ name: OptionalText(120), description: OptionalParagraphs(4000) }).nullish(),
  exercise_type_order: z.array(BlockOrder).max(20).optional(),
  exercises: z.array(TrainingEntryDraft).max(200, "Um treino tem no máximo 200 exercícios").default([]),
});
export type TrainingDraft = z.output<typeof TrainingDraft>;

/** `id` stays the same as long as the row exists. `sq` is its place in the training, from 1, and so is `order`. */
export const TrainingEntry = z.object({
  id: Id,
  sq: z.number(),
  order: z.number(),
  /** One object, or an array when several are done together; `exercisesOf` always gives an array. */
  exercise: z.union([Exercise, z.array(Exercise)]),
  exercise_technic: z.object({ id: Id, name: z.string(), description: z.string() }).nullable(),
  ...({
    series: z.number().nullable(),
    min_reps: z.number().nullable(),
    max_reps: z.number().nullable(),
    reps_pattern: z.string().nullable(),
    descanco: z.string().nullable(),
    cadencia: z.string().nullable(),
    tempo: z.string().nullable(),
    quantidade_tiros: z.number().nullable(),
    tempo_tiros: z.string().nullable(),
    intervalo_tiros: z.string().nullable(),
    freqCardiaca: z.number().nullable(),
    hiit: z.boolean(),
    aerobicocont: z.boolean(),
    series_type_id: Id.nullable(),
    observacao: z.string().nullable(),
  } satisfies { readonly [Name in keyof WirePrescription]: z.ZodType<WirePrescription[Name]> }),
});
export type TrainingEntry = z.infer<typeof TrainingEntry>;

/**
 * `automatic=true` asks for the generator's proposal, and answers 422 until there is a generator. `posture_evaluated`: the code of the
 * evaluated posture, which a proposal follows; trainings that are only read do not depend on it.
 */
export const TrainingsQuery = z
  .object({
    automatic: z.enum(["true", "false", ""]).optional(),
    posture_evaluated: z.union([z.literal(""), z.enum(codesOf(POSTURE_RESULTS))]).optional(),
  })
  .optional();
export type TrainingsQuery = z.output<typeof TrainingsQuery>;

export const Training = z.object({
  id: Id,
  name: z.string(),
  weekdays: z.array(Weekday),
  exercise_type: z.array(z.object({ name: z.string(), value: ExerciseType })),
  muscle_group: z.array(z.object({ id: Id, name: z.string() })),
  training_method: z.object({ name: z.string().nullable(), description: z.string().nullable() }).nullable(),
  exercise_type_order: z.array(BlockOrder),
  exercises: z.array(TrainingEntry),
});
export type Training = z.infer<typeof Training>;
