import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { findSkinfoldProtocol, requiredInputs } from "#domain/assessment/body-composition/protocols.ts";
import type { CycleEvaluation } from "./data.ts";
import { type FieldKey, fieldAt } from "./fields.ts";
import classes from "./MissingFields.module.css";
import type { Subject } from "./results/figures.ts";
import { FIRST_FIELDS } from "./state/evaluation-state.ts";
import { useSheet, useSheetState } from "./state/use-evaluation.ts";

interface Props {
  readonly subject: Subject;
  readonly items: CycleEvaluation["macrocycle"]["items_to_be_evaluated"];
}

/** Names the fields that the chosen protocol still needs; pressing a name leads to its field. A line that was there on opening stays, so that nothing jumps. */
export function MissingFields({ subject: { protocol: code, gender }, items }: Props) {
  const { dispatch } = useSheet();
  const protocol = findSkinfoldProtocol(code);
  const inputs = protocol && items.includes("perimeter") ? requiredInputs(protocol, gender) : null;
  const measures: readonly FieldKey[] = inputs ? [...inputs.skinfolds, ...inputs.perimeters] : [];
  const missing = useSheetState(({ values }) => [...FIRST_FIELDS, ...measures].filter((key) => !values[key]).join(" "));
  const [isShown] = useState(missing !== "");
  const fields = missing.split(" ").flatMap((key) => {
    const field = fieldAt(key);
    return field ? [field] : [];
  });
  if (!isShown) return null;
  const goTo = (key: string) => {
    if (measures.some((measure) => measure === key)) dispatch({ type: "opened_tab", tab: "perimeter" });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-path="${key}"]`)?.focus());
  };
  return (
    <nav className={classes.missing} aria-label="O que falta medir">
      {fields.length === 0 ? "Nada falta medir para o protocolo." : fields.length === 1 ? "Falta" : "Faltam"}
      {fields.map(({ key, kind, label }) => (
        <UnstyledButton key={key} className={classes.name} onClick={() => goTo(key)}>
          {kind ? `${kind} ${label}`.toLocaleLowerCase("pt-BR") : label}
        </UnstyledButton>
      ))}
    </nav>
  );
}
