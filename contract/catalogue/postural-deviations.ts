import { z } from "zod";
import {
  isPostureChoice,
  POSTURE_FIELDS,
  POSTURE_REGIONS,
  postureFieldAt,
} from "#domain/assessment/posture/catalogue.ts";
import { NONE } from "#domain/assessment/posture/region.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { failures, Id, Nothing, OptionalText, Typed } from "../wire.ts";
import { Movement } from "./movements.ts";
import * as endpoints from "./postural-deviations.endpoints.ts";

export const NamedDeviation = z.object({ id: Id, name: z.string() });
export type NamedDeviation = z.infer<typeof NamedDeviation>;

/** `type`: the body region's code; `size`: its columns, two where left and right differ. A student has it when all `properties` were selected. */
export const PosturalDeviation = NamedDeviation.extend({
  type: z.string(),
  size: z.number(),
  properties: z.array(z.object({ key: z.string(), selected: z.string() })),
});
export type PosturalDeviation = z.infer<typeof PosturalDeviation>;

export const ListedDeviation = PosturalDeviation.extend({ muscle_group: z.object({ id: Id, name: z.string() }) });
export type ListedDeviation = z.infer<typeof ListedDeviation>;

const LinkedExercise = z.object({
  id: Id,
  name: z.string(),
  exercise_type: z.string(),
  link: z.string().nullable(),
  movement: Movement.nullable(),
  muscle_groups: z.array(z.object({ id: Id, name: z.string() })),
});
export type LinkedExercise = z.infer<typeof LinkedExercise>;

export const DeviationWithExercises = PosturalDeviation.extend({ exercises: z.array(LinkedExercise) });
export type DeviationWithExercises = z.infer<typeof DeviationWithExercises>;

const NAME_LENGTH = 120;
const REQUIRED = "Campo requerido";
const NONE_SELECTED = "* erro, você deve selecionar algum desvio";
const REPEATED = "Esta posição já foi escolhida";

const Type = z.enum(POSTURE_REGIONS.map(({ code }) => code));

/** `nenhum` says nothing of a place and is left out. */
const Properties = z
  .array(z.object({ key: z.string(), selected: z.string() }))
  .max(POSTURE_FIELDS.length)
  .superRefine((properties, context) => {
    for (const [place, { key, selected }] of properties.entries()) {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: "custom", path: [place, field], message });
      if (!isPostureChoice(key, selected)) refuse("selected", "Escolha uma das opções desta posição");
      if (properties.findIndex((other) => other.key === key) < place) refuse("key", REPEATED);
    }
  })
  .transform((properties) => properties.filter(({ selected }) => selected !== NONE));

interface Draft {
  readonly type?: string | null | undefined;
  readonly properties?: readonly { readonly key: string }[] | null | undefined;
}

function ofOwnRegion({ type, properties }: Draft, context: z.core.$RefinementCtx): void {
  for (const [place, { key }] of (properties ?? []).entries()) {
    if (!type || postureFieldAt(key)?.region.code === type) continue;
    context.addIssue({ code: "custom", path: ["properties", place, "key"], message: MESSAGES.unknownField });
  }
}

export const PosturalDeviationDraft = z
  .object({
    name: Typed(0, NAME_LENGTH).refine((name) => name !== "", REQUIRED),
    type: z.enum(Type.options, REQUIRED),
    properties: Properties.refine((properties) => properties.length > 0, NONE_SELECTED),
  })
  .superRefine(ofOwnRegion);
export type PosturalDeviationDraft = z.output<typeof PosturalDeviationDraft>;

export const UnfinishedDeviation = z
  .object({
    name: OptionalText(NAME_LENGTH),
    type: z.union([z.literal(""), Type]).nullish(),
    properties: Properties.nullish(),
  })
  .superRefine(ofOwnRegion);
export type UnfinishedDeviation = z.output<typeof UnfinishedDeviation>;

const list = {
  tags: ["postural-deviations"],
  response: { 200: z.object({ postural_deviations: z.array(ListedDeviation) }), ...failures(401, 403) },
};

export const listPosturalDeviations = call(endpoints.listPosturalDeviations, {
  schema: { ...list, summary: "Desvios posturais" },
});

export const listAdminPosturalDeviations = call(endpoints.listAdminPosturalDeviations, {
  schema: { ...list, summary: "Desvios posturais, para quem os escreve" },
});

const deviation = z.object({ postural_deviation: DeviationWithExercises });

/** 404 for an unknown group; 422 `name_taken` when another deviation has the name, case and accents ignored. */
export const createPosturalDeviation = call(endpoints.createPosturalDeviation, {
  schema: {
    summary: "Cadastrar um desvio postural",
    tags: ["postural-deviations"],
    body: z.object({ muscle_group_id: Id, postural_deviation: PosturalDeviationDraft }),
    response: { 201: deviation, ...failures(400, 401, 403, 404, 422) },
  },
});

export const updatePosturalDeviation = call(endpoints.updatePosturalDeviation, {
  schema: {
    summary: "Alterar um desvio postural",
    tags: ["postural-deviations"],
    params: z.object({ id: Id }),
    body: z.object({ postural_deviation: PosturalDeviationDraft }),
    response: { 200: deviation, ...failures(400, 401, 403, 404, 422) },
  },
});

/** Its exercises stay linked to it. */
export const removePosturalDeviation = call(endpoints.removePosturalDeviation, {
  schema: {
    summary: "Remover um desvio postural das listas",
    tags: ["postural-deviations"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});
