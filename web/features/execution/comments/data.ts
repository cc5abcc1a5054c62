import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/execution/comments.endpoints.ts";
import { type Endpoints, send, sendOnce } from "../../../api/api.ts";
import { RETENTIONS } from "../../../api/query-client.ts";
import { sendPiece } from "../../../api/send-piece.ts";

export type { Comment, CommentMedia, Conversation } from "#contract/execution/comments.ts";

const comments: Endpoints<typeof import("#contract/execution/comments.ts")> = endpoints;

const TODAY = ["dashboards", "today"] as const;
const COMMENTS = ["comments"] as const;
const CONVERSATIONS = [...COMMENTS, "conversations"] as const;
const commentsKey = (trainingId: number) => [...COMMENTS, "of", trainingId] as const;

/** While a conversation is open, an answer appears within this time. */
const LOOK_AGAIN_MS = 20_000;
const UNREAD_MS = 60_000;

/** The addresses of photos and films work for five minutes, so it is asked again sooner than that. */
export const commentsQuery = (trainingId: number) =>
  queryOptions({
    queryKey: commentsKey(trainingId),
    queryFn: ({ signal }) => send(comments.listComments, { params: { id: trainingId } }, signal),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const conversationsQuery = (studentId: number) =>
  queryOptions({
    queryKey: [...CONVERSATIONS, studentId],
    queryFn: async ({ signal }) =>
      (await send(comments.listConversations, { querystring: { student: studentId } }, signal)).conversations,
  });

export const unreadQuery = queryOptions({
  queryKey: [...CONVERSATIONS, "unread"],
  queryFn: async ({ signal }) =>
    (await send(comments.listConversations, { querystring: { unread: true } }, signal)).conversations,
  staleTime: UNREAD_MS,
  retry: false,
});

export const useUnread = (isAsked = true) => useQuery({ ...unreadQuery, enabled: isAsked }).data ?? [];

export const settingsQuery = queryOptions({
  queryKey: [...COMMENTS, "settings"],
  queryFn: ({ signal }) => send(comments.findCommentSettings, {}, signal),
});

type Draft = CallArguments<typeof import("#contract/execution/comments.ts").writeComment>["body"];

/* For the outbox, which goes on without a connection. */

export const postComment = (trainingId: number, body: Draft) =>
  sendOnce(comments.writeComment, { params: { id: trainingId }, body });

export const findUpload = (id: number) => sendOnce(comments.findUpload, { params: { id } });

export const sendPieceOf = (id: number, offset: number, piece: Blob) =>
  sendPiece(comments.continueUpload, { id }, offset, piece);

export function useRefreshComments() {
  const cache = useQueryClient();
  return useCallback(() => {
    void cache.invalidateQueries({ queryKey: COMMENTS });
    void cache.invalidateQueries({ queryKey: TODAY });
  }, [cache]);
}

export function useMarkRead(trainingId: number) {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (ids: number[]) =>
      send(comments.markCommentsRead, { params: { id: trainingId }, body: { comments: ids } }),
    onSuccess: (_, ids) => {
      cache.setQueryData(
        commentsQuery(trainingId).queryKey,
        (answer) =>
          answer && {
            ...answer,
            comments: answer.comments.map((one) => (ids.includes(one.id) ? { ...one, is_read: true } : one)),
          },
      );
      void cache.invalidateQueries({ queryKey: CONVERSATIONS });
      void cache.invalidateQueries({ queryKey: TODAY });
    },
  });
  return mutate;
}

export function useRemoveComment() {
  const refresh = useRefreshComments();
  return useMutation({
    mutationFn: (id: number) => send(comments.removeComment, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useDecideConsent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (isGiven: boolean) => send(comments.decideMediaConsent, { body: { is_given: isGiven } }),
    onSuccess: (settings) => {
      cache.setQueryData(settingsQuery.queryKey, settings);
      void cache.invalidateQueries({ queryKey: [...COMMENTS, "of"] });
    },
  });
}

export function useChooseRetention() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (days: 30 | 90 | 365 | null) => send(comments.chooseRetention, { body: { media_days: days } }),
    onSuccess: (settings) => {
      cache.setQueryData(settingsQuery.queryKey, settings);
      void cache.invalidateQueries({ queryKey: RETENTIONS });
    },
  });
}
