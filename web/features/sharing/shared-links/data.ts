import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/sharing/shared-links.endpoints.ts";
import type { SharedDocument } from "#contract/sharing/shared-links.ts";
import { type Endpoints, fetchFile, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { SharedDocument, SharedLink } from "#contract/sharing/shared-links.ts";

const sharedLinks: Endpoints<typeof import("#contract/sharing/shared-links.ts")> = endpoints;

const linksKey = (studentId: number) => ["shared-links", studentId] as const;

/** The link's address is answered this once. */
export function useShareDocument(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: SharedDocument) => send(sharedLinks.shareDocument, { params: { id: studentId }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: linksKey(studentId) }),
    onError: (error) => toast.failure(error),
  });
}

export function useMailDocument(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: SharedDocument) => send(sharedLinks.mailDocument, { params: { id: studentId }, body }),
    onSuccess: ({ email }) => {
      toast.success(`E-mail enviado para ${email}`);
      return cache.invalidateQueries({ queryKey: linksKey(studentId) });
    },
    onError: (error) => toast.failure(error),
  });
}

export const sharedLinksQuery = (studentId: number) =>
  queryOptions({
    queryKey: linksKey(studentId),
    queryFn: ({ signal }) => send(sharedLinks.listSharedLinks, { params: { id: studentId } }, signal),
    staleTime: 0,
  });

export function useRevokeLink(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (linkId: number) => send(sharedLinks.revokeSharedLink, { params: { id: studentId, linkId } }),
    onSuccess: () => toast.success("Link cancelado"),
    onError: (error) => toast.failure(error),
    onSettled: () => cache.invalidateQueries({ queryKey: linksKey(studentId) }),
  });
}

export const openedLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared", token],
    queryFn: ({ signal }) => send(sharedLinks.findSharedLink, { params: { token } }, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const sharedTrainingsQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared", token, "trainings"],
    queryFn: ({ signal }) => send(sharedLinks.readSharedTrainings, { params: { token } }, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Each opening counts. */
export const useOpenLink = (token: string) =>
  useMutation({
    mutationFn: (birthDate: string | null) =>
      fetchFile(sharedLinks.openSharedLink, {
        params: { token },
        body: { ...(birthDate && { birth_date: birthDate }) },
      }),
  });
