import { z } from "zod";
import { MESSAGES } from "#domain/text/messages.ts";
import { MAX_COMMENT_LENGTH, MAX_MEDIA_BYTES, MEDIA_KINDS, RETENTION_DAYS } from "#domain/training/comments.ts";
import { call } from "../call.ts";
import { Day, Flag, failures, Id, Instant, Nothing, OptionalParagraphs, Text } from "../wire.ts";
import * as endpoints from "./comments.endpoints.ts";

/** `exercise_id` and `name` are copies, which survive a change of the training; `entry_id` is null for an unprescribed exercise. */
const CommentedExercise = z.object({ entry_id: Id.nullable(), exercise_id: Id, name: Text(200) });

/** A photo or a film that will be sent to the comment's upload. */
const AnnouncedMedia = z
  .object({ kind: z.enum(MEDIA_KINDS), size_bytes: z.number().int().min(1) })
  .refine(({ kind, size_bytes }) => size_bytes <= MAX_MEDIA_BYTES[kind], {
    path: ["size_bytes"],
    error: ({ input }) =>
      Object(input).kind === "photo" ? "A foto tem um limite de 5 MB" : "O vídeo tem um limite de 50 MB",
  });

/**
 * `client_id` is made once by the device that writes it: a comment that arrives twice is one. `written_at` is the device's time, for
 * what waited there for a signal.
 */
export const CommentDraft = z
  .object({
    client_id: z.uuid(),
    text: OptionalParagraphs(MAX_COMMENT_LENGTH).transform((text) => text ?? ""),
    written_at: Instant.nullish(),
    day: Day.nullish(),
    exercise: CommentedExercise.nullish(),
    set: z.number().int().min(1).max(100).nullish(),
    media: AnnouncedMedia.nullish(),
  })
  .refine(({ text, media }) => text !== "" || media, { path: ["text"], message: MESSAGES.required })
  .refine(({ exercise, set }) => exercise || !set, { path: ["set"], message: "Uma série é de um exercício" });
export type CommentDraft = z.output<typeof CommentDraft>;

/**
 * `arriving`: its upload goes on. `gone`: kept no longer, by the trainer's choice of time or the student's withdrawn consent.
 * `src` works for five minutes and while the session lasts that asked; it answers ranges.
 */
export const CommentMedia = z.object({
  kind: z.enum(MEDIA_KINDS),
  state: z.enum(["arriving", "ready", "gone"]),
  size_bytes: z.number(),
  media_type: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Null where the film does not say it. */
  duration_seconds: z.number().nullable(),
  src: z.string().nullable(),
});
export type CommentMedia = z.infer<typeof CommentMedia>;

/** `is_read`: by the other one. */
export const Comment = z.object({
  id: Id,
  client_id: z.string(),
  written_by: z.enum(["student", "trainer"]),
  author: z.string(),
  text: z.string(),
  written_at: z.string(),
  is_read: z.boolean(),
  day: z.string().nullable(),
  exercise: z.object({ entry_id: Id.nullable(), exercise_id: Id, name: z.string() }).nullable(),
  set: z.number().nullable(),
  media: CommentMedia.nullable(),
});
export type Comment = z.infer<typeof Comment>;

/** A removed training keeps its comments under the id that it had; then `is_removed`. The newest 500 come, the oldest first. */
export const listComments = call(endpoints.listComments, {
  schema: {
    summary: "Comentários de um treino",
    tags: ["comments"],
    params: z.object({ id: Id }),
    response: {
      200: z.object({
        training: z.object({ name: z.string(), is_removed: z.boolean() }),
        student: z.object({ id: Id, name: z.string() }),
        comments: z.array(Comment),
      }),
      ...failures(401, 403, 404),
    },
  },
});

/**
 * Answers the comment as it is kept, null when its author removed it meanwhile. The first of two with one `client_id` counts.
 * 403 `consent_missing` for a student's photo or film without consent; 422 `quota_reached`.
 */
export const writeComment = call(endpoints.writeComment, {
  schema: {
    summary: "Comentar um treino",
    tags: ["comments"],
    params: z.object({ id: Id }),
    body: CommentDraft,
    response: { 200: z.object({ comment: Comment.nullable() }), ...failures(400, 401, 403, 404, 422, 429) },
  },
});

