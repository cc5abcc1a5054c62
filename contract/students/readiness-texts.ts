import { z } from "zod";
import { officialTextProblem } from "#domain/students/readiness/official-texts.ts";
import { call } from "../call.ts";
import { failures, OptionalParagraphs } from "../wire.ts";
import * as endpoints from "./readiness-texts.endpoints.ts";

const OfficialText = OptionalParagraphs(4000).transform((text) => text?.replaceAll("\r\n", "\n") || null);

/** The trainer's own texts; null: ours. In the questionnaire each line that ends with "?" is a question. */
export const ReadinessTextsDraft = z.object({
  questionnaire: OfficialText.superRefine((text, context) => {
    const problem = text && officialTextProblem(text);
    if (problem) context.addIssue({ code: "custom", message: problem });
  }),
  authorisation: OfficialText,
  term: OfficialText,
});
export type ReadinessTextsDraft = z.output<typeof ReadinessTextsDraft>;

const ReadinessTexts = z.object({
  questionnaire: z.string().nullable(),
  authorisation: z.string().nullable(),
  term: z.string().nullable(),
});
export type ReadinessTexts = z.infer<typeof ReadinessTexts>;

export const findReadinessTexts = call(endpoints.findReadinessTexts, {
  schema: {
    summary: "Os meus textos oficiais de prontidão",
    tags: ["readiness"],
    response: { 200: z.object({ texts: ReadinessTexts }), ...failures(401, 403) },
  },
});

/** Replaces all three. Signed documents keep the text that was signed. */
export const saveReadinessTexts = call(endpoints.saveReadinessTexts, {
  schema: {
    summary: "Definir os meus textos oficiais de prontidão",
    tags: ["readiness"],
    body: ReadinessTextsDraft,
    response: { 200: z.object({ texts: ReadinessTexts }), ...failures(400, 401, 403, 422) },
  },
});
