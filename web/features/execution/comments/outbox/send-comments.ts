import { PIECE_BYTES } from "#domain/training/comments.ts";
import { ApiError } from "../../../../api/api-error.ts";
import { inTurn } from "../../../../session/in-turn.ts";
import { createStore } from "../../../../ui/store.ts";
import { findUpload, postComment, sendPieceOf } from "../data.ts";
import { type CommentDatabase, openCommentDatabase, outboxOf } from "./comment-database.ts";
import { type ChosenMedia, sendWaiting, type WaitingComment, type Wire } from "./waiting-comment.ts";

const LOCK = "prumo.comments";

/** Other statuses say nothing about the comment itself. */
const ABOUT_THE_COMMENT = [400, 403, 404, 413, 415, 422];

interface Progress {
  readonly clientId: string;
  /** From 0 to 1. */
  readonly share: number;
}

export const uploadProgress = createStore<Progress | null>(null);

async function post(comment: WaitingComment): Promise<number | null> {
  const { clientId, text, writtenAt, exercise, set, day, media } = comment;
  const body = {
    client_id: clientId,
    text,
    written_at: new Date(writtenAt).toISOString(),
    exercise,
    set,
    day,
    media: media && { kind: media.kind, size_bytes: media.file.size },
  };
  const answer = await postComment(comment.trainingId, body);
  return answer.comment?.id ?? null;
}

/** From where the server has it: it alone knows what arrived before a signal or the page was lost. */
async function upload(id: number, { clientId, media }: { readonly clientId: string; readonly media: ChosenMedia }) {
  const { offset, size } = await findUpload(id);
  uploadProgress.write({ clientId, share: offset / size });
  try {
    for (let next = offset; next < size; uploadProgress.write({ clientId, share: next / size }))
      next = await sendPieceOf(id, next, media.file.slice(next, next + PIECE_BYTES));
  } finally {
    uploadProgress.write(null);
  }
}

const wire: Wire = {
  post,
  upload,
  refusalOf: (error) =>
    error instanceof ApiError && ABOUT_THE_COMMENT.includes(error.status) ? error.detail : undefined,
};

/** In turn no film is sent twice. The server takes a comment and a piece once in any case. */
export const sendComments = (database: CommentDatabase): Promise<"sent" | "away"> =>
  inTurn(LOCK, () => sendWaiting(outboxOf(database), wire));

/** Answers how many comments the server does not have then. */
export async function sendCommentsBeforeLeaving(userId: number): Promise<number> {
  const database = await openCommentDatabase(userId);
  await sendComments(database);
  const unsent = await outboxOf(database).list();
  database.close();
  return unsent.length;
}
