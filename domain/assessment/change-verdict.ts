import { SKINFOLDS } from "./anthropometry/measures.ts";

/** `better` and `worse`: for the health or composition that the figure tells of. */
export type ChangeVerdict = "better" | "worse";

const LESS_IS_BETTER: ReadonlySet<string> = new Set([
  "percentualGordura",
  "massaAdiposa",
  "relacaoCinturaQuadril",
  "relacaoCinturaEstatura",
  "somatorio",
  "central",
  "periferico",
  "fcRepouso",
  "cintura",
  "abdomen",
  ...SKINFOLDS.map(({ key }) => key),
]);
const MORE_IS_BETTER: ReadonlySet<string> = new Set(["massaMagra", "massaMuscular"]);

/** The Portuguese word that stands beside a difference, so that its colour is never alone. */
export const VERDICT_LABELS: Readonly<Record<ChangeVerdict, string>> = { better: "melhora", worse: "piora" };

/**
 * Whether a difference of a figure, by its name on the wire, is good. Null for no difference and for figures whose direction depends
 * on the person or the goal: body mass, BMI, blood pressure, limb girths.
 */
export function changeVerdict(key: string, difference: number): ChangeVerdict | null {
  if (difference === 0) return null;
  if (LESS_IS_BETTER.has(key)) return difference < 0 ? "better" : "worse";
  if (MORE_IS_BETTER.has(key)) return difference > 0 ? "better" : "worse";
  return null;
}
