import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as imports from "#contract/catalogue/exercise-imports.ts";
import type * as exercises from "#contract/catalogue/exercises.ts";
import type { ExerciseDraft } from "#contract/catalogue/exercises.ts";
import type * as muscleGroups from "#contract/catalogue/muscle-groups.ts";
import type * as deviations from "#contract/catalogue/postural-deviations.ts";
import { endpoint, send } from "../../../api/api.ts";
import { EXERCISES } from "../../../api/query-client.ts";
import type { Sending, Settled } from "../../../ui/import/import-noun.ts";
import type { ExerciseAnswers } from "./exercise-sheet.ts";

export type ExerciseImport = imports.ExerciseImport;

const run = endpoint<typeof imports.importExercises>("POST", "/api/v1/exercise_imports");
const runAsAdmin = endpoint<typeof imports.importAdminExercises>("POST", "/api/v1/admin/exercise_imports");
const undo = endpoint<typeof imports.undoExerciseImport>("POST", "/api/v1/exercise_imports/undo");
const undoAsAdmin = endpoint<typeof imports.undoAdminExerciseImport>("POST", "/api/v1/admin/exercise_imports/undo");

const list = endpoint<typeof exercises.listExercises>("GET", "/api/v1/exercises");
const listGroups = endpoint<typeof muscleGroups.listMuscleGroups>("GET", "/api/v1/muscle-groups");
const listDeviations = endpoint<typeof deviations.listPosturalDeviations>("GET", "/api/v1/postural-deviations");

/** The most exercises of one page. Names beyond it are found when the import is sent. */
const MOST_NAMES = 1000;

/** Asks once which muscle groups, deviations and own exercises there are. Null when they were asked for. */
export async function learnCatalogue(answers: ExerciseAnswers, asAdmin: boolean): Promise<ExerciseAnswers | null> {
  if (answers.names !== null) return null;
  const querystring = { page: 1, limit: MOST_NAMES, my_library: asAdmin ? "false" : "true" } as const;
  const [groups, known, own] = await Promise.all([
    send(listGroups, {}),
    send(listDeviations, {}),
    send(list, { querystring }),
  ]);
  return {
    ...answers,
    muscleGroups: groups.muscle_groups,
    deviations: known.postural_deviations,
    names: own.exercises.map(({ name }) => name),
  };
}

/** Sends all rows at once: they are few. */
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
