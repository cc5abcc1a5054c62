import { queryOptions } from "@tanstack/react-query";
import type * as addresses from "#contract/people/addresses.ts";
import { endpoint, send } from "../../../api/api.ts";

export type { PostalCode } from "#contract/people/addresses.ts";

const find = endpoint<typeof addresses.findPostalCode>("GET", "/api/v1/postal-codes/:cep");

/** There is no second try, so that typing goes on without waiting. */
export const postalCodeQuery = (cep: string) =>
  queryOptions({
    queryKey: ["postal-codes", cep],
    queryFn: ({ signal }) => send(find, { params: { cep } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
