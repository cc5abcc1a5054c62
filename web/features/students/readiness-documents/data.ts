import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/students/readiness-documents.endpoints.ts";
import type { SignatureDraft } from "#contract/students/readiness-documents.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { prescriptionCheckKey, readinessKey } from "../../../api/query-client.ts";

export type { ReadinessDocument, ReadinessKit, SignatureDraft } from "#contract/students/readiness-documents.ts";

const readinessDocuments: Endpoints<typeof import("#contract/students/readiness-documents.ts")> = endpoints;

export const kitQuery = (id: number) =>
  queryOptions({
    queryKey: ["readiness-documents", id],
    queryFn: async ({ signal }) =>
      (await send(readinessDocuments.listReadinessDocuments, { params: { id } }, signal)).kit,
    // Each read is recorded for the student.
    staleTime: 60_000,
  });

export function useSignDocument(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: SignatureDraft) =>
      (await send(readinessDocuments.signReadinessDocument, { params: { id }, body })).kit,
    onSuccess: (kit) => {
      cache.setQueryData(kitQuery(id).queryKey, kit);
      return Promise.all([
        cache.invalidateQueries({ queryKey: readinessKey(id) }),
        cache.invalidateQueries({ queryKey: prescriptionCheckKey(id) }),
      ]);
    },
    // The text is another one by now, and the next try shows it.
    onError: () => cache.invalidateQueries({ queryKey: kitQuery(id).queryKey }),
  });
}
