import { z } from "zod";
import { call } from "../call.ts";
import { LapsedBody } from "../errors.ts";
import { failures, Id, Nothing, Text } from "../wire.ts";
import { SignedIn } from "./accounts.ts";
import * as endpoints from "./passkeys.endpoints.ts";

/* The shapes of WebAuthn in JSON (https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON). */

const Base64Url = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/);
const KEY = z.literal("public-key");

const Credential = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: KEY,
  clientExtensionResults: z.object({}).default({}),
});

const NewCredential = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(20)).max(8).default([]),
  }),
});

export const Assertion = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
});
export type Assertion = z.output<typeof Assertion>;
export type NewCredential = z.output<typeof NewCredential>;

const Creation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: KEY })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: KEY })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type Creation = z.infer<typeof Creation>;

const Challenge = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  /** Empty: any passkey of this device may answer, and tells whose it is. */
  allowCredentials: z.array(z.object({ id: z.string(), type: KEY })),
  userVerification: z.literal("required"),
});
export type Challenge = z.infer<typeof Challenge>;

const Ticket = z.string().min(1).max(200);
const Entrance = { 200: SignedIn, ...failures(400, 403, 422, 429), 402: LapsedBody };

/** 422 `too_many_passkeys`. */
export const beginPasskey = call(endpoints.beginPasskey, {
  schema: {
    summary: "Começar a criar uma chave de acesso",
    tags: ["accounts"],
    response: { 201: z.object({ options: Creation }), ...failures(401, 403, 422) },
  },
});

/** 422 `passkey_refused`, `too_many_passkeys`. The first factor comes with ten recovery codes, shown once. */
export const addPasskey = call(endpoints.addPasskey, {
  schema: {
    summary: "Guardar uma chave de acesso",
    tags: ["accounts"],
    body: z.object({ name: Text(60), credential: NewCredential }),
    response: {
      201: z.object({ recovery_codes: z.array(z.string()).nullable() }),
      ...failures(400, 401, 403, 422, 429),
    },
  },
});

export const renamePasskey = call(endpoints.renamePasskey, {
  schema: {
    summary: "Dar outro nome a uma chave de acesso",
    tags: ["accounts"],
    params: z.object({ id: Id }),
    body: z.object({ name: Text(60) }),
    response: { 204: Nothing, ...failures(400, 401, 404, 422) },
  },
});

export const removePasskey = call(endpoints.removePasskey, {
  schema: {
    summary: "Remover uma chave de acesso",
    tags: ["accounts"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

export const beginPasskeySignIn = call(endpoints.beginPasskeySignIn, {
  schema: {
    summary: "Entrar com uma chave de acesso: o desafio",
    tags: ["accounts"],
    response: { 200: z.object({ options: Challenge }), ...failures(429) },
  },
});

/** Any role signs in: the passkey tells whose it is. 422 `passkey_refused`; 403 `account_inactive`. */
export const signInWithPasskey = call(endpoints.signInWithPasskey, {
  schema: {
    summary: "Entrar com uma chave de acesso, sem senha",
    tags: ["accounts"],
    body: z.object({ credential: Assertion }),
    response: Entrance,
  },
});

/** 422 `ticket_expired`. */
export const beginPasskeyStep = call(endpoints.beginPasskeyStep, {
  schema: {
    summary: "O segundo passo com uma chave de acesso: o desafio",
    tags: ["accounts"],
    body: z.object({ ticket: Ticket }),
    response: { 200: z.object({ options: Challenge }), ...failures(400, 422, 429) },
  },
});

/** 422 `factor_refused`, `ticket_expired`. */
export const finishWithPasskey = call(endpoints.finishWithPasskey, {
  schema: {
    summary: "Entrar: o segundo passo com uma chave de acesso",
    tags: ["accounts"],
    body: z.object({ ticket: Ticket, credential: Assertion }),
    response: Entrance,
  },
});

export const beginPasskeyProof = call(endpoints.beginPasskeyProof, {
  schema: {
    summary: "Confirmar que sou eu com uma chave de acesso: o desafio",
    tags: ["accounts"],
    response: { 200: z.object({ options: Challenge }), ...failures(401) },
  },
});

export const proveWithPasskey = call(endpoints.proveWithPasskey, {
  schema: {
    summary: "Confirmar que sou eu com uma chave de acesso",
    tags: ["accounts"],
    body: z.object({ credential: Assertion }),
    response: { 204: Nothing, ...failures(400, 401, 422, 429) },
  },
});
