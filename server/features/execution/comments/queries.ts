import { sql } from "kysely";
import type { Comment, CommentSettings, Conversation } from "#contract/execution/comments.ts";
import { DEFAULT_RETENTION_DAYS } from "#domain/training/comments.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";
import type { Piece } from "./rules.ts";

const MAX_COMMENTS = 500;
const MAX_CONVERSATIONS = 200;

export const authorOf = ({ actor }: Scope): "student" | "trainer" => (actor.role === "student" ? "student" : "trainer");

/** Removed ones are left out, and those without words whose photo or film is still on its way from the other one. */
const visibleComments = (scope: Scope) =>
  scope.tx
    .selectFrom("comments as comment")
    .leftJoin("comment_media as media", (join) =>
      join
        .onRef("media.trainer_id", "=", "comment.trainer_id")
        .onRef("media.student_id", "=", "comment.student_id")
        .onRef("media.comment_id", "=", "comment.id"),
    )
    .where("comment.trainer_id", "=", tenantOf(scope.actor))
    .where("comment.removed_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("comment.text", "<>", ""),
        eb("comment.written_by", "=", authorOf(scope)),
        eb("media.completed_at", "is not", null),
      ]),
    );

const shownComments = (scope: Scope) =>
  visibleComments(scope)
    .innerJoin("users as author", (join) =>
      join.on((eb) =>
        eb(
          "author.id",
          "=",
          eb
            .case()
            .when("comment.written_by", "=", "student")
            .then(eb.ref("comment.student_id"))
            .else(eb.ref("comment.trainer_id"))
            .end(),
        ),
      ),
    )
    .select(["comment.id", "comment.client_id", "comment.written_by", "author.name as author", "comment.text"])
    .select(["comment.written_at", "comment.read_at", "comment.day", "comment.entry_id", "comment.exercise_id"])
    .select(["comment.exercise_name", "comment.set_number", "comment.student_id", "comment.trainer_id"])
    .select(["media.kind", "media.size_bytes", "media.media_type", "media.width", "media.height"])
    .select(["media.duration_seconds", "media.completed_at", "media.gone_at"]);

type CommentRow = Awaited<ReturnType<ReturnType<typeof shownComments>["executeTakeFirstOrThrow"]>>;

export type LinkToMedia = (media: { readonly tenant: number; readonly comment: number }) => string;

export async function listCommentsOf(scope: Scope, trainingKey: number, linkTo: LinkToMedia): Promise<Comment[]> {
  const rows = await shownComments(scope)
    .where("comment.training_key", "=", trainingKey)
    .orderBy("comment.written_at", "desc")
    .orderBy("comment.id", "desc")
    .limit(MAX_COMMENTS)
    .execute();
  return rows.map((row) => toComment(row, linkTo)).reverse();
}

/** Null: its author removed it. */
export async function findComment(scope: Scope, id: number, linkTo: LinkToMedia): Promise<Comment | null> {
  const row = await shownComments(scope).where("comment.id", "=", id).executeTakeFirst();
  return row ? toComment(row, linkTo) : null;
}

const toComment = (row: CommentRow, linkTo: LinkToMedia): Comment => ({
  id: row.id,
  client_id: row.client_id,
  written_by: row.written_by,
  author: row.author,
  text: row.text,
  written_at: row.written_at.toISOString(),
  is_read: row.read_at !== null,
  day: row.day,
  exercise:
    row.exercise_id === null
      ? null
      : { entry_id: row.entry_id, exercise_id: row.exercise_id, name: row.exercise_name ?? "" },
  set: row.set_number,
  media: mediaOf(row, linkTo),
});

function mediaOf(row: CommentRow, linkTo: LinkToMedia): Comment["media"] {
  const { kind, size_bytes, media_type, width, height, duration_seconds } = row;
  if (kind === null || size_bytes === null) return null;
  const state = row.gone_at ? "gone" : row.completed_at ? "ready" : "arriving";
  const src = state === "ready" ? linkTo({ tenant: row.trainer_id, comment: row.id }) : null;
  return { kind, state, size_bytes, media_type, width, height, duration_seconds, src };
}

export const findStudentName = async ({ tx }: Scope, studentId: number) =>
  (await tx.selectFrom("users").select("name").where("id", "=", studentId).executeTakeFirst())?.name;

interface ClientsComment {
  readonly studentId: number;
  readonly written_by: "student" | "trainer";
  readonly clientId: string;
}

