import { z } from "zod";
import {
  isPostureChoice,
  POSTURE_FIELDS,
  type PostureSelection,
  postureFieldAt,
} from "#domain/assessment/posture/catalogue.ts";
import { recordOf } from "#domain/record.ts";
import { Text } from "../../wire.ts";

const MAX_ENTRIES = 2 * POSTURE_FIELDS.length;

const UNKNOWN_PLACE = "Esta posição não existe no catálogo postural";
const UNKNOWN_OPTION = "Escolha uma das opções desta posição";

const Entry = z
  .strictObject({ key: Text(40), selected: Text(60).nullable() })
  .superRefine(({ key, selected }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (!postureFieldAt(key)) refuse("key", UNKNOWN_PLACE);
    else if (selected !== null && !isPostureChoice(key, selected)) refuse("selected", UNKNOWN_OPTION);
  });

/** An entry replaces the stored one of its key; a `selected` of null erases it, and null for the list erases all. `nenhum`: no deviation was seen. */
export const PostureDraft = z.array(Entry).max(MAX_ENTRIES).nullable();
export type PostureDraft = z.output<typeof PostureDraft>;

export const Posture = z.array(z.object({ key: z.string(), selected: z.string() }));
export type Posture = z.infer<typeof Posture>;

export const PostureEvaluated = z.string().nullable();
export type PostureEvaluated = z.infer<typeof PostureEvaluated>;

export const postureSelection = (posture: Posture = []): PostureSelection | null =>
  posture.length > 0 ? recordOf(posture.map(({ key, selected }) => [key, selected])) : null;
