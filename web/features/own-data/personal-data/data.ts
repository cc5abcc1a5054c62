import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/own-data/personal-data.endpoints.ts";
import type { fulfilErasure, refuseErasure } from "#contract/own-data/personal-data.ts";
import { addressOf, type Endpoints, send } from "../../../api/api.ts";
import type { RequestState } from "./request-search.ts";

export type { DataExport, ErasureRequest, HandledRequest, PersonalData } from "#contract/own-data/personal-data.ts";

const personalData: Endpoints<typeof import("#contract/own-data/personal-data.ts")> = endpoints;

const PREPARING_MS = 4_000;

/** The requests are loaded again while a copy is being made. */
export const personalDataQuery = queryOptions({
  queryKey: ["personal-data"],
  queryFn: ({ signal }) => send(personalData.findPersonalData, {}, signal),
  refetchInterval: ({ state }) => (state.data?.export?.state === "queued" ? PREPARING_MS : false),
});

/** The panel reloads after success and failure. */
function useOwnRequest<Variables>(change: (variables: Variables) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => cache.invalidateQueries({ queryKey: personalDataQuery.queryKey }),
  });
}

export const useRequestExport = () => useOwnRequest<void>(() => send(personalData.requestExport, {}));
export const useRequestErasure = () =>
  useOwnRequest((password: string) => send(personalData.requestErasure, { body: { password } }));
export const useWithdrawErasure = () => useOwnRequest<void>(() => send(personalData.withdrawErasure, {}));

export interface SignedFile {
  readonly key: string;
  readonly expires: string;
  readonly signature: string;
}

/** An expired or foreign link never becomes valid, so it is not tried again. */
export const exportFileQuery = ({ key, ...querystring }: SignedFile) =>
  queryOptions({
    queryKey: ["personal-data", "file", key, querystring],
    queryFn: ({ signal }) => send(personalData.findExportFile, { params: { key }, querystring }, signal),
    retry: false,
  });

/** The browser downloads it by itself, however large it is. */
export const downloadAddress = ({ key, ...querystring }: SignedFile): string =>
  addressOf(personalData.downloadExport.url, { params: { key }, querystring });

const REQUESTS = ["erasure-requests"] as const;

export const erasureRequestsQuery = (state: RequestState) =>
  infiniteQueryOptions({
    queryKey: [...REQUESTS, state],
    queryFn: ({ pageParam, signal }) =>
      send(personalData.listErasureRequests, { querystring: { state, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
  });

function useHandling<Body>(handle: (body: Body) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: handle,
    // Also after a refusal, because another administrator may have handled the request.
    onSettled: () => cache.invalidateQueries({ queryKey: REQUESTS }),
  });
}

type Fulfilment = CallArguments<typeof fulfilErasure>["body"];
type Refusal = CallArguments<typeof refuseErasure>["body"];

export const useFulfilErasure = () => useHandling((body: Fulfilment) => send(personalData.fulfilErasure, { body }));
export const useRefuseErasure = () => useHandling((body: Refusal) => send(personalData.refuseErasure, { body }));
