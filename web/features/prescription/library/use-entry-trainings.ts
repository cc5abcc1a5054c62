import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { SavedTrainings } from "../trainings/editor/trainings-editor.ts";
import { useSaving } from "../trainings/editor/use-saving.ts";
import { entryQuery, type LibraryEntry, useUpdateEntry } from "./data.ts";

const savedTrainings = ({ lock_version, trainings }: LibraryEntry): SavedTrainings => ({
  lockVersion: lock_version,
  trainings,
});

/** The trainings of an entry, edited on screen and saved with the entry; undefined until it is read. */
export function useEntryTrainings(id: number, entry: LibraryEntry | undefined) {
  const cache = useQueryClient();
  const { mutateAsync } = useUpdateEntry(id);
  const saved = useMemo(() => entry && savedTrainings(entry), [entry]);
  return useSaving(saved, {
    save: (body) => mutateAsync(body).then(savedTrainings),
    reload: () => cache.fetchQuery({ ...entryQuery(id), staleTime: 0 }).then(savedTrainings),
  });
}
