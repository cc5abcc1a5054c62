import { queryOptions } from "@tanstack/react-query";
import type * as addresses from "#contract/addresses.ts";
import { endpoint, send } from "../../api.ts";

export type { PostalCode } from "#contract/addresses.ts";

const find = endpoint<typeof addresses.findPostalCode>("GET", "/api/v1/postal-codes/:cep");

/** What the post office knows of eight digits. Asked once: nobody should wait for a second try to go on typing. */
export const postalCodeQuery = (cep: string) =>
  queryOptions({
    queryKey: ["postal-codes", cep],
    queryFn: ({ signal }) => send(find, { params: { cep } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
