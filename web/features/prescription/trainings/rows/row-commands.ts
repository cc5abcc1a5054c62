import type { KeyboardEvent } from "react";
import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { exercisesOf, typeOfEntry } from "#domain/training/blocks.ts";
import { PRESCRIBED } from "#domain/training/entry/type-fields.ts";
import { focusOn } from "../../../../ui/dialog/use-focus-back.ts";
import { type ChangeTexts, makeChange } from "../editor/announce.ts";
import { namesOf } from "../editor/entry-blocks.ts";
import { joinWithNext, leaveGroup } from "../editor/group-changes.ts";
import {
  duplicateEntry,
  editEntry,
  moveEntry,
  removeEntry,
  stepEntry,
  type TrainingsChange,
} from "../editor/training-changes.ts";
import type { useGoTo } from "../editor/training-place.ts";
import type { TrainingsEditor } from "../editor/trainings-editor.ts";
import { firstSets } from "../sets/first-sets.ts";
import { neighbourOf } from "./grid-keys.ts";

const SORT_FAILED = "Erro ao salvar ordenação";
const SAVE_FAILED = "Erro ao salvar exercício";

interface Options {
  readonly editor: TrainingsEditor;
  readonly go: ReturnType<typeof useGoTo>;
  readonly hasStudent: boolean;
}

function hasOneLoad(entry: TrainingEntry): boolean {
  const type = typeOfEntry(entry);
  return exercisesOf(entry).length === 1 && type !== undefined && PRESCRIBED[type].load === true;
}

export function rowCommands({ editor, go, hasStudent }: Options, trainingId: number, entry: TrainingEntry) {
  const name = namesOf(entry);
  const change = (rowChange: TrainingsChange, texts: ChangeTexts) => void makeChange(editor, rowChange, texts);
  return {
    edit: () => go({ trainingId, open: { form: "exercicio", entryId: entry.id } }),
    copy: () => go({ trainingId, open: { form: "copiar-exercicio", entryId: entry.id } }),
    duplicate: (from: Element) => {
      change(duplicateEntry(trainingId, entry.id, editor.newId()), { failed: SAVE_FAILED });
      // Once the copy is drawn, it is the row below.
      focusOn(() => neighbourOf(from, 1)());
    },
    remove: (from: Element) => {
      const next = neighbourOf(from, 1);
      change(removeEntry(trainingId, entry.id), {
        saved: "Exercício removido com sucesso",
        undoable: name,
        failed: "Erro ao remover Exercício",
        gone: "Erro: Exercício não encontrado para remoção",
      });
      focusOn(next);
    },
    /** Absent where sets cannot be told apart, or are already. */
    detail:
      !entry.sets && hasOneLoad(entry)
        ? (from: Element | null) => {
            change(editEntry(trainingId, entry.id, { sets: firstSets(entry) }), { failed: SAVE_FAILED });
            if (from) focusOn(() => from.closest("[data-row]")?.querySelector("[data-sets]") ?? null);
          }
        : undefined,
    /** Absent where there is no load, or not one exercise of a student. */
    max:
      hasOneLoad(entry) && hasStudent
        ? () => go({ trainingId, open: { form: "maxima", entryId: entry.id } })
        : undefined,
    join: () => change(joinWithNext(trainingId, entry.id), { failed: SAVE_FAILED }),
    leave: entry.group ? () => change(leaveGroup(trainingId, entry.id), { failed: SAVE_FAILED }) : undefined,
    swap: () => change(editEntry(trainingId, entry.id, { no_swap: !entry.no_swap }), { failed: SAVE_FAILED }),
    step: (from: Element, step: 1 | -1) => {
      change(stepEntry(trainingId, entry.id, step), { failed: SORT_FAILED });
      // The browser takes the focus from what is moved on the page.
      focusOn(() => from);
    },
  };
}

export type RowCommands = ReturnType<typeof rowCommands>;

export const dropRow = (editor: TrainingsEditor, trainingId: number, moved: TrainingEntry, target: TrainingEntry) =>
  void makeChange(editor, moveEntry(trainingId, moved.id, target.id), {
    saved: "Ordenação salva com sucesso",
    undoable: namesOf(moved),
    failed: SORT_FAILED,
  });

/** Alt+↑ and Alt+↓ move the row, Ctrl+D repeats it, Ctrl+Delete removes it, Ctrl+Enter opens its form. */
export function runRowKey(event: KeyboardEvent, commands: RowCommands): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const isControl = event.ctrlKey || event.metaKey;
  const run =
    event.altKey && key === "ArrowUp"
      ? () => commands.step(target, -1)
      : event.altKey && key === "ArrowDown"
        ? () => commands.step(target, 1)
        : isControl && key.toLowerCase() === "d"
          ? () => commands.duplicate(target)
          : isControl && key === "Delete"
            ? () => commands.remove(target)
            : isControl && key === "Enter"
              ? commands.edit
              : undefined;
  if (!run) return;
  event.preventDefault();
  // Leaving the field saves what is being typed; to leave it and come back draws the row twice more.
  if (target.dataset.unchanged === undefined) target.blur();
  run();
}
