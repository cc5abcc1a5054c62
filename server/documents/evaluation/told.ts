import { isReadBy, isTechnical } from "#contract/assessment/reader-view.ts";
import { FIGURES, figuresOfSections } from "#domain/assessment/evaluation-comparison.ts";
import { summarySentences } from "#domain/assessment/lay-summary.ts";
import type { ReportSection } from "#domain/assessment/report-sections.ts";
import { layPerson } from "../lay-box.ts";
import { comparable } from "./changes.ts";
import type { EvaluationDocumentInput } from "./input.ts";

/** The identification says weight, stature and resting heart rate whatever is printed. */
const ALWAYS: ReportSection = "heart";

/** Whether a front page may speak of a figure: its section is printed, and the paper's reader sees it. */
export function isTold({ sections, forStudent }: EvaluationDocumentInput): (key: string) => boolean {
  const printed = new Set(figuresOfSections(FIGURES, [...sections, ALWAYS]).map(({ key }) => key));
  return (key) => printed.has(key) && (!forStudent || (isReadBy("student", key) && !isTechnical(key)));
}

export const sentencesOf = (input: EvaluationDocumentInput): readonly string[] =>
  summarySentences({
    now: comparable(input.current),
    before: input.previous ? comparable(input.previous) : null,
    since: input.previous?.evaluatedOn ?? null,
    person: layPerson(input.current, input.sections),
    tells: isTold(input),
  });
