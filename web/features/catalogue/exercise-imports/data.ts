import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as imports from "#contract/catalogue/exercise-imports.ts";
import type { ExerciseDraft } from "#contract/catalogue/exercises.ts";
import { endpoint, send } from "../../../api/api.ts";
import { EXERCISES } from "../../../api/query-client.ts";
import type { Sending, Settled } from "../../../ui/import/import-noun.ts";
import { fetchMuscleGroups } from "../muscle-groups/data.ts";
import { fetchDeviations } from "../postural-deviations/data.ts";
import type { ExerciseAnswers } from "./exercise-sheet.ts";

export type ExerciseImport = imports.ExerciseImport;

const run = endpoint<typeof imports.importExercises>("POST", "/api/v1/exercise_imports");
const runAsAdmin = endpoint<typeof imports.importAdminExercises>("POST", "/api/v1/admin/exercise_imports");
const undo = endpoint<typeof imports.undoExerciseImport>("POST", "/api/v1/exercise_imports/undo");
const undoAsAdmin = endpoint<typeof imports.undoAdminExerciseImport>("POST", "/api/v1/admin/exercise_imports/undo");

/** The names that the list has already, up to a thousand: others are found when the import is sent. */
export type FetchNames = () => Promise<readonly string[]>;

/** Null: they were asked for before. */
export async function learnCatalogue(
  answers: ExerciseAnswers,
  fetchNames: FetchNames,
): Promise<ExerciseAnswers | null> {
  if (answers.names !== null) return null;
  const [muscleGroups, deviations, names] = await Promise.all([fetchMuscleGroups(), fetchDeviations(), fetchNames()]);
  return { ...answers, muscleGroups, deviations, names };
}

/** All rows travel at once: they are few. */
export function useRunImport(asAdmin: boolean) {
  const cache = useQueryClient();
  return async ({ key, rows }: Settled<ExerciseDraft>, { onProgress, signal }: Sending): Promise<ExerciseImport> => {
    onProgress(rows.length);
    const body = { key, rows: rows.map(({ line, draft }) => ({ line, exercise: draft })) };
    const answer = asAdmin ? await send(runAsAdmin, { body }, signal) : await send(run, { body }, signal);
    await cache.invalidateQueries({ queryKey: EXERCISES });
    return answer.import;
  };
}

export function useUndoImport(asAdmin: boolean) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => (asAdmin ? send(undoAsAdmin, { body: { key } }) : send(undo, { body: { key } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: EXERCISES }),
  });
}
