import { z } from "zod";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { FACTOR_WAYS, LapsedBody } from "../errors.ts";
import { failures, Id, Nothing } from "../wire.ts";
import { SignedIn } from "./accounts.ts";
import * as endpoints from "./second-factors.endpoints.ts";

/** Six digits of an authenticator app, or a recovery code, however it is typed. */
const FactorCode = z.string().trim().min(1, MESSAGES.required).max(40);

const Factors = z.object({
  app: z.object({ confirmed_at: z.string() }).nullable(),
  passkeys: z.array(z.object({ id: Id, name: z.string(), created_at: z.string(), used_at: z.string().nullable() })),
  recovery_codes_left: z.number(),
});
export type Factors = z.infer<typeof Factors>;

/** Shown once: the server keeps their hashes. Null when the person has them already. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()).nullable() });

export const listFactors = call(endpoints.listFactors, {
  schema: {
    summary: "Os meus segundos fatores",
    tags: ["accounts"],
    response: { 200: z.object({ factors: Factors }), ...failures(401) },
  },
});

/** A new secret for an app, which counts once it is confirmed by a code. `address` is what the QR code holds. */
export const beginApp = call(endpoints.beginApp, {
  schema: {
    summary: "Começar a usar um aplicativo autenticador",
    tags: ["accounts"],
    response: { 201: z.object({ secret: z.string(), address: z.string() }), ...failures(401, 403) },
  },
});

/** 422 `factor_refused`; ends the other sessions' tickets. The first factor comes with ten recovery codes. */
export const confirmApp = call(endpoints.confirmApp, {
  schema: {
    summary: "Confirmar o aplicativo autenticador com um código",
    tags: ["accounts"],
    body: z.object({ code: FactorCode }),
    response: { 200: RecoveryCodes, ...failures(400, 401, 403, 404, 422, 429) },
  },
});

export const removeApp = call(endpoints.removeApp, {
  schema: {
    summary: "Deixar de usar o aplicativo autenticador",
    tags: ["accounts"],
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

/** The former ones end. 404 without a second factor. */
export const renewRecoveryCodes = call(endpoints.renewRecoveryCodes, {
  schema: {
    summary: "Gerar novos códigos de recuperação",
    tags: ["accounts"],
    response: { 201: z.object({ recovery_codes: z.array(z.string()) }), ...failures(401, 403, 404, 429) },
  },
});

const Policy = z.object({
  /** From then on trainers need a second factor: a week after it was asked of them. Null: it is their choice. */
  trainers_from: z.string().nullable(),
});

/** Administrators need one in any case. */
export const findPolicy = call(endpoints.findPolicy, {
  schema: {
    summary: "De quem a verificação em duas etapas é exigida",
    tags: ["administrators"],
    response: { 200: z.object({ policy: Policy }), ...failures(401, 403) },
  },
});

export const changePolicy = call(endpoints.changePolicy, {
  schema: {
    summary: "Exigir ou não a verificação em duas etapas dos personais",
    tags: ["administrators"],
    body: z.object({ requires_trainers: z.boolean() }),
    response: { 200: z.object({ policy: Policy }), ...failures(400, 401, 403, 422) },
  },
});

/** After the 401 `second_step_needed` of signing in. 422 `factor_refused`, `ticket_expired` after ten minutes or five tries. */
export const finishSignIn = call(endpoints.finishSignIn, {
  schema: {
    summary: "Entrar: o segundo passo",
    tags: ["accounts"],
    body: z.object({ ticket: z.string().min(1).max(200), code: FactorCode }),
    response: { 200: SignedIn, ...failures(400, 403, 422, 429), 402: LapsedBody },
  },
});

/** How the person can prove who they are: by the second factors, or without any by the password. */
export const findProof = call(endpoints.findProof, {
  schema: {
    summary: "Como confirmar que sou eu",
    tags: ["accounts"],
    response: { 200: z.object({ ways: z.array(z.enum(["password", ...FACTOR_WAYS])) }), ...failures(401) },
  },
});

/** Opens for ten minutes what answers 403 `proof_required`. 422 with `fields.password` or `fields.code`. */
export const prove = call(endpoints.prove, {
  schema: {
    summary: "Confirmar que sou eu",
    tags: ["accounts"],
    body: z.union([
      z.object({ password: z.string().min(1, MESSAGES.required).max(200) }),
      z.object({ code: FactorCode }),
    ]),
    response: { 204: Nothing, ...failures(400, 401, 422, 429) },
  },
});

/** The student lost phone and recovery codes: the password alone signs in again. It ends the student's sessions and is told by mail. */
export const resetStudentsFactors = call(endpoints.resetStudentsFactors, {
  schema: {
    summary: "Retirar os segundos fatores de um aluno",
    tags: ["students"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

export const resetTrainersFactors = call(endpoints.resetTrainersFactors, {
  schema: {
    summary: "Retirar os segundos fatores de um personal",
    tags: ["trainers"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});
