import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as imports from "#contract/students/student-imports.ts";
import type { StudentDraft } from "#contract/students/students.ts";
import { endpoint, send } from "../../../api/api.ts";
import { STUDENTS } from "../../../api/query-client.ts";
import type { Sending, Settled } from "../../../ui/import/import-noun.ts";

export type KeptStudent = imports.KeptStudent;
export type StudentImport = imports.StudentImport;

const check = endpoint<typeof imports.findKnownContacts>("POST", "/api/v1/student_imports/check");
const begin = endpoint<typeof imports.beginStudentImport>("POST", "/api/v1/student_imports");
const sendRows = endpoint<typeof imports.sendStudentImportRows>("PUT", "/api/v1/student_imports/:id/rows");
const finish = endpoint<typeof imports.finishStudentImport>("POST", "/api/v1/student_imports/:id/finish");
const last = endpoint<typeof imports.findLastStudentImport>("GET", "/api/v1/student_imports/last");
const preview = endpoint<typeof imports.previewStudentImportUndo>("GET", "/api/v1/student_imports/:id/undo");
const undo = endpoint<typeof imports.undoStudentImport>("POST", "/api/v1/student_imports/:id/undo");

const LAST = ["student-imports", "last"] as const;

/** One request's share; the contract takes as many. Here as a number, so that the list's page needs no schemas. */
const ROWS_AT_ONCE = 250;

export const lastImportQuery = queryOptions({
  queryKey: LAST,
  queryFn: async ({ signal }) => (await send(last, {}, signal)).import,
});

export const undoPreviewQuery = (id: number) =>
  queryOptions({
    queryKey: ["student-imports", "undo", id],
    queryFn: ({ signal }) => send(preview, { params: { id } }, signal),
    // Another person may have signed in a moment ago.
    staleTime: 0,
    gcTime: 0,
  });

export const findKnown = (emails: readonly string[], cellphones: readonly string[]) =>
  send(check, { body: { emails: [...emails], cellphones: [...cellphones] } });

interface Running extends Settled<StudentDraft>, Sending {
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
    const begun = await send(begin, { body }, signal);
    const params = { id: begun.import.id };
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const share = rows.slice(start, start + ROWS_AT_ONCE);
      await send(
        sendRows,
        { params, body: { rows: share.map(({ line, draft }) => ({ line, student: draft })) } },
        signal,
      );
      onProgress(start + share.length);
    }
    const done = (await send(finish, { params, body: { invite } }, signal)).import;
    cache.setQueryData(LAST, done);
    await cache.invalidateQueries({ queryKey: STUDENTS });
    return done;
  };
}

export function useUndoImport() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(undo, { params: { id } }),
    // Not waited for: the question that is open is about an import that the next answer no longer names.
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: STUDENTS });
      void cache.invalidateQueries({ queryKey: LAST });
    },
  });
}
