import { z } from "zod";
import { Text } from "../wire.ts";

/** More than the catalogue holds. */
const MOST_FINDINGS = 100;

/**
 * What was seen, one entry for each place of the catalogue. An entry replaces the stored one of the same key and leaves the others;
 * a `selected` of null erases it, and null instead of the list erases all.
 */
export const PostureDraft = z
  .array(z.strictObject({ key: Text(40), selected: Text(60).nullable() }))
  .max(MOST_FINDINGS)
  .nullable();
export type PostureDraft = z.output<typeof PostureDraft>;

/** The stored findings, in the order in which they were first saved. */
export const Posture = z.array(z.object({ key: z.string(), selected: z.string() }));
export type Posture = z.infer<typeof Posture>;

/** The code of the posture that the findings add up to; null without findings. */
export const PostureEvaluated = z.string().nullable();
export type PostureEvaluated = z.infer<typeof PostureEvaluated>;
