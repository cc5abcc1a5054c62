import { type EvaluatedItems, storedFigures } from "#contract/evaluations.ts";
import { findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import { compareEvaluations } from "#domain/assessment/evaluation-comparison.ts";
import { listInPortuguese } from "#domain/portuguese-list.ts";
import type { ComparisonDocumentInput } from "../../documents/comparison/input.ts";

export interface ComparedEvaluation {
  readonly name: string;
  readonly evaluatedOn: string;
  readonly items: EvaluatedItems;
}

type Comparison = Omit<ComparisonDocumentInput, "evaluations" | "figures" | "warnings"> & {
  /** In order of date, two at least. */
  readonly evaluations: readonly ComparedEvaluation[];
};

/** Evaluations beside each other, by the figures that the server stored. */
export const comparisonInput = ({ evaluations, ...rest }: Comparison): ComparisonDocumentInput => ({
  ...rest,
  evaluations: evaluations.map(({ name, evaluatedOn }) => ({ name, evaluatedOn })),
  figures: compareEvaluations(evaluations.map(({ items }) => storedFigures(items))),
  warnings: differentProtocols(evaluations),
});

/** Fat by two equations differs by more than most students change. */
function differentProtocols(evaluations: readonly ComparedEvaluation[]): string[] {
  const codes = [...new Set(evaluations.map(({ items }) => items.perimeter.protocolo))];
  if (codes.length < 2) return [];
  const names = codes.map((code) => findSkinfoldProtocol(code)?.label ?? code);
  return [
    `As avaliações usam protocolos diferentes (${listInPortuguese(names)}): percentual de gordura, massas e densidade não se comparam diretamente.`,
  ];
}
