import { z } from "zod";
import { SHARED_DOCUMENTS } from "#domain/shared-links.ts";
import { IMAGE_USE_STATES } from "#domain/students/readiness/image-use.ts";
import { codesOf } from "#domain/text/labels.ts";
import { call } from "../call.ts";
import { StudentPath } from "../planning/cycles.ts";
import { Training } from "../prescription/trainings.ts";
import { Day, failures, Id, Nothing, PdfFile } from "../wire.ts";
import * as endpoints from "./shared-links.endpoints.ts";
import { SharedPhoto } from "./shared-photos.ts";

const ofCycle = { macrocycle_id: Id, mesocycle_id: Id, microcycle_id: Id.nullish() };
const compared = { level: z.enum(["mesocycle", "microcycle"]), first_id: Id, second_id: Id };

/** Posture photos are part of an evaluation alone, where the student allowed the use of image, and only those that are named. */
export const SharedDocument = z.discriminatedUnion("document", [
  z.strictObject({ document: z.literal("trainings"), ...ofCycle }),
  z.strictObject({ document: z.literal("evaluation"), ...ofCycle, photos: z.array(SharedPhoto).max(4).optional() }),
  z.strictObject({ document: z.literal("comparison"), ...compared }),
  z.strictObject({ document: z.literal("final_result"), macrocycle_id: Id }),
  z.strictObject({ document: z.literal("receipt"), payment_id: Id }),
]);
export type SharedDocument = z.output<typeof SharedDocument>;

export const SharedLink = z.object({
  id: Id,
  document: z.enum(SHARED_DOCUMENTS),
  title: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  state: z.enum(["open", "expired", "revoked", "used_up", "locked"]),
  openings: z.number().int(),
  last_opening: z.object({ opened_at: z.string(), device: z.string().nullable() }).nullable(),
});
export type SharedLink = z.infer<typeof SharedLink>;

/** Makes a link. Its address is answered here alone, because only a hash of its token is kept. 422 `birth_date_missing`: the document asks for a birth date that the registration lacks; `image_use_missing`: photos without consent. */
export const shareDocument = call(endpoints.shareDocument, {
  schema: {
    summary: "Compartilhar um PDF por link",
    tags: ["shared links"],
    params: StudentPath,
    body: SharedDocument,
    response: {
      201: z.object({
        link: SharedLink,
        url: z.string(),
        /** `whatsapp`: the digits that it dials, with the country's code. */
        student: z.object({ name: z.string(), whatsapp: z.string().nullable() }),
      }),
      ...failures(400, 401, 403, 404, 422),
    },
  },
});

export const listSharedLinks = call(endpoints.listSharedLinks, {
  schema: {
    summary: "Links compartilhados de um aluno",
    tags: ["shared links"],
    params: StudentPath,
    response: {
      200: z.object({ links: z.array(SharedLink), image_use: z.enum(codesOf(IMAGE_USE_STATES)) }),
      ...failures(401, 403, 404),
    },
  },
});

export const revokeSharedLink = call(endpoints.revokeSharedLink, {
  schema: {
    summary: "Cancelar um link compartilhado",
    tags: ["shared links"],
    params: StudentPath.extend({ linkId: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

export const mailDocument = call(endpoints.mailDocument, {
  schema: {
    summary: "Enviar o link de um PDF por e-mail",
    tags: ["shared links"],
    params: StudentPath,
    body: SharedDocument,
    response: { 201: z.object({ link: SharedLink, email: z.string() }), ...failures(400, 401, 403, 404, 422, 429) },
  },
});

const Token = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** It is not counted as an opening. */
export const findSharedLink = call(endpoints.findSharedLink, {
  schema: {
    summary: "O que um link compartilhado traz",
    tags: ["shared links"],
    params: Token,
    response: {
      200: z.object({
        document: z.enum(SHARED_DOCUMENTS),
        title: z.string(),
        student: z.string(),
        trainer: z.string(),
        asks_birth_date: z.boolean(),
        expires_at: z.string(),
      }),
      ...failures(404, 429),
    },
  },
});

/** `execution`: how the exercise is done. */
const HowTo = z.object({ exercise_id: Id, execution: z.string() });

/** The trainings of a link to trainings, to be read on its page; `next_training_id` in a sequence alone. Of a device the first reading in a day is recorded. 404 for other documents. */
export const readSharedTrainings = call(endpoints.readSharedTrainings, {
  schema: {
    summary: "Ler os treinos de um link compartilhado",
    tags: ["shared links"],
    params: Token,
    response: {
      200: z.object({
        today: z.string(),
        trainings: z.array(Training),
        next_training_id: Id.nullable(),
        how_to: z.array(HowTo),
      }),
      ...failures(404, 429),
    },
  },
});

/** Opens a link: answers the PDF and records the opening. A wrong birth date answers 422 at its field; the fifth ends the link. */
export const openSharedLink = call(endpoints.openSharedLink, {
  schema: {
    summary: "Abrir um link compartilhado",
    tags: ["shared links"],
    params: Token,
    body: z.object({ birth_date: Day.optional() }),
    response: { 200: PdfFile, ...failures(400, 404, 422, 429) },
  },
});
