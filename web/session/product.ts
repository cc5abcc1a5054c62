import { queryOptions, useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import type { productInfo } from "#contract/public-pages/system.ts";
import { endpoint, send } from "../api/api.ts";

const product = endpoint<typeof productInfo>("GET", "/api/product");

const NOT_LOADED = { name: "Prumo", support_url: null, support_email: null, tour_url: null };

const productQuery = queryOptions({
  queryKey: ["product"],
  queryFn: ({ signal }) => send(product, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** React takes a page drawn in advance over part by part, so an answer that comes between two of them waits. */
export function useProduct() {
  const { data = NOT_LOADED } = useQuery(productQuery);
  return useHydrated() ? data : NOT_LOADED;
}
