import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/assessment/evaluation-imports.endpoints.ts";
import type { EvaluationImport, PastEvaluationDraft } from "#contract/assessment/evaluation-imports.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { STUDENTS } from "../../../api/query-client.ts";
import type { CheckedFile, Sending } from "../../../ui/import/import-noun.ts";

export type {
  EvaluationImport,
  ImportedStudent,
  PastEvaluationDraft,
} from "#contract/assessment/evaluation-imports.ts";

const evaluationImports: Endpoints<typeof import("#contract/assessment/evaluation-imports.ts")> = endpoints;

const LAST = ["evaluation-imports", "last"] as const;

export const lastImportQuery = queryOptions({
  queryKey: LAST,
  queryFn: async ({ signal }) => (await send(evaluationImports.findLastEvaluationImport, {}, signal)).import,
  staleTime: 0,
});

interface Sought {
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly ids: readonly number[];
}

export const findStudents = async ({ names, emails, ids }: Sought) => {
  const body = { names: [...names], emails: [...emails], ids: [...ids] };
  return (await send(evaluationImports.findImportedStudents, { body })).students;
};

function useRefresh() {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [STUDENTS, ["cycles"], ["evaluation-imports"]].map((queryKey) => cache.invalidateQueries({ queryKey })),
    );
}

/** All rows travel at once: they are few. */
export function useRunImport() {
  const refresh = useRefresh();
  return async (
    { key, rows }: CheckedFile<PastEvaluationDraft>,
    { onProgress, signal }: Sending,
  ): Promise<EvaluationImport> => {
    onProgress(rows.length);
    const body = { key, rows: rows.map(({ line, draft }) => ({ line, evaluation: draft })) };
    const answer = await send(evaluationImports.importEvaluations, { body }, signal);
    await refresh();
    return answer.import;
  };
}

export function useRemoveImported(studentId: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (evaluationId: number) =>
      send(evaluationImports.removeImportedEvaluation, { params: { id: studentId, evaluationId } }),
    onSuccess: () => void refresh(),
  });
}

export function useUndoImport() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (key: string) => send(evaluationImports.undoEvaluationImport, { body: { key } }),
    // Not waited for: the next answer takes away what asked.
    onSuccess: () => void refresh(),
  });
}
