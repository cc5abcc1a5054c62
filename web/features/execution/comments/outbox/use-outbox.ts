import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { randomId } from "../../../../api/random-id.ts";
import { useRefreshComments } from "../data.ts";
import { openCommentDatabase, outboxOf } from "./comment-database.ts";
import { sendComments } from "./send-comments.ts";
import type { WaitingComment } from "./waiting-comment.ts";

const RETRY_MS = 20_000;

const databaseQuery = (userId: number) =>
  queryOptions({
    queryKey: ["comment-outbox", userId, "database"],
    queryFn: () => openCommentDatabase(userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** The comments that this device has not sent yet. They go at the start, when something is added, and when the connection comes back. */
export function useOutbox(userId: number) {
  const cache = useQueryClient();
  const refresh = useRefreshComments();
  const { data: database, error } = useQuery(databaseQuery(userId));
  const waitingKey = ["comment-outbox", userId, "waiting"];
  const { data: waiting = [] } = useQuery({
    queryKey: waitingKey,
    queryFn: async () => (database ? [...(await outboxOf(database).list())] : []),
    enabled: database !== undefined,
    structuralSharing: false,
  });
  const reread = () => cache.invalidateQueries({ queryKey: waitingKey });

  const send = useCallback(async () => {
    if (!database || (await outboxOf(database).list()).length === 0) return;
    await sendComments(database);
    await cache.invalidateQueries({ queryKey: ["comment-outbox", userId, "waiting"] });
    refresh();
  }, [database, cache, userId, refresh]);

  const isWaiting = waiting.some(({ refusal }) => refusal === null);
  useSending(send, isWaiting);

  return {
    waiting,
    storageError: error,
    async add(comment: Omit<WaitingComment, "clientId" | "writtenAt" | "commentId" | "refusal">) {
      if (!database) return;
      const ownFields = { clientId: randomId(), writtenAt: Date.now(), commentId: null, refusal: null };
      await outboxOf(database).put({ ...comment, ...ownFields });
      await reread();
      void send();
    },
    async retry(comment: WaitingComment) {
      if (!database) return;
      await outboxOf(database).put({ ...comment, refusal: null });
      await reread();
      void send();
    },
    async giveUp({ clientId }: WaitingComment) {
      if (database) await outboxOf(database).remove(clientId);
      await reread();
    },
  };
}

function useSending(send: () => Promise<void>, isWaiting: boolean): void {
  useEffect(() => void send(), [send]);
  useEffect(() => {
    if (!isWaiting) return;
    const now = () => void send();
    const again = setInterval(now, RETRY_MS);
    addEventListener("online", now);
    return () => {
      clearInterval(again);
      removeEventListener("online", now);
    };
  }, [send, isWaiting]);
}
