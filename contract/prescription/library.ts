import { z } from "zod";
import { codesOf } from "#domain/text/labels.ts";
import { MAX_TRAININGS } from "#domain/training/added-trainings.ts";
import { LEVELS } from "#domain/training/generator/levels.ts";
import { OBJECTIVES } from "#domain/training/generator/objectives.ts";
import { LIBRARY_EQUIPMENT } from "#domain/training/library-tags.ts";
import { call } from "../call.ts";
import { failures, Id, ListMeta, ListQuery, LockVersion, Nothing, PDF_FAILURES, PdfFile, Text } from "../wire.ts";
import * as endpoints from "./library.endpoints.ts";
import { Training, TrainingDraft } from "./trainings.ts";

const EntryPath = z.object({ id: Id });

const TAGS = {
  objective: z.enum(codesOf(OBJECTIVES)),
  level: z.enum(codesOf(LEVELS)),
  days_per_week: z.number().int().min(1).max(7),
  equipment: z.enum(codesOf(LIBRARY_EQUIPMENT)),
};

/** An entry is found by its use; null where nobody said. */
const AnsweredTags = z.object({
  objective: TAGS.objective.nullable(),
  level: TAGS.level.nullable(),
  days_per_week: TAGS.days_per_week.nullable(),
  equipment: TAGS.equipment.nullable(),
});
export type LibraryTags = z.infer<typeof AnsweredTags>;

const TagsDraft = AnsweredTags.partial();

const TagsQuery = z.object({
  ...TAGS,
  days_per_week: z.coerce.number().pipe(TAGS.days_per_week),
});

/** An entry as lists have it. `personal_trainer_id` is its owner; null when it belongs to the platform. */
export const LibrarySummary = z.object({
  id: Id,
  name: z.string(),
  personal_trainer_id: Id.nullable(),
  personal_trainer_name: z.string().nullable(),
  ...AnsweredTags.shape,
  trainings: z.array(z.object({ id: Id, name: z.string() })),
  /** An entry belongs to no cycle, so it neither ends nor is linked: both are always null. */
  end_date: z.null(),
  link: z.null(),
  exercises_count: z.number(),
});
export type LibrarySummary = z.infer<typeof LibrarySummary>;

export const LibraryEntry = LibrarySummary.extend({ lock_version: z.number(), trainings: z.array(Training) });
export type LibraryEntry = z.infer<typeof LibraryEntry>;

const trainings = z
  .array(TrainingDraft)
  .max(MAX_TRAININGS, `Um item da biblioteca tem no máximo ${MAX_TRAININGS} treinos`);

export const LibraryDraft = z.object({ name: Text(120), trainings: trainings.default([]), ...TagsDraft.shape });
export type LibraryDraft = z.output<typeof LibraryDraft>;

export const LibraryChange = z.object({
  lock_version: LockVersion,
  name: Text(120).optional(),
  trainings: trainings.optional(),
  ...TagsDraft.shape,
});
export type LibraryChange = z.output<typeof LibraryChange>;

/** The ids of the trainings are ignored, because copies are saved. A cycle that is named is one of the trainer's. */
export const LibraryAddition = z.object({
  name: Text(120),
  training: trainings.min(1),
  mesocycle_id: Id.nullish(),
  microcycle_id: Id.nullish(),
  ...TagsDraft.shape,
});
export type LibraryAddition = z.output<typeof LibraryAddition>;

const listAnswer = z.object({ trainings: z.array(LibrarySummary), meta: ListMeta });
const oneAnswer = z.object({ training_library: LibraryEntry });

export const listLibrary = call(endpoints.listLibrary, {
  schema: {
    summary: "Biblioteca de treinos",
    tags: ["library"],
    querystring: ListQuery(20).extend({
      /** `true`: the platform's entries; `false`: the reader's, which are the platform's for the administrator; absent: both. */
      admin: z.enum(["true", "false", ""]).optional(),
      ...TagsQuery.partial().shape,
    }),
    response: { 200: listAnswer, ...failures(400, 401, 403) },
  },
});

export const findLibraryEntry = call(endpoints.findLibraryEntry, {
  schema: {
    summary: "Um item da biblioteca, com seus treinos",
    tags: ["library"],
    params: EntryPath,
    response: { 200: oneAnswer, ...failures(401, 403, 404) },
  },
});

/** 404 when a cycle is named that is not there. 422 as for the trainings of a cycle, but every weekday is allowed, once. */
export const addToLibrary = call(endpoints.addToLibrary, {
  schema: {
    summary: "Adicionar treinos à própria biblioteca",
    tags: ["library"],
    body: LibraryAddition,
    response: { 201: oneAnswer, ...failures(400, 401, 403, 404, 422) },
  },
});

export const updateOwnLibraryEntry = call(endpoints.updateOwnLibraryEntry, {
  schema: {
    summary: "Atualizar um item da própria biblioteca",
    tags: ["library"],
    params: EntryPath,
    body: LibraryChange,
    response: { 200: oneAnswer, ...failures(400, 401, 403, 404, 409, 422) },
  },
});

/** Takes an own entry out of the lists. What was copied from it stays. 403 for the platform's. */
export const removeFromLibrary = call(endpoints.removeFromLibrary, {
  schema: {
    summary: "Remover um item da própria biblioteca",
    tags: ["library"],
    params: EntryPath,
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

/** The whole entry, or with `training_id` one of its trainings. 422 `nothing_to_print` without trainings. */
export const libraryPdf = call(endpoints.libraryPdf, {
  schema: {
    summary: "Um item da biblioteca em PDF",
    tags: ["documents"],
    params: EntryPath,
    querystring: z.object({ training_id: Id.optional() }).optional(),
    response: { 200: PdfFile, ...PDF_FAILURES },
  },
});

export const listWholeLibrary = call(endpoints.listWholeLibrary, {
  schema: {
    summary: "Biblioteca de treinos da plataforma e dos personais",
    tags: ["library"],
    querystring: ListQuery(20).extend(TagsQuery.partial().shape),
    response: { 200: listAnswer, ...failures(400, 401, 403) },
  },
});

export const createLibraryEntry = call(endpoints.createLibraryEntry, {
  schema: {
    summary: "Cadastrar um item da biblioteca da plataforma",
    tags: ["library"],
    body: LibraryDraft,
    response: { 201: oneAnswer, ...failures(400, 401, 403, 404, 422) },
  },
});

/** 403 for an entry of a trainer. 409 `changed_elsewhere` for a stale `lock_version`; nothing is changed then. */
export const updateLibraryEntry = call(endpoints.updateLibraryEntry, {
  schema: {
    summary: "Atualizar um item da biblioteca da plataforma",
    tags: ["library"],
    params: EntryPath,
    body: LibraryChange,
    response: { 200: oneAnswer, ...failures(400, 401, 403, 404, 409, 422) },
  },
});

export const removeLibraryEntry = call(endpoints.removeLibraryEntry, {
  schema: {
    summary: "Remover um item da biblioteca da plataforma",
    tags: ["library"],
    params: EntryPath,
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});
