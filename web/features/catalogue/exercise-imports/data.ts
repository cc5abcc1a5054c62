import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/catalogue/exercise-imports.endpoints.ts";
import type { ExerciseImport } from "#contract/catalogue/exercise-imports.ts";
import type { ExerciseDraft } from "#contract/catalogue/exercises.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { EXERCISES } from "../../../api/query-client.ts";
import type { CheckedFile, Sending } from "../../../ui/import/import-noun.ts";
import { fetchMuscleGroups } from "../muscle-groups/data.ts";
import { fetchDeviations } from "../postural-deviations/data.ts";
import type { ExerciseAnswers } from "./exercise-sheet.ts";

export type { ExerciseImport } from "#contract/catalogue/exercise-imports.ts";

const exerciseImports: Endpoints<typeof import("#contract/catalogue/exercise-imports.ts")> = endpoints;

/** The names that the list has already, up to a thousand: others are found when the import is sent. */
export type FetchNames = () => Promise<readonly string[]>;

/** Null: they were read before. */
export async function addCatalogue(answers: ExerciseAnswers, fetchNames: FetchNames): Promise<ExerciseAnswers | null> {
  if (answers.names !== null) return null;
  const [muscleGroups, deviations, names] = await Promise.all([fetchMuscleGroups(), fetchDeviations(), fetchNames()]);
  return { ...answers, muscleGroups, deviations, names };
}

/** All rows travel at once: they are few. */
export function useRunImport(asAdmin: boolean) {
  const cache = useQueryClient();
  return async (
    { key, rows }: CheckedFile<ExerciseDraft>,
    { onProgress, signal }: Sending,
  ): Promise<ExerciseImport> => {
    onProgress(rows.length);
    const body = { key, rows: rows.map(({ line, draft }) => ({ line, exercise: draft })) };
    const answer = asAdmin
      ? await send(exerciseImports.importAdminExercises, { body }, signal)
      : await send(exerciseImports.importExercises, { body }, signal);
    await cache.invalidateQueries({ queryKey: EXERCISES });
    return answer.import;
  };
}

export function useUndoImport(asAdmin: boolean) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (key: string) =>
      asAdmin
        ? send(exerciseImports.undoAdminExerciseImport, { body: { key } })
        : send(exerciseImports.undoExerciseImport, { body: { key } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: EXERCISES }),
  });
}
