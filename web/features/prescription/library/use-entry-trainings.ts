import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { SavedTrainings } from "../trainings/editor/editor-state.ts";
import type { TrainingsSource } from "../trainings/editor/trainings-saving.ts";
import { entryQuery, type LibraryEntry, useUpdateEntry } from "./data.ts";

const savedTrainings = ({ lock_version, trainings }: LibraryEntry): SavedTrainings => ({
  lockVersion: lock_version,
  trainings,
});

export function useEntryTrainings(id: number, entry: LibraryEntry | undefined) {
  const cache = useQueryClient();
  const { mutateAsync } = useUpdateEntry(id);
  const saved = useMemo(() => entry && savedTrainings(entry), [entry]);
  const source: TrainingsSource = {
    save: (body) => mutateAsync(body).then(savedTrainings),
    reload: () => cache.fetchQuery({ ...entryQuery(id), staleTime: 0 }).then(savedTrainings),
  };
  return { saved, source };
}
