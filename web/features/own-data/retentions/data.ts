import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/own-data/retentions.endpoints.ts";
import type { FoundRetentions, HoldDraft, RetentionChoice } from "#contract/own-data/retentions.ts";
import type { StudentKind } from "#domain/retention.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { RETENTIONS } from "../../../api/query-client.ts";

export type { Forgetting, FoundRetentions, HoldDraft } from "#contract/own-data/retentions.ts";

const retentions: Endpoints<typeof import("#contract/own-data/retentions.ts")> = endpoints;

/** Read anew at each visit, because days pass. */
export const retentionsQuery = queryOptions({
  queryKey: RETENTIONS,
  queryFn: ({ signal }) => send(retentions.findRetentions, {}, signal),
  staleTime: 0,
});

/** Each change answers all of the screen. */
function useChange<Variables>(change: (variables: Variables) => Promise<FoundRetentions>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (found) => cache.setQueryData(retentionsQuery.queryKey, found),
  });
}

export const useChooseMonths = () => useChange((body: RetentionChoice) => send(retentions.chooseRetention, { body }));

interface Held {
  readonly id: number;
  readonly kind: StudentKind;
}

export const useHold = (params: Held) => useChange((body: HoldDraft) => send(retentions.holdData, { params, body }));

export const useRelease = () => useChange((params: Held) => send(retentions.releaseData, { params }));
