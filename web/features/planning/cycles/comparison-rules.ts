import type { ListedCycle } from "./data.ts";

export const MIN_EVALUATIONS = 2;

export const evaluatedOf = <Cycle extends ListedCycle>(cycles: readonly Cycle[]): readonly Cycle[] =>
  cycles.filter(({ was_evaluated }) => was_evaluated);

export function refusalToCompare(first: number | null, second: number | null): string | null {
  if (first === null || second === null) return "Escolha as duas avaliações.";
  return first === second ? "Escolha duas avaliações diferentes." : null;
}
