import { TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { Choice } from "../select/Choice.tsx";
import type { ReportedCell } from "./import-file.ts";

interface Props {
  readonly line: number;
  readonly cell: ReportedCell;
  readonly choices: readonly string[] | undefined;
  readonly onEdit: (text: string) => void;
}

export function CellInput({ line, cell, choices: answers, onEdit }: Props) {
  const label = `${cell.label}, linha ${line}`;
  return answers ? (
    <Choice
      aria-label={label}
      aria-invalid={cell.severity === "error"}
      data={answers}
      placeholder={cell.text || "Escolha"}
      value={answers.find((answer) => answer === cell.text) ?? null}
      onChange={(chosen) => chosen !== null && onEdit(chosen)}
    />
  ) : (
    <TypedCell label={label} cell={cell} onEdit={onEdit} />
  );
}

function TypedCell({ label, cell, onEdit }: Omit<Props, "line" | "choices"> & { readonly label: string }) {
  const [text, setText] = useState(cell.text);
  const input = useRef<HTMLInputElement>(null);
  // A text that is being typed stays when the check of an earlier one ends.
  useEffect(() => {
    if (document.activeElement !== input.current) setText(cell.text);
  }, [cell.text]);
  const commit = () => {
    if (text.trim() !== cell.text) onEdit(text.trim());
  };
  return (
    <TextInput
      ref={input}
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
