import { z } from "zod";
import { codesOf } from "#domain/text/labels.ts";
import { PERFORMANCE_LIMITS } from "#domain/training/executions/performance-limits.ts";
import { SKIP_REASONS } from "#domain/training/executions/skip-reasons.ts";
import { PAINFUL_AREAS } from "#domain/training/painful-area-table.ts";
import { SET_KINDS } from "#domain/training/sets/detailed-set.ts";
import { call } from "../call.ts";
import { Training } from "../prescription/trainings.ts";
import { Day, failures, Id, Instant, OptionalParagraphs, Text } from "../wire.ts";
import * as endpoints from "./executions.endpoints.ts";

const { repetitions, loadKg, seconds, scale } = PERFORMANCE_LIMITS;

const Whole = (limits: { readonly min: number; readonly max: number }) =>
  z.number().int().min(limits.min).max(limits.max).nullable();

const MAX_DEVICES = 20;

/** `max` letters are typed at most; a device also sends what others wrote, which came to it joined by line breaks. */
const JoinedNotes = (max: number) => OptionalParagraphs((max + 1) * MAX_DEVICES);

/** One set that was done. `load_kg` 0 is the body's own weight; null means that it was not noted. */
const ExecutedSetDraft = z.object({
  set: z.number().int().min(1).max(100),
  repetitions: Whole(repetitions),
  load_kg: z.number().min(loadKg.min).max(loadKg.max).nullable(),
  seconds: Whole(seconds),
  done_at: Instant.nullable(),
  kind: z.enum(codesOf(SET_KINDS)).nullish(),
  rir: z.number().min(scale.min).max(scale.max).multipleOf(0.5).nullish(),
});

export const ExecutedSet = z.object({
  set: z.number(),
  repetitions: z.number().nullable(),
  load_kg: z.number().nullable(),
  seconds: z.number().nullable(),
  done_at: z.string().nullable(),
  /** It is the planned set's kind. Absent in what older devices keep. */
  kind: z.enum(codesOf(SET_KINDS)).nullable().optional(),
  /** Repetitions in reserve. */
  rir: z.number().nullable().optional(),
});
export type ExecutedSet = z.infer<typeof ExecutedSet>;

/** `entry_id` is null for an unprescribed exercise. `exercise_id` and `name` are copies, which survive a change of the training. */
const ExecutedExerciseDraft = z.object({
  entry_id: Id.nullable(),
  exercise_id: Id,
  name: Text(200),
  pain: Whole(scale),
  note: JoinedNotes(1000),
  pain_area: z.enum(PAINFUL_AREAS).nullish(),
  skip_reason: z.enum(codesOf(SKIP_REASONS)).nullish(),
  sets: z
    .array(ExecutedSetDraft)
    .max(100)
    .refine((sets) => new Set(sets.map(({ set }) => set)).size === sets.length, "Cada série vem uma vez"),
});

export const ExecutionVersion = z.object({
  device_id: z.uuid(),
  revision: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
export type ExecutionVersion = z.infer<typeof ExecutionVersion>;

/**
 * A device sends all it knows of one training on one day: it stands for all that the device sent before. `replaces`: the versions
 * of other devices that it continues or corrects, as `versions` of an {@link Execution} answered them; sets of a version that is not
 * named here are kept beside its own. A snapshot without sets, `finished_at`, effort, pains and notes takes the device's record
 * back.
 */
export const ExecutionSnapshot = ExecutionVersion.extend({
  day: Day,
  started_at: Instant.nullable(),
  finished_at: Instant.nullable(),
  effort: Whole(scale),
  note: JoinedNotes(2000),
  replaces: z.array(ExecutionVersion).max(MAX_DEVICES).default([]),
  exercises: z
    .array(ExecutedExerciseDraft)
    .max(300)
    .refine(
      (exercises) => new Set(exercises.map((one) => `${one.entry_id} ${one.exercise_id}`)).size === exercises.length,
      "Cada exercício vem uma vez",
    ),
});
export type ExecutionSnapshot = z.output<typeof ExecutionSnapshot>;

export const ExecutedExercise = z.object({
  entry_id: Id.nullable(),
  exercise_id: Id,
  name: z.string(),
  pain: z.number().nullable(),
  note: z.string(),
  pain_area: z.enum(PAINFUL_AREAS).nullable().optional(),
  skip_reason: z.enum(codesOf(SKIP_REASONS)).nullable().optional(),
  sets: z.array(ExecutedSet),
});
export type ExecutedExercise = z.infer<typeof ExecutedExercise>;

/** A set of another device for which the newer device has other values. It does not count, and is shown. */
export const OverruledSet = ExecutedSet.extend({ name: z.string() });

/** One training on one day, whatever number of devices recorded it. `training_id` is null once the training is removed; its name stays. */
export const Execution = z.object({
  id: Id,
  training_id: Id.nullable(),
  /** The training's id, also once it is removed: its comments are found by it. Absent in what older devices keep. */
  training_key: Id.optional(),
  training_name: z.string(),
  day: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  effort: z.number().nullable(),
  note: z.string(),
  recorded_by: z.enum(["student", "trainer"]),
  versions: z.array(ExecutionVersion),
  overruled: z.array(OverruledSet),
  exercises: z.array(ExecutedExercise),
});
export type Execution = z.infer<typeof Execution>;

/** The newest day first; at most 366. */
export const listExecutions = call(endpoints.listExecutions, {
  schema: {
    summary: "Execuções de um treino, da mais nova à mais antiga",
    tags: ["executions"],
    params: z.object({ id: Id }),
    response: { 200: z.object({ executions: z.array(Execution) }), ...failures(401, 403, 404) },
  },
});

export const findExecution = call(endpoints.findExecution, {
  schema: {
    summary: "Um treino realizado, ao lado do prescrito",
    tags: ["executions"],
    params: z.object({ id: Id, executionId: Id }),
    response: { 200: z.object({ execution: Execution, prescribed: Training.nullable() }), ...failures(401, 404) },
  },
});
