import { z } from "zod";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { VIDEO_LINK_REFUSED, videoOf } from "#domain/text/video-link.ts";
import { TUTORIAL_AUDIENCES, TUTORIAL_TYPES } from "#domain/tutorial-types.ts";
import { call } from "../call.ts";
import { failures, Id, ListMeta, ListQuery, Nothing, OptionalText, Paragraphs, Text } from "../wire.ts";
import * as endpoints from "./tutorials.endpoints.ts";

const TutorialType = z.coerce
  .number(MESSAGES.required)
  .int()
  .refine((code) => TUTORIAL_TYPES.some(({ value }) => value === code), MESSAGES.required);

/** Trainers and students read their own and everyone's, the administrator all. */
const Audience = z.enum(codesOf(TUTORIAL_AUDIENCES), MESSAGES.required);

/** `tutorial_type`: 1 explains the product, 2 is a guide for postural photos. `link`: a video, or null. */
export const Tutorial = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  link: z.string().nullable(),
  tutorial_type: z.number(),
  audience: Audience,
});
export type Tutorial = z.infer<typeof Tutorial>;

export const TutorialDraft = z.object({
  id: Id.nullish(),
  name: Text(120),
  description: Paragraphs(8000),
  link: OptionalText(500).refine((link) => !link || videoOf(link) !== null, VIDEO_LINK_REFUSED),
  tutorial_type: TutorialType,
  audience: Audience.default("everyone"),
});
export type TutorialDraft = z.output<typeof TutorialDraft>;

const list = {
  tags: ["tutorials"],
  querystring: ListQuery(20).extend({ tutorial_type: z.union([z.literal(""), TutorialType]).optional() }),
  response: { 200: z.object({ tutorials: z.array(Tutorial), meta: ListMeta }), ...failures(400, 401, 403) },
};

export const listTutorials = call(endpoints.listTutorials, { schema: { ...list, summary: "Tutoriais" } });

export const listAdminTutorials = call(endpoints.listAdminTutorials, {
  schema: { ...list, summary: "Tutoriais, para quem os escreve" },
});

export const createTutorial = call(endpoints.createTutorial, {
  schema: {
    summary: "Cadastrar um tutorial",
    tags: ["tutorials"],
    body: TutorialDraft,
    response: { 201: z.object({ tutorial: Tutorial }), ...failures(400, 401, 403, 422) },
  },
});

export const updateTutorial = call(endpoints.updateTutorial, {
  schema: {
    summary: "Alterar um tutorial",
    tags: ["tutorials"],
    params: z.object({ id: Id }),
    body: TutorialDraft,
    response: { 200: z.object({ tutorial: Tutorial }), ...failures(400, 401, 403, 404, 422) },
  },
});

export const removeTutorial = call(endpoints.removeTutorial, {
  schema: {
    summary: "Remover um tutorial",
    tags: ["tutorials"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});
