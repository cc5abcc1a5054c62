import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/people/terms.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";

export type { Consent, Terms, TermsVersion } from "#contract/people/terms.ts";

const terms: Endpoints<typeof import("#contract/people/terms.ts")> = endpoints;

const TERMS = ["terms"] as const;
const HOUR_MS = 3_600_000;

/** A published version never changes. */
export const termsQuery = (version?: number) =>
  queryOptions({
    queryKey: [...TERMS, version ?? "current"],
    queryFn: ({ signal }) =>
      version ? send(terms.findTerms, { params: { version } }, signal) : send(terms.currentTerms, {}, signal),
    ...(version && { staleTime: Number.POSITIVE_INFINITY }),
  });

export const versionsQuery = queryOptions({
  queryKey: [...TERMS, "versions"],
  queryFn: ({ signal }) => send(terms.listTermsVersions, {}, signal),
});

/** Terms change a few times a year: asking once an hour is often enough. */
export const consentsQuery = queryOptions({
  queryKey: ["consents"],
  queryFn: ({ signal }) => send(terms.listConsents, {}, signal),
  staleTime: HOUR_MS,
  refetchInterval: HOUR_MS,
});

/** A newer version in force is loaded to be read. */
export function useGiveConsent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => send(terms.giveConsent, { body: { version } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: consentsQuery.queryKey }),
    onError: () => cache.invalidateQueries({ queryKey: termsQuery().queryKey }),
  });
}

interface Draft {
  readonly description: string;
  readonly version: number;
}

export function usePublishTerms() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Draft) => send(terms.publishTerms, { body }),
    onSuccess: (published) => cache.setQueryData(termsQuery().queryKey, published),
    // After a refusal too: another version may be in force by now.
    onSettled: () => cache.invalidateQueries({ queryKey: TERMS }),
  });
}
