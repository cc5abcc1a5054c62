import { sql } from "kysely";
import type { CommentDraft } from "#contract/execution/comments.ts";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import type { RetentionDays } from "#domain/training/comments.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { oneAtATime } from "../../../platform/database/one-at-a-time.ts";
import { type Scope, type TrainerScope, tenantOf } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import { type QuotaReached, quotaReached } from "../../../platform/quotas.ts";
import type { Quotas } from "../../../quotas.ts";
import { notify } from "../../people/notices/commands.ts";
import { findExecutable } from "../executions/queries.ts";
import {
  authorOf,
  countCommentsSince,
  findClientsComment,
  findOwnMedia,
  findSettings,
  sumMediaBytes,
} from "./queries.ts";
import { type Piece, UPLOAD_PATIENCE_MS } from "./rules.ts";

type Written =
  | { readonly outcome: "saved"; readonly id: number; readonly studentId: number }
  | Outcome<"not_found" | "consent_missing">
  | QuotaReached;

interface Writing {
  readonly trainingKey: number;
  readonly draft: CommentDraft;
  readonly quotas: Pick<Quotas, "commentsPerDay" | "commentMediaMegabytes">;
  readonly now: Date;
}

/** A comment that is there already stays as it is, whatever quotas and consent say now. */
export async function writeComment(scope: Scope, { trainingKey, draft, quotas, now }: Writing): Promise<Written> {
  const target = await findExecutable(scope, trainingKey);
  if (!target) return { outcome: "not_found" };
  const { studentId } = target;
  const written_by = authorOf(scope);
  const former = await findClientsComment(scope, { studentId, written_by, clientId: draft.client_id });
  if (former) return { outcome: "saved", id: former.id, studentId };
  await oneAtATime(scope, "comments");
  const refusal = await refuseComment(scope, draft, { quotas, now });
  if (refusal) return refusal;

  const { tx, actor } = scope;
  const key = { trainer_id: tenantOf(actor), student_id: studentId };
  const { exercise, media } = draft;
  const written = await tx
    .insertInto("comments")
    .values({
      ...key,
      client_id: draft.client_id,
      training_id: target.trainingId,
      training_key: trainingKey,
      training_name: target.name,
      day: draft.day ?? null,
      entry_id: exercise?.entry_id ?? null,
      exercise_id: exercise?.exercise_id ?? null,
      exercise_name: exercise?.name ?? null,
      set_number: draft.set ?? null,
      written_by,
      text: draft.text,
      written_at: draft.written_at && Date.parse(draft.written_at) < now.getTime() ? draft.written_at : now,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(["trainer_id", "student_id", "written_by", "client_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!written) {
    // The same comment came at the same time, and the other one was first.
    const first = await findClientsComment(scope, { studentId, written_by, clientId: draft.client_id });
    return first ? { outcome: "saved", id: first.id, studentId } : { outcome: "not_found" };
  }
  if (media) {
    await tx
      .insertInto("comment_media")
      .values({ ...key, comment_id: written.id, ...media, announced_at: now })
      .execute();
  }
  await tellOther(scope, { studentId, trainingKey });
  return { outcome: "saved", id: written.id, studentId };
}

/** Once it is sent, a comment that cannot be seen yet, or was read, is no news. */
export const tellOther = (
  scope: Scope,
  { studentId, trainingKey }: { readonly studentId: number; readonly trainingKey: number },
): Promise<void> =>
  notify(scope, {
    kind: "comment",
    to: authorOf(scope) === "student" ? "trainer" : "student",
    studentId,
    subject: trainingKey,
  });

async function refuseComment(
  scope: Scope,
  { media }: CommentDraft,
  { quotas, now }: Pick<Writing, "quotas" | "now">,
): Promise<Outcome<"consent_missing"> | QuotaReached | undefined> {
  const sinceYesterday = new Date(now.getTime() - MS_PER_DAY);
  if ((await countCommentsSince(scope, sinceYesterday)) >= quotas.commentsPerDay.max)
    return quotaReached(quotas.commentsPerDay);
  if (!media) return undefined;
  if (scope.actor.role === "student" && (await findSettings(scope)).consent_given_at === null)
    return { outcome: "consent_missing" };
  const megabytes = (await sumMediaBytes(scope)) / 1_000_000;
  return megabytes >= quotas.commentMediaMegabytes.max ? quotaReached(quotas.commentMediaMegabytes) : undefined;
}

export async function markRead(
  scope: Scope,
  { trainingKey, ids, now }: { readonly trainingKey: number; readonly ids: readonly number[]; readonly now: Date },
): Promise<void> {
  await scope.tx
    .updateTable("comments")
    .set({ read_at: now })
    .where("training_key", "=", trainingKey)
    .where("id", "=", anyOf(ids, "bigint"))
    .where("written_by", "<>", authorOf(scope))
    .where("read_at", "is", null)
    .execute();
}

export async function removeComment(
  scope: Scope,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<{ readonly outcome: "removed"; readonly studentId: number } | Outcome<"not_found">> {
  const removed = await scope.tx
    .updateTable("comments")
    .set({ text: "", removed_at: now })
    .where("id", "=", id)
    .where("written_by", "=", authorOf(scope))
    .where("removed_at", "is", null)
    .returning("student_id")
    .executeTakeFirst();
  if (!removed) return { outcome: "not_found" };
  await scope.tx.deleteFrom("comment_media").where("comment_id", "=", id).execute();
  return { outcome: "removed", studentId: removed.student_id };
}

/** If two send the same piece at once, the second finds another offset. */
export async function addPiece(
  scope: Scope,
  commentId: number,
  piece: Piece,
): Promise<Outcome<"saved" | "not_found" | "upload_offset">> {
  const { tx, actor } = scope;
  const media = await tx
    .updateTable("comment_media")
    .set({ received_bytes: piece.first_byte + piece.size_bytes })
    .where("comment_id", "=", commentId)
    .where("received_bytes", "=", piece.first_byte)
    .where("completed_at", "is", null)
    .returning("student_id")
    .executeTakeFirst();
  if (!media) return { outcome: (await findOwnMedia(scope, commentId)) ? "upload_offset" : "not_found" };
  await tx
    .insertInto("comment_media_pieces")
    .values({ trainer_id: tenantOf(actor), student_id: media.student_id, comment_id: commentId, ...piece })
    .execute();
  return { outcome: "saved" };
}

interface WholeMedia {
  readonly media_type: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration_seconds: number | null;
}

export const completeMedia = (
  { tx }: Scope,
  { commentId, media, now }: { readonly commentId: number; readonly media: WholeMedia; readonly now: Date },
) =>
  tx
    .updateTable("comment_media")
    .set({ ...media, completed_at: now })
    .where("comment_id", "=", commentId)
    .returning("student_id")
    .executeTakeFirstOrThrow();

/** The photo that was written anew takes the place of all that arrived. */
export async function replacePieces({ tx, actor }: Scope, commentId: number, piece: Piece): Promise<void> {
  const { student_id } = await tx
    .updateTable("comment_media")
    .set({ size_bytes: piece.size_bytes, received_bytes: piece.size_bytes })
    .where("comment_id", "=", commentId)
    .returning("student_id")
    .executeTakeFirstOrThrow();
  await tx.deleteFrom("comment_media_pieces").where("comment_id", "=", commentId).execute();
  await tx
    .insertInto("comment_media_pieces")
    .values({ trainer_id: tenantOf(actor), student_id, comment_id: commentId, ...piece })
    .execute();
}

/** Media that never became whole goes, and a comment without words goes with it. */
export async function dropUploads({ tx }: Scope, commentIds: readonly number[], now: Date): Promise<void> {
  if (commentIds.length === 0) return;
  const dropped = await tx
    .deleteFrom("comment_media")
    .where("comment_id", "=", anyOf(commentIds, "bigint"))
    .where("completed_at", "is", null)
    .returning("comment_id")
    .execute();
  const ids = dropped.map(({ comment_id }) => comment_id);
  await tx
    .updateTable("comments")
    .set({ removed_at: now })
    .where("id", "=", anyOf(ids, "bigint"))
    .where("text", "=", "")
    .where("removed_at", "is", null)
    .execute();
}

/** A retention without days ends with the student's activity. */
export async function forgetOldMedia(scope: TrainerScope, now: Date): Promise<void> {
  const { tx, actor } = scope;
  const unfinished = await tx
    .selectFrom("comment_media")
    .select("comment_id")
    .where("trainer_id", "=", actor.trainerId)
    .where("completed_at", "is", null)
    .where("announced_at", "<=", new Date(now.getTime() - UPLOAD_PATIENCE_MS))
    .execute();
  await dropUploads(
    scope,
    unfinished.map(({ comment_id }) => comment_id),
    now,
  );
  const { media_days } = await findSettings(scope);
  const old = await tx
    .selectFrom("comment_media as media")
    .innerJoin("users as student", "student.id", "media.student_id")
    .select("media.comment_id")
    .where("media.trainer_id", "=", actor.trainerId)
    .where("media.completed_at", "is not", null)
    .where("media.gone_at", "is", null)
    .where((eb) =>
      media_days === null
        ? eb("student.is_active", "=", false)
        : eb("media.completed_at", "<=", new Date(now.getTime() - media_days * MS_PER_DAY)),
    )
    .execute();
  await forgetMedia(
    scope,
    old.map(({ comment_id }) => comment_id),
    now,
  );
}

/** The comment keeps its words, and says that a photo or film was there. */
async function forgetMedia({ tx }: Scope, commentIds: readonly number[], now: Date): Promise<void> {
  if (commentIds.length === 0) return;
  const ids = anyOf(commentIds, "bigint");
  await tx.updateTable("comment_media").set({ gone_at: now }).where("comment_id", "=", ids).execute();
  await tx.deleteFrom("comment_media_pieces").where("comment_id", "=", ids).execute();
}

export async function chooseRetention({ tx, actor }: TrainerScope, media_days: RetentionDays): Promise<void> {
  await tx
    .insertInto("comment_retentions")
    .values({ trainer_id: actor.trainerId, media_days })
    .onConflict((conflict) => conflict.column("trainer_id").doUpdateSet({ media_days }))
    .execute();
}

/** A student's. Without it nothing that the student sent before is kept. */
export async function decideMediaConsent(scope: Scope, isGiven: boolean, now: Date): Promise<void> {
  const { tx, actor } = scope;
  if (isGiven) {
    await tx
      .insertInto("comment_media_consents")
      .values({ trainer_id: tenantOf(actor), student_id: actor.userId, given_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await tx
    .updateTable("comment_media_consents")
    .set({ withdrawn_at: sql`greatest(${now}, given_at)` })
    .where("student_id", "=", actor.userId)
    .where("withdrawn_at", "is", null)
    .execute();
  const sent = await tx
    .selectFrom("comment_media as media")
    .innerJoin("comments as comment", (join) =>
      join.onRef("comment.trainer_id", "=", "media.trainer_id").onRef("comment.id", "=", "media.comment_id"),
    )
    .select(["media.comment_id", "media.completed_at"])
    .where("comment.student_id", "=", actor.userId)
    .where("comment.written_by", "=", "student")
    .where("media.gone_at", "is", null)
    .execute();
  const idsOf = (isWhole: boolean) =>
    sent.filter(({ completed_at }) => (completed_at !== null) === isWhole).map(({ comment_id }) => comment_id);
  await dropUploads(scope, idsOf(false), now);
  await forgetMedia(scope, idsOf(true), now);
}
