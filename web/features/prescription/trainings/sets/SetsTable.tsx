import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { choicesOf } from "#domain/text/labels.ts";
import {
  type DetailedSet,
  SET_KINDS,
  SET_LIMITS,
  type SetKind,
  WORKING_SET,
} from "#domain/training/sets/detailed-set.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { PlainIcon } from "../../../../ui/PlainIcon.tsx";
import classes from "./SetsTable.module.css";
import { cellsOf, SET_CELLS, type SetCell, withCell, withSetKind } from "./set-cells.ts";
import type { SetsChange } from "./use-sets.ts";

interface Props {
  readonly sets: readonly DetailedSet[];
  readonly onChange: SetsChange;
}

/** Each set in a line of its own. */
export function SetsTable({ sets, onChange }: Props) {
  const add = () => onChange([...sets, sets.at(-1) ?? { ...WORKING_SET, max_reps: 10 }]);
  return (
    <div className={classes.table}>
      <div className={`${classes.set} ${classes.head}`} aria-hidden>
        <span />
        <span>Tipo</span>
        {SET_CELLS.map(({ cell, label }) => (
          <span key={cell}>{label}</span>
        ))}
      </div>
      <ol className={classes.sets}>
        {sets.map((set, index) => (
          <li key={`${index}-${sets.length}`} className={classes.set}>
            <SetCells set={set} number={index + 1} onChange={(next) => onChange(sets.with(index, next))} />
            <PlainIcon
              icon="trash"
              aria-label={`Remover a ${index + 1}ª série`}
              disabled={sets.length === 1}
              onClick={() => onChange(sets.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon name="plus" size={16} />}
          disabled={sets.length >= SET_LIMITS.sets}
          onClick={add}
        >
          Série
        </Button>
        <Button variant="subtle" size="compact-sm" color="gray" onClick={() => onChange(null)}>
          Voltar a uma linha só
        </Button>
      </div>
    </div>
  );
}

interface CellsProps {
  readonly set: DetailedSet;
  readonly number: number;
  readonly onChange: (set: DetailedSet) => void;
}

function SetCells({ set, number, onChange }: CellsProps) {
  const cells = cellsOf(set);
  return (
    <>
      <span className={classes.number}>{number}</span>
      <NativeSelect
        size="sm"
        aria-label={`Tipo da ${number}ª série`}
        className={classes.kind ?? ""}
        data={choicesOf(SET_KINDS)}
        value={set.kind}
        onChange={({ currentTarget }) => onChange(withSetKind(set, currentTarget.value as SetKind))}
      />
      {SET_CELLS.map(({ cell, label, placeholder }) => (
        <SetInput
          key={cell}
          label={`${label} da ${number}ª série`}
          placeholder={placeholder}
          value={cells[cell]}
          isFixed={cell === "repetitions" && set.kind === "amrap"}
          read={(text) => withCell(set, cell satisfies SetCell, text)}
          onChange={onChange}
        />
      ))}
    </>
  );
}

interface InputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly isFixed: boolean;
  readonly read: (text: string) => DetailedSet | null;
  readonly onChange: (set: DetailedSet) => void;
}

/** Text that cannot be read stays as it was typed, and is marked. */
function SetInput({ label, placeholder, value, isFixed, read, onChange }: InputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const enter = () => {
    if (typed === null || typed === value) return setTyped(null);
    const next = read(typed);
    setWrong(next === null);
    if (!next) return;
    setTyped(null);
    onChange(next);
  };
  return (
    <TextInput
      size="sm"
      aria-label={label}
      placeholder={placeholder}
      readOnly={isFixed}
      value={typed ?? value}
      error={isWrong && `Assim: ${placeholder}`}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setWrong(false);
      }}
      onBlur={enter}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        enter();
      }}
    />
  );
}
