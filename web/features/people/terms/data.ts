import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as terms from "#contract/people/terms.ts";
import { endpoint, send } from "../../../api/api.ts";

export type { Consent, Terms, TermsVersion } from "#contract/people/terms.ts";

const current = endpoint<typeof terms.currentTerms>("GET", "/api/v1/terms");
const find = endpoint<typeof terms.findTerms>("GET", "/api/v1/terms/:version");
const list = endpoint<typeof terms.listTermsVersions>("GET", "/api/v1/admin/terms");
const publish = endpoint<typeof terms.publishTerms>("PUT", "/api/v1/admin/terms");
const consents = endpoint<typeof terms.listConsents>("GET", "/api/v1/consents");
const consent = endpoint<typeof terms.giveConsent>("POST", "/api/v1/consents");

const TERMS = ["terms"] as const;
const HOUR_MS = 3_600_000;

/** A published version never changes. */
export const termsQuery = (version?: number) =>
  queryOptions({
    queryKey: [...TERMS, version ?? "current"],
    queryFn: ({ signal }) => (version ? send(find, { params: { version } }, signal) : send(current, {}, signal)),
    ...(version && { staleTime: Number.POSITIVE_INFINITY }),
  });

export const versionsQuery = queryOptions({
  queryKey: [...TERMS, "versions"],
  queryFn: async ({ signal }) => (await send(list, {}, signal)).versions,
});

/** Terms change a few times a year: asking once an hour is often enough. */
export const consentsQuery = queryOptions({
  queryKey: ["consents"],
  queryFn: ({ signal }) => send(consents, {}, signal),
  staleTime: HOUR_MS,
  refetchInterval: HOUR_MS,
});

/** A newer version in force is loaded to be read. */
export function useGiveConsent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => send(consent, { body: { version } }),
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
    mutationFn: (body: Draft) => send(publish, { body }),
    onSuccess: (published) => cache.setQueryData(termsQuery().queryKey, published),
    // After a refusal too: another version may be in force by now.
    onSettled: () => cache.invalidateQueries({ queryKey: TERMS }),
  });
}
