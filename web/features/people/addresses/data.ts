import { queryOptions } from "@tanstack/react-query";
import * as endpoints from "#contract/people/addresses.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";

export type { PostalCode } from "#contract/people/addresses.ts";

const addresses: Endpoints<typeof import("#contract/people/addresses.ts")> = endpoints;

/** There is no second try, so that typing goes on without waiting. */
export const postalCodeQuery = (cep: string) =>
  queryOptions({
    queryKey: ["postal-codes", cep],
    queryFn: ({ signal }) => send(addresses.findPostalCode, { params: { cep } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
