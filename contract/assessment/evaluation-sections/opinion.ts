import { z } from "zod";
import { OptionalParagraphs } from "../../wire.ts";

const Words = OptionalParagraphs(10_000).transform((html) => html || null);

/** Formatted text (`p`, lists, bold, italic, underlined); everything else is taken out. Absent is unchanged, null or blank erases. */
export const OpinionDraft = z.strictObject({ text: Words, recommendation: Words }).partial();
export type OpinionDraft = z.output<typeof OpinionDraft>;

export const Opinion = z.object({ text: z.string().nullish(), recommendation: z.string().nullish() });
export type Opinion = z.infer<typeof Opinion>;

export const hasOpinion = ({ text, recommendation }: Opinion): boolean => Boolean(text || recommendation);
