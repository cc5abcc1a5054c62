import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as personalData from "#contract/own-data/personal-data.ts";
import { endpoint, send } from "../../../api/api.ts";
import type { RequestState } from "./request-search.ts";

export type { DataExport, ErasureRequest, HandledRequest } from "#contract/own-data/personal-data.ts";

const find = endpoint<typeof personalData.findPersonalData>("GET", "/api/v1/personal-data");
const ask = endpoint<typeof personalData.requestExport>("POST", "/api/v1/personal-data/exports");
const file = endpoint<typeof personalData.findExportFile>("GET", "/api/v1/personal-data/exports/:key");
const erase = endpoint<typeof personalData.requestErasure>("POST", "/api/v1/personal-data/erasure");
const withdraw = endpoint<typeof personalData.withdrawErasure>("DELETE", "/api/v1/personal-data/erasure");
const list = endpoint<typeof personalData.listErasureRequests>("GET", "/api/v1/admin/erasure-requests");
const fulfil = endpoint<typeof personalData.fulfilErasure>("POST", "/api/v1/admin/erasures");
const refuse = endpoint<typeof personalData.refuseErasure>("POST", "/api/v1/admin/erasures/refused");

const PREPARING_MS = 4_000;

/** The requests are loaded again while a copy is being made. */
export const personalDataQuery = queryOptions({
  queryKey: ["personal-data"],
  queryFn: ({ signal }) => send(find, {}, signal),
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

export const useRequestExport = () => useOwnRequest<void>(() => send(ask, {}));
export const useRequestErasure = () => useOwnRequest((password: string) => send(erase, { body: { password } }));
export const useWithdrawErasure = () => useOwnRequest<void>(() => send(withdraw, {}));

export interface SignedFile {
  readonly key: string;
  readonly expires: string;
  readonly signature: string;
}

/** An expired or foreign link never becomes valid, so it is not tried again. */
export const exportFileQuery = ({ key, ...querystring }: SignedFile) =>
  queryOptions({
    queryKey: ["personal-data", "file", key, querystring],
    queryFn: ({ signal }) => send(file, { params: { key }, querystring }, signal),
    retry: false,
  });

/** The browser downloads it by itself, however large it is. */
export const downloadAddress = ({ key, ...query }: SignedFile): string =>
  `/api/v1/personal-data/exports/${encodeURIComponent(key)}/file?${new URLSearchParams(query)}`;

const REQUESTS = ["erasure-requests"] as const;

export const erasureRequestsQuery = (state: RequestState) =>
  infiniteQueryOptions({
    queryKey: [...REQUESTS, state],
    queryFn: ({ pageParam, signal }) => send(list, { querystring: { state, page: pageParam } }, signal),
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

type Fulfilment = CallArguments<typeof personalData.fulfilErasure>["body"];
type Refusal = CallArguments<typeof personalData.refuseErasure>["body"];

export const useFulfilErasure = () => useHandling((body: Fulfilment) => send(fulfil, { body }));
export const useRefuseErasure = () => useHandling((body: Refusal) => send(refuse, { body }));
