import { type KeyboardEvent, useState } from "react";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import type { TypeField } from "#domain/training/entry/type-fields.ts";
import { readFigure } from "#domain/training/entry/typed-figures.ts";
import { makeChange } from "../editor/announce.ts";
import type { RowDraft } from "../editor/editor-state.ts";
import { editEntry } from "../editor/training-changes.ts";
import { useGoTo } from "../editor/training-place.ts";
import { useEditor, usePlan, useTraining, useTrainings } from "../editor/use-trainings.ts";
import { moveInGrid } from "./grid-keys.ts";
import { rowCommands, runRowKey } from "./row-commands.ts";
import { figuresChange, rowErrors, typedIn, withFigures } from "./row-figures.ts";

export interface EntryProps {
  readonly trainingId: number;
  readonly entry: TrainingEntry;
}

export function useEntryRow({ trainingId, entry }: EntryProps, unfolded: boolean) {
  const editor = useEditor();
  const { readOnly, cycle } = usePlan();
  const go = useGoTo();
  const [open, setOpen] = useState(unfolded);
  const commands = rowCommands({ editor, go, hasStudent: cycle !== undefined }, trainingId, entry);
  const onKeyDown = (event: KeyboardEvent) => {
    moveInGrid(event);
    runRowKey(event, commands);
  };
  const notes = { open, toggle: () => setOpen(!open), id: `notes-${editor.keyOf(entry.id)}` };
  return { readOnly, commands, onKeyDown, notes };
}

const NOT_SAVED = "Não foi salvo";
const TEXTS = { failed: "Erro ao salvar exercício", gone: "Erro: Exercício não encontrado" };
const NO_DRAFT: RowDraft = {};

/** Figures are saved as soon as the whole row can be; until then they wait. */
export function useRowFigures({ trainingId, entry }: EntryProps) {
  const editor = useEditor();
  const key = editor.keyOf(entry.id);
  const draft = useTrainings(({ drafts }) => drafts.get(key) ?? NO_DRAFT);
  const weekdays = useTraining(trainingId, (training) => training.weekdays) ?? [];

  const saveDraft = (next: RowDraft) => editor.dispatch({ type: "drafted", key, draft: next });

  const save = async (next: RowDraft) => {
    saveDraft({});
    const { outcome } = await makeChange(editor, editEntry(trainingId, entry.id, figuresChange(next)), TEXTS);
    if (outcome === "refused") saveDraft(next);
  };

  const enter = (field: TypeField, text: string) => {
    const next = withFigures(entry, draft, readFigure(text, field));
    const isEmpty = Object.keys(next).length === 0;
    if (isEmpty || Object.keys(rowErrors(entry, { weekdays }, next)).length > 0) saveDraft(next);
    else void save(next);
  };

  const typed = typedIn(entry, draft);
  const errors = rowErrors(entry, { weekdays }, draft);
  const errorOf = ({ field }: TypeField) =>
    errors[field] ?? (field in draft && Object.keys(errors).length === 0 ? NOT_SAVED : undefined);
  const reset = ({ field }: TypeField) => {
    const { [field]: _typed, ...others } = draft;
    saveDraft(others);
  };
  return { typed: ({ field }: TypeField) => typed(field), enter, errorOf, reset };
}
