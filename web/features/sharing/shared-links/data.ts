import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as links from "#contract/sharing/shared-links.ts";
import { endpoint, fetchFile, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { SharedDocument, SharedLink } from "#contract/sharing/shared-links.ts";

const share = endpoint<typeof links.shareDocument>("POST", "/api/v1/students/:id/shared_links");
const mail = endpoint<typeof links.mailDocument>("POST", "/api/v1/students/:id/shared_links/mail");
const list = endpoint<typeof links.listSharedLinks>("GET", "/api/v1/students/:id/shared_links");
const revoke = endpoint<typeof links.revokeSharedLink>("DELETE", "/api/v1/students/:id/shared_links/:linkId");
const find = endpoint<typeof links.findSharedLink>("GET", "/api/v1/shared/:token");
const open = endpoint<typeof links.openSharedLink>("POST", "/api/v1/shared/:token");

const linksKey = (studentId: number) => ["shared-links", studentId] as const;

/** The link's address is answered this once. */
export function useShareDocument(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: links.SharedDocument) => send(share, { params: { id: studentId }, body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: linksKey(studentId) }),
    onError: (error) => toast.failure(error),
  });
}

export function useMailDocument(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: links.SharedDocument) => send(mail, { params: { id: studentId }, body }),
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
    queryFn: async ({ signal }) => (await send(list, { params: { id: studentId } }, signal)).links,
    staleTime: 0,
  });

export function useRevokeLink(studentId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (linkId: number) => send(revoke, { params: { id: studentId, linkId } }),
    onSuccess: () => toast.success("Link cancelado"),
    onError: (error) => toast.failure(error),
    onSettled: () => cache.invalidateQueries({ queryKey: linksKey(studentId) }),
  });
}

export const openedLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared", token],
    queryFn: ({ signal }) => send(find, { params: { token } }, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Each opening counts. */
export const useOpenLink = (token: string) =>
  useMutation({
    mutationFn: (birthDate: string | null) =>
      fetchFile(open, { params: { token }, body: { ...(birthDate && { birth_date: birthDate }) } }),
  });