/** Own comments and those of other trainings are passed over. */
export const markCommentsRead = call(endpoints.markCommentsRead, {
  schema: {
    summary: "Marcar comentários como lidos",
    tags: ["comments"],
    params: z.object({ id: Id }),
    body: z.object({ comments: z.array(Id).max(500) }),
    response: { 204: Nothing, ...failures(400, 401, 403, 404, 422) },
  },
});

/** `training_id` is the one that a removed training had. */
export const Conversation = z.object({
  training_id: Id,
  training_name: z.string(),
  is_removed: z.boolean(),
  student_id: Id,
  student_name: z.string(),
  comments: z.number(),
  unread: z.number(),
  last_at: z.string(),
});
export type Conversation = z.infer<typeof Conversation>;

/** The newest first, at most 200. `unread`: only those with comments that the caller has not read. */
export const listConversations = call(endpoints.listConversations, {
  schema: {
    summary: "Treinos com comentários",
    tags: ["comments"],
    querystring: z.object({ student: Id.optional(), unread: Flag.optional() }),
    response: { 200: z.object({ conversations: z.array(Conversation) }), ...failures(400, 401, 403) },
  },
});

/** With its photo or film. 404 for what another person wrote. */
export const removeComment = call(endpoints.removeComment, {
  schema: {
    summary: "Apagar um comentário próprio",
    tags: ["comments"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

/** How much of a photo or film has arrived: the `HEAD` of tus 1.0 (https://tus.io/protocols/resumable-upload), with its headers. */
export const findUpload = call(endpoints.findUpload, {
  schema: {
    summary: "Quanto de uma foto ou de um vídeo já chegou",
    tags: ["comments"],
    params: z.object({ id: Id }),
    response: { 200: z.object({ offset: z.number(), size: z.number() }), ...failures(401, 403, 404) },
  },
});

/**
 * The next piece, at most 4 MB, as `application/offset+octet-stream` with `Upload-Offset`: the `PATCH` of tus 1.0. The last piece is
 * taken once the whole is what was announced. 409 `upload_offset` where another offset is next; 413 too long or large; 415 another kind.
 */
export const continueUpload = call(endpoints.continueUpload, {
  config: { raw: true },
  schema: {
    summary: "Enviar o próximo pedaço de uma foto ou de um vídeo",
    tags: ["comments"],
    params: z.object({ id: Id }),
    body: z.unknown(),
    response: { 204: Nothing, ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503) },
  },
});

/** `media_days`: for how long the trainer keeps photos and films, null while the student is active. `consent_given_at`: a student's own. */
export const CommentSettings = z.object({
  media_days: z.literal(RETENTION_DAYS),
  consent_given_at: z.string().nullable(),
});
export type CommentSettings = z.infer<typeof CommentSettings>;

export const findCommentSettings = call(endpoints.findCommentSettings, {
  schema: {
    summary: "Prazo de guarda e consentimento das fotos e dos vídeos dos comentários",
    tags: ["comments"],
    response: { 200: CommentSettings, ...failures(401, 403) },
  },
});

/** Older photos and films go the next night. */
export const chooseRetention = call(endpoints.chooseRetention, {
  schema: {
    summary: "Escolher por quanto tempo fotos e vídeos dos comentários ficam",
    tags: ["comments"],
    body: z.object({ media_days: z.literal(RETENTION_DAYS) }),
    response: { 200: CommentSettings, ...failures(400, 401, 403, 422) },
  },
});

/** Withdrawing it removes the photos and films that the student sent; texts stay. */
export const decideMediaConsent = call(endpoints.decideMediaConsent, {
  schema: {
    summary: "Consentir com o uso de vídeo e foto nos comentários, ou revogar",
    tags: ["comments"],
    body: z.object({ is_given: z.boolean() }),
    response: { 200: CommentSettings, ...failures(400, 401, 403, 422) },
  },
});

export const showCommentMedia = call(endpoints.showCommentMedia, {
  schema: {
    summary: "Foto ou vídeo por endereço assinado, temporário e preso à sessão",
    tags: ["comments"],
    params: z.object({ tenant: Id, comment: Id }),
    querystring: z.object({ expires: z.coerce.number().int(), session: Id, signature: z.string().max(100) }),
    response: { 200: { content: { "video/mp4": { schema: z.file() } } }, ...failures(400, 404) },
  },
});
