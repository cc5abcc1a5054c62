import { SegmentedControl, Text, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { choicesOf } from "#domain/text/labels.ts";
import { GROUP_KINDS, type GroupKind, groupLetter, groupText, type RowGroup } from "#domain/training/sets/row-group.ts";
import { PlainIcon } from "../../../../ui/PlainIcon.tsx";
import { makeChange } from "../editor/announce.ts";
import { changeGroup } from "../editor/group-changes.ts";
import { useEditor, usePlan } from "../editor/use-trainings.ts";
import classes from "./GroupHead.module.css";
import { GROUP_FIELDS, type GroupField, groupFieldText, withGroupText, withKind } from "./group-form.ts";

interface Props {
  readonly trainingId: number;
  readonly group: RowGroup;
  readonly rows: number;
}

const TEXTS = { failed: "Erro ao salvar exercício", gone: "Erro: Exercício não encontrado" };

/** The way in which the rows below are done together. Whoever may not change it reads it in words. */
export function GroupHead({ trainingId, group, rows }: Props) {
  const editor = useEditor();
  const { readOnly } = usePlan();
  if (readOnly) return <Text className={classes.words ?? ""}>{groupText(group, rows)}</Text>;
  const change = (next: RowGroup | null, undoable?: string) =>
    void makeChange(editor, changeGroup(trainingId, group.number, next), {
      ...TEXTS,
      ...(undoable && { saved: "Grupo desfeito", undoable }),
    });
  const name = `Grupo ${groupLetter(group)}`;
  return (
    <fieldset className={classes.head}>
      <legend className={classes.name}>{name}</legend>
      <SegmentedControl
        size="xs"
        aria-label={`Tipo do ${name.toLowerCase()}`}
        data={choicesOf(GROUP_KINDS)}
        value={group.kind}
        onChange={(kind) => change(withKind(group, kind as GroupKind))}
      />
      {GROUP_FIELDS[group.kind].map(({ field, label }) => (
        <GroupFigure key={`${group.kind}-${field}`} group={group} field={field} label={label} onChange={change} />
      ))}
      <PlainIcon icon="close" aria-label={`Desfazer ${name}`} onClick={() => change(null, name)} />
    </fieldset>
  );
}

interface FigureProps {
  readonly group: RowGroup;
  readonly field: GroupField;
  readonly label: string;
  readonly onChange: (group: RowGroup) => void;
}

function GroupFigure({ group, field, label, onChange }: FigureProps) {
  const id = useId();
  const stored = groupFieldText(group, field);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const enter = () => {
    if (typed === null || typed === stored) return setTyped(null);
    const next = withGroupText(group, field, typed);
    if (typeof next === "string") return setError(next);
    setTyped(null);
    onChange(next);
  };
  return (
    <div className={classes.figure}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        size="xs"
        w={64}
        inputMode="numeric"
        placeholder={field === "rounds" ? "" : "00:00"}
        value={typed ?? stored}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(null);
        }}
        onBlur={enter}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          enter();
        }}
      />
    </div>
  );
}
