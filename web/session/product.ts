import { queryOptions, useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import * as endpoints from "#contract/public-pages/system.endpoints.ts";
import { type Endpoints, send } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";

const system: Endpoints<typeof import("#contract/public-pages/system.ts")> = endpoints;

const NOT_LOADED = { name: "Prumo", support_url: null, support_email: null, tour_url: null, trial_days: 0 };

const productQuery = queryOptions({
  queryKey: ["product"],
  queryFn: ({ signal }) => send(system.productInfo, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A screen whose first state depends on it waits. Without an answer the screen shows what holds anyway. */
export const loadProduct = () => queryClient.ensureQueryData(productQuery).catch(() => NOT_LOADED);

/** React takes a page drawn in advance over part by part, so an answer that comes between two of them waits. */
export function useProduct() {
  const { data = NOT_LOADED } = useQuery(productQuery);
  return useHydrated() ? data : NOT_LOADED;
}
