import { TextInput } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { refuseSets } from "#domain/training/sets/detailed-set.ts";
import { readSetsLine, setsLine } from "#domain/training/sets/sets-line.ts";
import { namesOf } from "../editor/entry-blocks.ts";
import type { SetsChange } from "./use-sets.ts";

interface Props {
  readonly entry: TrainingEntry;
  readonly onChange: SetsChange;
}

const NOT_UNDERSTOOD = "Escreva assim: aq 1x12 20kg, 3x5 @80%, 1xAMRAP";

/** All sets of a row in one line. Text that is not understood stays as it was typed, with its reason. */
export function SetsLine({ entry, onChange }: Props) {
  const stored = setsLine(entry.sets ?? []);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const enter = (text: string) => {
    if (text.trim() === stored) return reset();
    const sets = text.trim() === "" ? null : readSetsLine(text);
    const refusal = sets === null ? (text.trim() === "" ? null : NOT_UNDERSTOOD) : refuseSets(sets);
    setError(refusal);
    if (refusal !== null) return;
    setTyped(null);
    onChange(sets);
  };
  const reset = () => {
    setTyped(null);
    setError(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      event.preventDefault();
      enter(event.currentTarget.value);
    }
    if (event.key === "Escape" && typed !== null) {
      event.stopPropagation();
      reset();
    }
  };

  return (
    <TextInput
      size="sm"
      data-sets=""
      aria-label={`Séries de ${namesOf(entry)}`}
      placeholder="aq 1x12 20kg, 3x5 @80%, 1xAMRAP"
      value={typed ?? stored}
      error={error}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setError(null);
      }}
      onBlur={({ currentTarget }) => enter(currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
