/** `always`: sent with every macrocycle, whether chosen or not. */
export const EVALUATION_ITEMS = [
  { code: "perimeter", label: "Perimetria", always: true },
  { code: "somatotype", label: "Somatotipo", always: false },
  { code: "caloric_expenditure", label: "Gasto Calórico", always: true },
  { code: "posture", label: "Postura", always: true },
] as const;

export type EvaluationItem = (typeof EVALUATION_ITEMS)[number]["code"];

/** Once each, in catalogue order. */
export function itemsToBeEvaluated(chosen: readonly string[]): readonly EvaluationItem[] {
  return EVALUATION_ITEMS.filter(({ code, always }) => always || chosen.includes(code)).map(({ code }) => code);
}
