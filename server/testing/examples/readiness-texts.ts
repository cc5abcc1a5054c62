import { findReadinessTexts, saveReadinessTexts } from "#contract/students/readiness-texts.ts";
import type { Example } from "./example.ts";

/** Our questionnaire stays, which other examples sign. */
export const readinessTextExamples = (): Example[] => [
  [saveReadinessTexts, { body: { questionnaire: null, authorisation: null, term: "Assumo a responsabilidade." } }],
  [findReadinessTexts, {}],
];
