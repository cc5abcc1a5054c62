import type { Opinion, OpinionDraft } from "#contract/assessment/evaluation-sections/opinion.ts";
import { mapRecord } from "#domain/record.ts";
import { sanitizedShort } from "../../../people/terms/rules.ts";

/** A part that is absent from the draft is unchanged. No markup but that of formatted text is ever stored. */
export function mergeOpinion(stored: Opinion = {}, draft: OpinionDraft | null | undefined): Opinion {
  const merged = { ...stored, ...draft };
  return mapRecord(["text", "recommendation"] as const, (part) => sanitizedShort(merged[part] ?? "") || null);
}
