import { MS_PER_DAY } from "#domain/calendar-date.ts";
import type { MediaKind } from "#domain/training/comments.ts";

export interface CommentPlace {
  readonly exercise: { readonly entry_id: number | null; readonly exercise_id: number; readonly name: string } | null;
  readonly set: number | null;
  readonly day: string | null;
}

export interface ChosenMedia {
  readonly kind: MediaKind;
  readonly file: Blob;
}

/** A comment that the server does not have whole: its words, or its photo or film. */
export interface WaitingComment extends CommentPlace {
  readonly clientId: string;
  readonly trainingId: number;
  readonly text: string;
  readonly writtenAt: number;
  readonly media: ChosenMedia | null;
  /** Once the server has its words. */
  readonly commentId: number | null;
  /** The server's sentence. It stays until the person sends it again or gives it up. */
  readonly refusal: string | null;
}

/** As long as a record of the gym waits. */
const DAYS_KEPT = 14;

export const isTooOld = ({ writtenAt }: Pick<WaitingComment, "writtenAt">, now: number): boolean =>
  now - writtenAt >= DAYS_KEPT * MS_PER_DAY;

export interface Outbox {
  readonly list: () => Promise<readonly WaitingComment[]>;
  readonly put: (comment: WaitingComment) => Promise<void>;
  readonly remove: (clientId: string) => Promise<void>;
}

export interface Wire {
  /** Answers the comment's id, null when it was removed on another device. */
  readonly post: (comment: WaitingComment) => Promise<number | null>;
  readonly upload: (commentId: number, comment: WaitingComment & { readonly media: ChosenMedia }) => Promise<void>;
  /** The server's sentence about this very comment; undefined when it says nothing about it. */
  readonly refusalOf: (error: unknown) => string | undefined;
}

/** In the order of writing; a refused one holds up none behind it, without a connection all wait on. */
export async function sendWaiting(outbox: Outbox, wire: Wire): Promise<"sent" | "away"> {
  const waiting = [...(await outbox.list())].sort((a, b) => a.writtenAt - b.writtenAt);
  for (const comment of waiting.filter(({ refusal }) => refusal === null)) {
    try {
      const commentId = comment.commentId ?? (await wire.post(comment));
      const { media } = comment;
      if (commentId !== null && media) {
        await outbox.put({ ...comment, commentId });
        await wire.upload(commentId, { ...comment, media });
      }
      await outbox.remove(comment.clientId);
    } catch (error) {
      const refusal = wire.refusalOf(error);
      if (refusal === undefined) return "away";
      const current = (await outbox.list()).find(({ clientId }) => clientId === comment.clientId);
      if (current) await outbox.put({ ...current, refusal });
    }
  }
  return "sent";
}
