import { type FieldKey, fieldAt } from "#contract/assessment/evaluation-fields/fields.ts";
import { findSkinfoldProtocol, requiredInputs } from "#domain/assessment/body-composition/protocols.ts";
import type { CycleEvaluation } from "./data.ts";
import type { Subject } from "./results/figures.ts";
import { FIRST_FIELDS } from "./state/evaluation-state.ts";
import { useSheet, useSheetState } from "./state/use-evaluation.ts";

export interface Measured {
  readonly subject: Subject;
  readonly items: CycleEvaluation["macrocycle"]["items_to_be_evaluated"];
}

/** The fields that the chosen protocol still needs, and the way to each. */
export function useMissingFields({ subject: { protocol: code, gender }, items }: Measured) {
  const { dispatch } = useSheet();
  const protocol = findSkinfoldProtocol(code);
  const inputs = protocol && items.includes("perimeter") ? requiredInputs(protocol, gender) : null;
  const measures: readonly FieldKey[] = inputs ? [...inputs.skinfolds, ...inputs.perimeters] : [];
  const missing = useSheetState(({ values }) => [...FIRST_FIELDS, ...measures].filter((key) => !values[key]).join(" "));
  const goTo = (key: string) => {
    if (measures.some((measure) => measure === key)) dispatch({ type: "opened_tab", tab: "perimeter" });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-path="${key}"]`)?.focus());
  };
  return { fields: missing.split(" ").flatMap((key) => fieldAt(key) ?? []), goTo };
}
