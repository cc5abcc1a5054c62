import { z } from "zod";
import { DOCUMENT_STATES, DOCUMENTS } from "#domain/students/readiness/kit.ts";
import { SIGNED_KINDS, SIGNERS } from "#domain/students/readiness/signed-documents.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { failures, Id, Text } from "../wire.ts";
import * as endpoints from "./readiness-documents.endpoints.ts";

const DocumentKind = z.enum(codesOf(DOCUMENTS));
const SignedKind = z.enum(SIGNED_KINDS);
const Signer = z.enum(codesOf(SIGNERS));

/** A drawn signature of some seconds has about 5,000 letters. */
const MAX_DRAWING_LENGTH = 40_000;
const MAX_QUESTIONS = 40;

/** A document that a student needs to train. `valid_until`: its last day. */
export const RequiredDocument = z.object({
  kind: DocumentKind,
  state: z.enum(codesOf(DOCUMENT_STATES)),
  id: Id.nullable(),
  valid_until: z.string().nullable(),
});

const Answered = z.object({ question: Text(400), answer: z.boolean() });

/** `hash`: SHA-256 of all that was signed, in hexadecimals. `drawing`: an SVG path within 600 × 200. */
export const ReadinessDocument = z.object({
  id: Id,
  kind: DocumentKind,
  title: z.string(),
  statement: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.boolean() })),
  signer: Signer,
  signer_name: z.string(),
  drawing: z.string().nullable(),
  signed_by: z.enum(["student", "trainer"]),
  signed_at: z.string(),
  device: z.string(),
  valid_until: z.string(),
  hash: z.string(),
});
export type ReadinessDocument = z.infer<typeof ReadinessDocument>;

/** `statement` and `questions` are what is signed next. `law`: a fact with its number, read on the day `checked_on`. */
export const ReadinessKit = z.object({
  required: z.array(RequiredDocument),
  law: z.string(),
  checked_on: z.string(),
  to_sign: z.array(
    z.object({ kind: SignedKind, title: z.string(), statement: z.string(), questions: z.array(z.string()) }),
  ),
  documents: z.array(ReadinessDocument),
});
export type ReadinessKit = z.infer<typeof ReadinessKit>;

/** `statement` and the questions come back as they were read: what is signed is what was shown. */
export const SignatureDraft = z.object({
  kind: SignedKind,
  statement: z.string().max(4000),
  answers: z.array(Answered).max(MAX_QUESTIONS),
  signer: Signer,
  signer_name: z.string(MESSAGES.fieldRequired).trim().min(1, MESSAGES.fieldRequired).pipe(Text(120)),
  drawing: z
    .string()
    .max(MAX_DRAWING_LENGTH)
    .regex(/^M[ML\d .]+$/)
    .nullable(),
});
export type SignatureDraft = z.output<typeof SignatureDraft>;

const ofStudent = { params: z.object({ id: Id }), tags: ["readiness"] };

export const listReadinessDocuments = call(endpoints.listReadinessDocuments, {
  schema: {
    summary: "Documentos de prontidão de um aluno: os que ele precisa e os que foram assinados, o mais novo primeiro",
    ...ofStudent,
    response: { 200: z.object({ kit: ReadinessKit }), ...failures(401, 403, 404) },
  },
});

/** Nothing that was signed is changed: a new document replaces the former one. 409 `changed_elsewhere`: the text is another one by now. */
export const signReadinessDocument = call(endpoints.signReadinessDocument, {
  schema: {
    summary: "Assinar um documento de prontidão",
    ...ofStudent,
    body: SignatureDraft,
    response: { 200: z.object({ kit: ReadinessKit }), ...failures(400, 401, 403, 404, 409, 422) },
  },
});
