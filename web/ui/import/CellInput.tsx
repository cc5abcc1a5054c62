import { Select, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import type { ReportedCell } from "./import-file.ts";

interface Props {
  readonly line: number;
  readonly cell: ReportedCell;
  /** The answers that the cell may hold; undefined for any text. */
  readonly choices: readonly string[] | undefined;
  readonly onEdit: (text: string) => void;
}

/** The cell as it stands in the spreadsheet, to be corrected: a closed answer is chosen, everything else is typed. */
export function CellInput({ line, cell, choices: answers, onEdit }: Props) {
  const label = `${cell.label}, linha ${line}`;
  return answers ? (
    <Select
      aria-label={label}
      aria-invalid={cell.severity === "error"}
      data={answers}
      searchable={answers.length > 10}
      openOnFocus={false}
      allowDeselect={false}
      placeholder={cell.text || "Escolha"}
      value={answers.find((answer) => answer === cell.text) ?? null}
      onChange={(chosen) => chosen !== null && onEdit(chosen)}
    />
  ) : (
    <TypedCell label={label} cell={cell} onEdit={onEdit} />
  );
}

/** It is checked again when it is left. */
function TypedCell({ label, cell, onEdit }: Omit<Props, "line" | "choices"> & { readonly label: string }) {
  const [text, setText] = useState(cell.text);
  useEffect(() => setText(cell.text), [cell.text]);
  const commit = () => {
    if (text.trim() !== cell.text) onEdit(text.trim());
  };
  return (
    <TextInput
      aria-label={label}
      aria-invalid={cell.severity === "error"}
      autoComplete="off"
      autoCapitalize="none"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
    />
  );
}