export const findClientsComment = ({ tx, actor }: Scope, { studentId, written_by, clientId }: ClientsComment) =>
  tx
    .selectFrom("comments")
    .select("id")
    .where("trainer_id", "=", tenantOf(actor))
    .where("student_id", "=", studentId)
    .where("written_by", "=", written_by)
    .where("client_id", "=", clientId)
    .executeTakeFirst();

interface ConversationFilter {
  readonly student: number | undefined;
  readonly unread: boolean | undefined;
}

export async function listConversations(
  scope: Scope,
  { student, unread }: ConversationFilter,
): Promise<readonly Conversation[]> {
  const unreadComments = sql<number>`(count(*) filter (
    where comment.read_at is null and comment.written_by <> ${authorOf(scope)}
  ))::int`;
  const rows = await visibleComments(scope)
    .innerJoin("users as student", "student.id", "comment.student_id")
    .$if(student !== undefined, (query) => query.where("comment.student_id", "=", student ?? 0))
    .select(["comment.training_key as training_id", "comment.student_id", "student.name as student_name"])
    .select(sql<string>`(array_agg(comment.training_name order by comment.id desc))[1]`.as("training_name"))
    .select(sql<boolean>`bool_and(comment.training_id is null)`.as("is_removed"))
    .select([sql<number>`count(*)::int`.as("comments"), unreadComments.as("unread")])
    .select(sql<Date>`max(comment.written_at)`.as("last_at"))
    .groupBy(["comment.training_key", "comment.student_id", "student.name"])
    .$if(unread === true, (query) => query.having(unreadComments, ">", 0))
    .orderBy("last_at", "desc")
    .limit(MAX_CONVERSATIONS)
    .execute();
  return rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }));
}

export const findOwnMedia = (scope: Scope, commentId: number) =>
  scope.tx
    .selectFrom("comment_media as media")
    .innerJoin("comments as comment", (join) =>
      join.onRef("comment.trainer_id", "=", "media.trainer_id").onRef("comment.id", "=", "media.comment_id"),
    )
    .select(["media.kind", "media.size_bytes", "media.received_bytes", "media.student_id", "media.completed_at"])
    .where("media.comment_id", "=", commentId)
    .where("comment.written_by", "=", authorOf(scope))
    .where("comment.removed_at", "is", null)
    .where("media.gone_at", "is", null)
    .executeTakeFirst();

export const listPieces = ({ tx }: Scope, commentId: number): Promise<Piece[]> =>
  tx
    .selectFrom("comment_media_pieces")
    .select(["first_byte", "size_bytes", "file_key"])
    .where("comment_id", "=", commentId)
    .orderBy("first_byte")
    .execute();

export const findWholeMedia = ({ tx }: Scope, commentId: number) =>
  tx
    .selectFrom("comment_media")
    .select(["media_type", "size_bytes"])
    .where("comment_id", "=", commentId)
    .where("completed_at", "is not", null)
    .where("gone_at", "is", null)
    .executeTakeFirst();

/** Only the caller's own comments count. */
export async function countCommentsSince(scope: Scope, since: Date): Promise<number> {
  const { count } = await scope.tx
    .selectFrom("comments")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("trainer_id", "=", tenantOf(scope.actor))
    .where("written_by", "=", authorOf(scope))
    .where("received_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function sumMediaBytes({ tx }: Scope): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select comment_media_bytes() as bytes`.execute(tx);
  return rows[0]?.bytes ?? 0;
}

export async function findSettings({ tx, actor }: Scope): Promise<CommentSettings> {
  const retention = await tx
    .selectFrom("comment_retentions")
    .select("media_days")
    .where("trainer_id", "=", tenantOf(actor))
    .executeTakeFirst();
  const consent =
    actor.role === "student"
      ? await tx
          .selectFrom("comment_media_consents")
          .select("given_at")
          .where("student_id", "=", actor.userId)
          .where("withdrawn_at", "is", null)
          .executeTakeFirst()
      : undefined;
  return {
    media_days: retention ? retention.media_days : DEFAULT_RETENTION_DAYS,
    consent_given_at: consent?.given_at.toISOString() ?? null,
  };
}

export async function listPieceFiles({ tx, actor }: Scope): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("comment_media_pieces")
    .select("file_key")
    .where("trainer_id", "=", tenantOf(actor))
    .execute();
  return rows.map(({ file_key }) => file_key);
}

/** A comment that is its photo or film alone is seen once that is whole. */
export const findWordless = ({ tx }: Scope, commentId: number) =>
  tx
    .selectFrom("comments")
    .select("training_key")
    .where("id", "=", commentId)
    .where("text", "=", "")
    .where("removed_at", "is", null)
    .executeTakeFirst();
