import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { fromWire, toWire } from "#domain/training/entry/names.ts";
import { withSetsSummary } from "#domain/training/entry/sets-summary.ts";
import type { DetailedSet } from "#domain/training/sets/detailed-set.ts";
import { makeChange } from "../editor/announce.ts";
import { editEntry } from "../editor/training-changes.ts";
import { useEditor } from "../editor/use-trainings.ts";

export type SetsChange = (sets: DetailedSet[] | null) => void;

/** A row with other sets; its figures follow them. Without sets the figures stay. */
const withSets = (sets: DetailedSet[] | null) => (entry: TrainingEntry) =>
  toWire(withSetsSummary({ ...fromWire(entry), sets }, entry.exercise_technic?.name ?? null));

export function useSetsChange(trainingId: number, entry: TrainingEntry): SetsChange {
  const editor = useEditor();
  return (sets) =>
    void makeChange(editor, editEntry(trainingId, entry.id, withSets(sets)), {
      failed: "Erro ao salvar exercício",
      gone: "Erro: Exercício não encontrado",
    });
}
