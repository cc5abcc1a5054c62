import { storedMethods } from "#contract/assessment/evaluations.ts";
import { decimalsReadBy, figuresReadBy, sectionsReadBy } from "#contract/assessment/reader-view.ts";
import type { Role } from "#contract/call.ts";
import { compareEvaluations } from "#domain/assessment/evaluation-comparison.ts";
import type { ComparableEvaluation } from "#domain/assessment/judged-change.ts";
import { methodChanges } from "#domain/assessment/method-changes.ts";
import type { ComparisonDocumentInput } from "../../../documents/comparison/input.ts";

type Comparison = Omit<ComparisonDocumentInput, "figures" | "sections" | "warnings" | "isPregnant"> & {
  readonly comparable: readonly ComparableEvaluation[];
  /** A student's sheet has fewer sections. */
  readonly reader: Role;
};

export function comparisonInput({ reader, comparable, ...rest }: Comparison): ComparisonDocumentInput {
  const items = rest.evaluations.map((evaluation) => evaluation.items);
  const sections = sectionsReadBy(reader);
  return {
    ...rest,
    figures: figuresReadBy(reader, compareEvaluations(comparable, decimalsReadBy(reader))),
    sections,
    warnings: methodChanges(items.map(storedMethods)),
    isPregnant: comparable.at(-1)?.basis?.isPregnant ?? false,
  };
}
