import { z } from "zod";
import { call } from "../call.ts";
import { failures, Id, Paragraphs } from "../wire.ts";
import * as endpoints from "./terms.endpoints.ts";

/** Many times the size of a long policy, and small enough to send to every visitor. */
export const MAX_TERMS_LENGTH = 200_000;

/** Versions count from 1; the column is a 32-bit integer. */
const Version = Id.max(2_147_483_647);

/** Terms of use and privacy policy. `description` is HTML with the tags of `domain/text/rich-text` only. */
export const Terms = z.object({
  version: z.number(),
  description: z.string(),
  published_at: z.string(),
});
export type Terms = z.infer<typeof Terms>;

/** `published_by` is null for the text that came with the product. */
export const TermsVersion = Terms.omit({ description: true }).extend({ published_by: z.string().nullable() });
export type TermsVersion = z.infer<typeof TermsVersion>;

export const Consent = z.object({ version: z.number(), given_at: z.string() });
export type Consent = z.infer<typeof Consent>;

export const currentTerms = call(endpoints.currentTerms, {
  schema: { summary: "Termos de uso em vigor", tags: ["terms"], response: { 200: Terms } },
});

/** Earlier versions stay public, so that people can read again the version that they accepted. */
export const findTerms = call(endpoints.findTerms, {
  schema: {
    summary: "Uma versão dos termos de uso",
    tags: ["terms"],
    params: z.object({ version: Version }),
    response: { 200: Terms, ...failures(404) },
  },
});

/** `people_to_ask`: the active trainers and students, whom a new version asks before they go on. */
export const listTermsVersions = call(endpoints.listTermsVersions, {
  schema: {
    summary: "Versões dos termos de uso, a mais nova primeiro",
    tags: ["terms"],
    response: { 200: z.object({ versions: z.array(TermsVersion), people_to_ask: z.number() }), ...failures(401, 403) },
  },
});

/** `version` is the edited one: 409 `changed_elsewhere` when another came in between. An equal text publishes nothing. */
export const publishTerms = call(endpoints.publishTerms, {
  schema: {
    summary: "Publicar uma nova versão dos termos de uso",
    tags: ["terms"],
    body: z.object({ description: Paragraphs(MAX_TERMS_LENGTH), version: z.number().int().positive() }),
    response: { 200: Terms, ...failures(400, 401, 403, 409, 413, 422) },
  },
});

export const listConsents = call(endpoints.listConsents, {
  schema: {
    summary: "Os próprios consentimentos",
    tags: ["terms"],
    response: { 200: z.object({ consents: z.array(Consent), current_version: z.number() }), ...failures(401, 403) },
  },
});

/** Accepts the version in force. Repeating it answers the same consent. 409 `changed_elsewhere` for any other version. */
export const giveConsent = call(endpoints.giveConsent, {
  schema: {
    summary: "Aceitar os termos de uso em vigor",
    tags: ["terms"],
    body: z.object({ version: z.number().int().positive() }),
    response: { 200: z.object({ consent: Consent }), ...failures(400, 401, 403, 409, 422) },
  },
});
