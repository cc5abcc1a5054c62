import { z } from "zod";
import { IMAGE_USE_STATES } from "#domain/students/readiness/image-use.ts";
import { DOCUMENT_STATES, DOCUMENTS } from "#domain/students/readiness/kit.ts";
import { SIGNED_KINDS, SIGNERS } from "#domain/students/readiness/signed-documents.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { CERTIFICATE_TOO_LARGE, MAX_FILE_BYTES } from "#domain/uploads.ts";
import { call, type FormFiles } from "../call.ts";
import { Day, failures, Id, Nothing, OptionalText, Text } from "../wire.ts";
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
  kind: SignedKind,
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

/** `src`: an address of five minutes, which works while the session lasts. `hash`: SHA-256 of what was said of it and of its file. */
export const Certificate = z.object({
  id: Id,
  issued_on: z.string(),
  valid_until: z.string(),
  doctor: z.string().nullable(),
  sent_by: z.enum(["student", "trainer"]),
  sent_at: z.string(),
  media_type: z.enum(["image/webp", "application/pdf"]),
  src: z.string(),
  hash: z.string(),
});
export type Certificate = z.infer<typeof Certificate>;

/** `statement` and `questions` are what is signed next; `by_guardian`: not by the student. `law`: a fact with its number, read on the day `checked_on`. `only_student_gives`: the student took the use of image back, and a trainer's signature is refused. */
export const ReadinessKit = z.object({
  required: z.array(RequiredDocument),
  law: z.string(),
  checked_on: z.string(),
  to_sign: z.array(
    z.object({
      kind: SignedKind,
      title: z.string(),
      statement: z.string(),
      questions: z.array(z.string()),
      by_guardian: z.boolean(),
    }),
  ),
  image_use: z.object({
    state: z.enum(codesOf(IMAGE_USE_STATES)),
    id: Id.nullable(),
    valid_until: z.string().nullable(),
    only_student_gives: z.boolean(),
  }),
  documents: z.array(ReadinessDocument),
  certificates: z.array(Certificate),
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

const ONE_CERTIFICATE = { files: 1, maxBytes: MAX_FILE_BYTES, tooLarge: CERTIFICATE_TOO_LARGE } satisfies FormFiles;

/** `file`: a photo or a PDF, by its content. `valid_until`: where the paper names a last day. */
export const CertificateDraft = z.object({
  file: z.file(MESSAGES.required).max(MAX_FILE_BYTES, CERTIFICATE_TOO_LARGE),
  issued_on: Day,
  valid_until: Day.nullish(),
  doctor: OptionalText(160),
});
export type CertificateDraft = z.output<typeof CertificateDraft>;

const ofStudent = { params: z.object({ id: Id }), tags: ["readiness"] };

export const listReadinessDocuments = call(endpoints.listReadinessDocuments, {
  schema: {
    summary:
      "Documentos de prontidão de um aluno: os que ele precisa e os que foram assinados, os cinco mais novos de cada tipo",
    ...ofStudent,
    response: { 200: z.object({ kit: ReadinessKit }), ...failures(401, 403, 404) },
  },
});

/** Nothing that was signed is changed: a new document replaces the former one. 409 `changed_elsewhere`: the text is another one by now. 422 `invalid`: a use of image that only the student gives. 422 `quota_reached`: beyond twelve in a day. */
export const signReadinessDocument = call(endpoints.signReadinessDocument, {
  schema: {
    summary: "Assinar um documento de prontidão",
    ...ofStudent,
    body: SignatureDraft,
    response: { 200: z.object({ kit: ReadinessKit }), ...failures(400, 401, 403, 404, 409, 422) },
  },
});

/** 415 `file_type_refused`: neither an image nor a PDF. 422 for one that has expired, and beyond twenty. */
export const sendCertificate = call(endpoints.sendCertificate, {
  config: { form: ONE_CERTIFICATE },
  schema: {
    summary: "Enviar um atestado médico, em foto ou PDF",
    ...ofStudent,
    body: CertificateDraft,
    response: {
      200: z.object({ kit: ReadinessKit }),
      ...failures(400, 401, 403, 404, 413, 415, 422, 429, 503),
    },
  },
});

/** It is meant for a certificate that was sent by mistake. A student removes what the same student sent. */
export const removeCertificate = call(endpoints.removeCertificate, {
  schema: {
    summary: "Excluir um atestado médico",
    params: z.object({ id: Id, documentId: Id }),
    tags: ["readiness"],
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

export const showCertificate = call(endpoints.showCertificate, {
  schema: {
    summary: "Atestado médico por endereço assinado, temporário e preso à sessão",
    tags: ["readiness"],
    params: z.object({ tenant: Id, key: z.string().regex(/^[0-9a-f-]{36}\.(webp|pdf)$/) }),
    querystring: z.object({ expires: z.coerce.number().int(), session: Id, signature: z.string().max(100) }),
    response: {
      200: { content: { "image/webp": { schema: z.file() }, "application/pdf": { schema: z.file() } } },
      ...failures(400, 404),
    },
  },
});
