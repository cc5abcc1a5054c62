import { TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import type { ReportedCell } from "./import-file.ts";

interface Props {
  readonly line: number;
  readonly cell: ReportedCell;
  readonly onEdit: (text: string) => void;
}

/** The cell as it stands in the spreadsheet, to be typed anew; it is checked again when it is left. */
export function CellInput({ line, cell, onEdit }: Props) {
  const [text, setText] = useState(cell.text);
  useEffect(() => setText(cell.text), [cell.text]);
  const commit = () => {
    if (text.trim() !== cell.text) onEdit(text.trim());
  };
  return (
    <TextInput
      aria-label={`${cell.label}, linha ${line}`}
      aria-invalid={cell.severity === "error"}
      autoComplete="off"
      autoCapitalize="none"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
    />
  );
}
