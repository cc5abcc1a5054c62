import { z } from "zod";
import { STUDENT_KINDS } from "#domain/retention.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call, ROLE_TYPES } from "../call.ts";
import { failures, Id, ListMeta, ListQuery, Nothing, Paragraphs } from "../wire.ts";
import * as endpoints from "./personal-data.endpoints.ts";

/** LGPD art. 19, II. */
export const ERASURE_DUE_DAYS = 15;

export const EXPORTS_A_DAY = 3;

const DataExport = z.object({
  id: Id,
  /** `failed`: the job tried for a day and gave up. The person may ask for another copy. */
  state: z.enum(["queued", "ready", "expired", "failed"]),
  requested_at: z.string(),
  expires_at: z.string().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

const ErasureRequest = z.object({
  id: Id,
  state: z.enum(["pending", "withdrawn", "fulfilled", "refused"]),
  requested_at: z.string(),
  due_on: z.string(),
  handled_at: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ErasureRequest = z.infer<typeof ErasureRequest>;

export const PersonalData = z.object({
  export: DataExport.nullable(),
  erasure: ErasureRequest.nullable(),
  students_count: z.number(),
  /** To a student: for how many months the trainer keeps what, once the student has left. What is absent is kept. */
  retentions: z.array(z.object({ kind: z.enum(STUDENT_KINDS), months: z.number() })),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const findPersonalData = call(endpoints.findPersonalData, {
  schema: {
    summary: "Os próprios pedidos de cópia e de exclusão de dados",
    tags: ["personal-data"],
    response: { 200: PersonalData, ...failures(401) },
  },
});

/** Begins a copy of everything; its link comes by mail. 409 `export_under_way`, 429 after the third in a day. */
export const requestExport = call(endpoints.requestExport, {
  schema: {
    summary: "Pedir uma cópia dos próprios dados",
    tags: ["personal-data"],
    response: { 201: z.object({ export: DataExport }), ...failures(401, 403, 409, 429) },
  },
});

const signedFile = {
  params: z.object({ key: z.string().regex(/^[\w-]{36}\.zip$/) }),
  querystring: z.object({ expires: z.coerce.number().int(), signature: z.string().max(100) }),
} as const;

/** The download behind a mailed link. The signature replaces the session. 404 once it has expired, and for any other signature. */
export const findExportFile = call(endpoints.findExportFile, {
  schema: {
    summary: "A cópia de dados de um link assinado",
    tags: ["personal-data"],
    ...signedFile,
    response: {
      200: z.object({ size_bytes: z.number(), expires_at: z.string() }),
      ...failures(400, 404),
    },
  },
});

export const downloadExport = call(endpoints.downloadExport, {
  schema: {
    summary: "Baixar a cópia de dados de um link assinado",
    tags: ["personal-data"],
    ...signedFile,
    response: { 200: { content: { "application/zip": { schema: z.file() } } }, ...failures(400, 404) },
  },
});

/** The password protects against a person who finds the screen open. 409 `erasure_pending`. */
export const requestErasure = call(endpoints.requestErasure, {
  schema: {
    summary: "Pedir a exclusão da própria conta e dos próprios dados",
    tags: ["personal-data"],
    body: z.object({ password: z.string().min(1, MESSAGES.required).max(200) }),
    response: { 201: z.object({ erasure: ErasureRequest }), ...failures(400, 401, 403, 409, 422, 429) },
  },
});

/** 409 `erasure_handled` when nothing is pending. */
export const withdrawErasure = call(endpoints.withdrawErasure, {
  schema: {
    summary: "Desistir da exclusão enquanto não foi atendida",
    tags: ["personal-data"],
    response: { 204: Nothing, ...failures(401, 403, 409, 429) },
  },
});

export const ERASURE_REQUESTS_PER_PAGE = 24;

const HandledRequest = ErasureRequest.extend({
  user_id: Id,
  person: z
    .object({
      fullname: z.string(),
      email: z.string(),
      role_type: z.enum([ROLE_TYPES.trainer, ROLE_TYPES.student]),
      trainer_name: z.string().nullable(),
      students_count: z.number(),
    })
    .nullable(),
});
export type HandledRequest = z.infer<typeof HandledRequest>;

export const listErasureRequests = call(endpoints.listErasureRequests, {
  schema: {
    summary: "Pedidos de exclusão: os pendentes, o mais antigo primeiro, ou os encerrados, o mais novo primeiro",
    tags: ["personal-data"],
    querystring: ListQuery(ERASURE_REQUESTS_PER_PAGE)
      .omit({ q: true })
      .extend({ state: z.enum(["pending", "handled"]).default("pending") }),
    response: { 200: z.object({ requests: z.array(HandledRequest), meta: ListMeta }), ...failures(400, 401, 403) },
  },
});

/** `user_id` is the person that the screen named; 404 when the request belongs to another person. 409 `erasure_handled`. */
export const fulfilErasure = call(endpoints.fulfilErasure, {
  schema: {
    summary: "Atender um pedido de exclusão: apaga os dados da pessoa",
    tags: ["personal-data"],
    body: z.object({ request_id: Id, user_id: Id }),
    response: { 204: Nothing, ...failures(400, 401, 403, 404, 409, 422) },
  },
});

export const refuseErasure = call(endpoints.refuseErasure, {
  schema: {
    summary: "Recusar um pedido de exclusão, dizendo o motivo à pessoa",
    tags: ["personal-data"],
    body: z.object({ request_id: Id, user_id: Id, reason: Paragraphs(1000) }),
    response: { 204: Nothing, ...failures(400, 401, 403, 404, 409, 422) },
  },
});
