import { z } from "zod";
import { monthsOf, RETENTIONS, type RetentionKind, STUDENT_KINDS } from "#domain/retention.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { failures, Id, Text } from "../wire.ts";
import * as endpoints from "./retentions.endpoints.ts";

export const MAX_LISTED = 200;

const Kind = z.enum(Object.keys(RETENTIONS) as RetentionKind[]);

/** `months` null: nothing of this kind is forgotten. */
const Retention = z.object({ kind: Kind, months: z.number().nullable() });

/** Data of a former student and their first possible day. Days are São Paulo's. */
const Forgetting = z.object({
  student: z.object({ id: Id, name: z.string(), photo_url: z.string().nullable() }),
  /** `films`: photos and films of comments, of any student, whose clock is that of the comments; they cannot be held. */
  kind: z.enum([...STUDENT_KINDS, "films"]),
  on: z.string(),
  amount: z.number(),
  hold: z.object({ until: z.string(), reason: z.string() }).nullable(),
});
export type Forgetting = z.infer<typeof Forgetting>;

const Forgotten = z.object({
  id: Id,
  student: z.object({ id: Id, name: z.string() }).nullable(),
  kind: Kind,
  amount: z.number(),
  forgotten_at: z.string(),
});

export const FoundRetentions = z.object({
  today: z.string(),
  retentions: z.array(Retention),
  /** Devices and networks of accesses before this day go on `on` at the earliest; null: no clock runs for them. */
  logs: z.object({ before: z.string(), on: z.string() }).nullable(),
  forgetting: z.object({ count: z.number(), items: z.array(Forgetting) }),
  forgotten: z.array(Forgotten),
});
export type FoundRetentions = z.infer<typeof FoundRetentions>;

const tags = ["retentions"];

export const findRetentions = call(endpoints.findRetentions, {
  schema: {
    summary: "Por quanto tempo o personal guarda cada tipo de dado, e o que será esquecido",
    tags,
    response: { 200: FoundRetentions, ...failures(401, 403) },
  },
});

export const RetentionChoice = z
  .object({ kind: Kind, months: z.number().int().nullable() })
  .refine(({ kind, months }) => months === null || monthsOf(kind).includes(months), {
    path: ["months"],
    message: "Escolha um dos prazos oferecidos",
  });
export type RetentionChoice = z.output<typeof RetentionChoice>;

/** Nothing is forgotten within thirty days of the choice. 422 for a time outside the law's limits. */
export const chooseRetention = call(endpoints.chooseRetention, {
  schema: {
    summary: "Escolher por quanto tempo guardar um tipo de dado",
    tags,
    body: RetentionChoice,
    response: { 200: FoundRetentions, ...failures(400, 401, 403, 422) },
  },
});

export const HoldDraft = z.object({
  months: z.number({ error: MESSAGES.required }).int().min(1).max(240),
  reason: Text(300),
});
export type HoldDraft = z.output<typeof HoldDraft>;

const ofStudent = { params: z.object({ id: Id, kind: z.enum(STUDENT_KINDS) }), tags };

/** Counted from the day on which it would be forgotten, else from today; no longer than the longest time of the kind. */
export const holdData = call(endpoints.holdData, {
  schema: {
    summary: "Guardar por mais tempo um tipo de dado de um ex-aluno",
    ...ofStudent,
    body: HoldDraft,
    response: { 200: FoundRetentions, ...failures(400, 401, 403, 404, 422) },
  },
});

export const releaseData = call(endpoints.releaseData, {
  schema: {
    summary: "Desistir de guardar por mais tempo",
    ...ofStudent,
    response: { 200: FoundRetentions, ...failures(400, 401, 403, 404) },
  },
});
