import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/students/readiness-documents.endpoints.ts";
import type { CertificateDraft, ReadinessKit, SignatureDraft } from "#contract/students/readiness-documents.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { prescriptionCheckKey, READINESS_KITS, readinessKey } from "../../../api/query-client.ts";

export type {
  Certificate,
  ReadinessDocument,
  ReadinessKit,
  SignatureDraft,
} from "#contract/students/readiness-documents.ts";

const readinessDocuments: Endpoints<typeof import("#contract/students/readiness-documents.ts")> = endpoints;

export const kitQuery = (id: number) =>
  queryOptions({
    queryKey: [...READINESS_KITS, id],
    queryFn: async ({ signal }) =>
      (await send(readinessDocuments.listReadinessDocuments, { params: { id } }, signal)).kit,
    // Each read is recorded for the student.
    staleTime: 60_000,
  });

function keep(cache: QueryClient, id: number, kit: ReadinessKit): Promise<unknown> {
  cache.setQueryData(kitQuery(id).queryKey, kit);
  return Promise.all([
    cache.invalidateQueries({ queryKey: readinessKey(id) }),
    cache.invalidateQueries({ queryKey: prescriptionCheckKey(id) }),
  ]);
}

export function useSignDocument(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: SignatureDraft) =>
      (await send(readinessDocuments.signReadinessDocument, { params: { id }, body })).kit,
    onSuccess: (kit) => keep(cache, id, kit),
    // The text is another one by now, and the next try shows it.
    onError: () => cache.invalidateQueries({ queryKey: kitQuery(id).queryKey }),
  });
}

export function useSendCertificate(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: CertificateDraft) =>
      (await send(readinessDocuments.sendCertificate, { params: { id }, body })).kit,
    onSuccess: (kit) => keep(cache, id, kit),
  });
}

export function useRemoveCertificate(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (documentId: number) => send(readinessDocuments.removeCertificate, { params: { id, documentId } }),
    onSuccess: async () => {
      const kit = await cache.fetchQuery({ ...kitQuery(id), staleTime: 0 });
      return keep(cache, id, kit);
    },
  });
}
