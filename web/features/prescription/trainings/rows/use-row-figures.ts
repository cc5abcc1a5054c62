import { useState } from "react";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import type { TypeField } from "#domain/training/entry/type-fields.ts";
import { readTyped } from "#domain/training/entry/typed-figures.ts";
import { editEntry } from "../editor/training-changes.ts";
import type { RowContext } from "../editor/training-context.ts";
import { figuresChange, type RowDraft, type RowTraining, rowErrors, withFigure } from "./row-figures.ts";

const NOT_SAVED = "Não foi salvo";
const WORDS = { failed: "Erro ao salvar exercício", gone: "Erro: Exercício não encontrado" };

interface Row {
  readonly training: RowTraining;
  readonly entry: TrainingEntry;
}

/** The figures of a row as they are typed in the table. They are saved as soon as the whole row can be; until then they wait. */
export function useRowFigures({ change, keyOf, drafts }: RowContext, { training, entry }: Row) {
  const key = keyOf(entry.id);
  const [draft, setDraft] = useState<RowDraft>(() => drafts.get(key) ?? {});

  const keep = (next: RowDraft) => {
    if (Object.keys(next).length === 0) drafts.delete(key);
    else drafts.set(key, next);
    setDraft(next);
  };

  const save = async (next: RowDraft) => {
    keep({});
    const { outcome } = await change(editEntry(training.id, entry.id, figuresChange(next)), WORDS);
    if (outcome === "refused") keep(next);
  };

  const enter = (field: TypeField, text: string) => {
    const next = withFigure(entry, draft, field.field, readTyped(text, field));
    const isEmpty = Object.keys(next).length === 0;
    if (isEmpty || Object.keys(rowErrors(entry, training, next)).length > 0) keep(next);
    else void save(next);
  };

  const errors = rowErrors(entry, training, draft);
  const errorOf = ({ field }: TypeField) =>
    errors[field] ?? (field in draft && Object.keys(errors).length === 0 ? NOT_SAVED : undefined);
  const reset = ({ field }: TypeField) => {
    const { [field]: _typed, ...others } = draft;
    keep(others);
  };
  return { draft, enter, errorOf, reset };
}
