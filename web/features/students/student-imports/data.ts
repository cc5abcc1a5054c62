import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/students/student-imports.endpoints.ts";
import type { StudentImport } from "#contract/students/student-imports.ts";
import type { StudentDraft } from "#contract/students/students.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { STUDENTS } from "../../../api/query-client.ts";
import type { CheckedFile, Sending } from "../../../ui/import/import-noun.ts";

export type { KeptStudent, StudentImport } from "#contract/students/student-imports.ts";

const studentImports: Endpoints<typeof import("#contract/students/student-imports.ts")> = endpoints;

const LAST = ["student-imports", "last"] as const;

/** One request's share; the contract takes as many. Here as a number, so that the list's page needs no schemas. */
const ROWS_AT_ONCE = 250;

export const lastImportQuery = queryOptions({
  queryKey: LAST,
  queryFn: async ({ signal }) => (await send(studentImports.findLastStudentImport, {}, signal)).import,
});

export const undoPreviewQuery = (id: number) =>
  queryOptions({
    queryKey: ["student-imports", "undo", id],
    queryFn: ({ signal }) => send(studentImports.previewStudentImportUndo, { params: { id } }, signal),
    // Another person may have signed in a moment ago.
    staleTime: 0,
    gcTime: 0,
  });

export const findKnown = (emails: readonly string[], cellphones: readonly string[]) =>
  send(studentImports.findKnownContacts, { body: { emails: [...emails], cellphones: [...cellphones] } });

interface Running extends CheckedFile<StudentDraft>, Sending {
  readonly invite: boolean;
}

/**
 * Sends the rows ahead, share by share, then has all of them registered at once. No mutation of the cache's: those show the
 * page's own bar for work that does not say how far it is.
 */
export function useRunImport(): (running: Running) => Promise<StudentImport> {
  const cache = useQueryClient();
  return async ({ key, fileName, rows, invite, onProgress, signal }) => {
    onProgress(0);
    const body = { key, file_name: fileName.slice(-255), total: rows.length };
    const begun = await send(studentImports.beginStudentImport, { body }, signal);
    const params = { id: begun.import.id };
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const share = rows.slice(start, start + ROWS_AT_ONCE);
      await send(
        studentImports.sendStudentImportRows,
        { params, body: { rows: share.map(({ line, draft }) => ({ line, student: draft })) } },
        signal,
      );
      onProgress(start + share.length);
    }
    const done = (await send(studentImports.finishStudentImport, { params, body: { invite } }, signal)).import;
    cache.setQueryData(LAST, done);
    await cache.invalidateQueries({ queryKey: STUDENTS });
    return done;
  };
}

export function useUndoImport() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(studentImports.undoStudentImport, { params: { id } }),
    // Not waited for: the question that is open is about an import that the next answer no longer names.
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: STUDENTS });
      void cache.invalidateQueries({ queryKey: LAST });
    },
  });
}
