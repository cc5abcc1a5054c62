import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { pdfFailure } from "../../../ui/pdf-failure.ts";
import { toast } from "../../../ui/toast.ts";
import { type Cycle, cycleQuery, useSaveCycle } from "../../planning/cycles/cycle-data.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import type { SavedTrainings } from "./editor/editor-state.ts";
import type { TrainingsSource } from "./editor/trainings-saving.ts";

const savedTrainings = (cycle: Cycle): SavedTrainings => ({
  lockVersion: cycle.lock_version,
  trainings: cycle.trainings,
  changedWeeks: "changed_weeks" in cycle ? cycle.changed_weeks : undefined,
});

export function useCycleTrainings(path: CyclePath, cycle: Cycle | undefined) {
  const cache = useQueryClient();
  const { mutateAsync } = useSaveCycle(path);
  const saved = useMemo(() => cycle && savedTrainings(cycle), [cycle]);
  const source: TrainingsSource = {
    save: (body) => mutateAsync(body).then(savedTrainings),
    reload: () => cache.fetchQuery({ ...cycleQuery(path), staleTime: 0 }).then(savedTrainings),
  };
  return { saved, source };
}

export function useTrainingsPdf(print: () => Promise<void>) {
  return useMutation({
    mutationFn: print,
    onError: (error) => toast.failure(error, pdfFailure(error)),
  });
}
