import { TextInput } from "@mantine/core";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import type { StrengthTest } from "./data.ts";
import { rowErrors, type StrengthField, type StrengthRow } from "./strength-rows.ts";

export const LABELS: Readonly<Record<StrengthField, string>> = {
  exercise_name: "Exercício",
  repetitions: "Máx. de repetições",
  weight: "Peso máximo",
  percentage: "Porcentagem",
};

/** Three fields stand beside each other on a phone. */
const SHORT_LABELS = { ...LABELS, repetitions: "Máx. rep." };

const LOOK = {
  repetitions: { digits: 3, decimals: 0 },
  weight: { digits: 3, decimals: 2, unit: "kg" },
  percentage: { digits: 3, decimals: 0, unit: "%" },
} as const;

export interface FieldProps {
  readonly test: StrengthTest;
  readonly row: StrengthRow;
  readonly onType: (id: number, field: StrengthField, text: string) => void;
}

interface Props extends FieldProps {
  readonly field: StrengthField;
  /** Without it, the column's head names the field for those who see. */
  readonly withLabel?: boolean;
}

export function StrengthInput({ test, row, onType, field, withLabel = false }: Props) {
  const label = withLabel ? SHORT_LABELS[field] : LABELS[field];
  const shared = {
    ...(withLabel && { label }),
    "aria-label": `${label}, ${test.muscle_group.name}`,
    "data-column": field,
    value: row[field],
    error: rowErrors(row)[field],
    enterKeyHint: "next",
  } as const;
  if (field === "exercise_name") {
    return (
      <TextInput
        {...shared}
        maxLength={120}
        autoComplete="off"
        placeholder="Exercício do teste"
        onChange={(event) => onType(test.id, field, event.currentTarget.value)}
      />
    );
  }
  return <DecimalInput {...shared} {...LOOK[field]} onChange={(text) => onType(test.id, field, text)} />;
}
