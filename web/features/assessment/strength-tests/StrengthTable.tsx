import { Table } from "@mantine/core";
import { type KeyboardEvent, memo } from "react";
import type { StrengthTest } from "./data.ts";
import { derivedTexts } from "./derived-texts.ts";
import { type FieldProps, LABELS, StrengthInput } from "./StrengthFields.tsx";
import { StrengthHistory } from "./StrengthHistory.tsx";
import classes from "./StrengthTable.module.css";
import { rowOf, STRENGTH_FIELDS, type TypedRows } from "./strength-rows.ts";

interface Props extends Pick<FieldProps, "onType"> {
  readonly tests: readonly StrengthTest[];
  readonly typed: TypedRows;
}

export function StrengthTable({ tests, typed, onType }: Props) {
  return (
    <Table className={classes.table ?? ""} onKeyDown={moveInColumn} verticalSpacing={6} horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Grupo muscular</Table.Th>
          {STRENGTH_FIELDS.map((field) => (
            <Table.Th key={field} data-field={field}>
              {LABELS[field]}
            </Table.Th>
          ))}
          <Table.Th data-figure>Carga sugerida</Table.Th>
          <Table.Th data-figure>1RM Epley</Table.Th>
          <Table.Th data-figure>1RM Brzycki</Table.Th>
          <Table.Th>Evolução</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {tests.map((test) => (
          <TestRow key={test.id} test={test} row={rowOf(test, typed)} onType={onType} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

const TestRow = memo(
  ({ test, row, onType }: FieldProps) => {
    const { epley, brzycki, suggested } = derivedTexts(row);
    return (
      <Table.Tr>
        <Table.Th scope="row">{test.muscle_group.name}</Table.Th>
        {STRENGTH_FIELDS.map((field) => (
          <Table.Td key={field}>
            <StrengthInput test={test} row={row} onType={onType} field={field} />
          </Table.Td>
        ))}
        <Table.Td data-figure>{suggested}</Table.Td>
        <Table.Td data-figure>{epley}</Table.Td>
        <Table.Td data-figure>{brzycki}</Table.Td>
        <Table.Td>
          <StrengthHistory test={test} />
        </Table.Td>
      </Table.Tr>
    );
  },
  // A keystroke renders its own row alone.
  (before, now) =>
    before.test === now.test &&
    before.onType === now.onType &&
    STRENGTH_FIELDS.every((field) => before.row[field] === now.row[field]),
);

const COLUMN_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/** Enter and the arrows go to the field above or below: those with the same `data-column`. */
function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  const step = COLUMN_STEPS[key];
  if (step === undefined || !(target instanceof HTMLInputElement) || !target.dataset.column) return;
  const column = [...currentTarget.querySelectorAll<HTMLInputElement>(`input[data-column="${target.dataset.column}"]`)];
  event.preventDefault();
  column[column.indexOf(target) + step]?.focus();
}
