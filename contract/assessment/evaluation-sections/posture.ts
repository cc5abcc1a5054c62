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

/**
 * What was seen, one entry for each place of the catalogue; `nenhum` says that a place was looked at and shows no deviation. An entry
 * replaces the stored one of the same key and leaves the others; a `selected` of null erases it, and null instead of the list erases
 * all. A place or an option that the catalogue lacks is refused.
 */
export const PostureDraft = z.array(Entry).max(MAX_ENTRIES).nullable();
export type PostureDraft = z.output<typeof PostureDraft>;

export const Posture = z.array(z.object({ key: z.string(), selected: z.string() }));
export type Posture = z.infer<typeof Posture>;

export const PostureEvaluated = z.string().nullable();
export type PostureEvaluated = z.infer<typeof PostureEvaluated>;

export const postureSelection = (posture: Posture = []): PostureSelection | null =>
  posture.length > 0 ? recordOf(posture.map(({ key, selected }) => [key, selected])) : null;
