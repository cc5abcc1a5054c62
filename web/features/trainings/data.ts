import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, sentenceOf } from "../../api-error.ts";
import { toast } from "../../ui/toast.ts";
import {
  cycleQuery,
  downloadTrainingsPdf,
  useRemoveTraining as useRemove,
  useSaveCycle,
} from "../cycles/cycle-work.ts";
import type { CyclePath } from "../cycles/data.ts";
import type { TrainingsChange } from "./training-changes.ts";

export type { Training, TrainingEntry } from "#contract/trainings.ts";

/** What a change was about is no longer in the cycle. */
export class Gone extends Error {}

/** Whether somebody else saved first: nothing was changed, and the change can be made again on what they saved. */
export const isStale = (error: unknown) => error instanceof ApiError && error.code === "changed_elsewhere";

/** Makes a change to the trainings of a cycle and saves the whole of it. Says nothing. */
export function usePrescribe(path: CyclePath) {
  const cache = useQueryClient();
  const { mutateAsync } = useSaveCycle(path);
  return useMutation({
    mutationFn: async (change: TrainingsChange) => {
      const cycle = cache.getQueryData(cycleQuery(path).queryKey);
      const trainings = cycle && change(cycle.trainings);
      if (!trainings) throw new Gone();
      return mutateAsync({ lock_version: cycle.lock_version, trainings });
    },
  });
}

/** Removes a training, and says how it went. What another window changed meanwhile is brought, to be looked at first. */
export function useRemoveTraining(path: CyclePath) {
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useRemove(path);
  const remove = async (trainingId: number): Promise<boolean> => {
    const lockVersion = cache.getQueryData(cycleQuery(path).queryKey)?.lock_version ?? 0;
    try {
      await mutateAsync({ trainingId, lockVersion });
      toast.success("Treino removido com sucesso");
      return true;
    } catch (error) {
      toast.failure(error);
      if (isStale(error)) await cache.refetchQueries({ queryKey: cycleQuery(path).queryKey });
      return false;
    }
  };
  return { remove, isPending };
}

/** All trainings of the cycle in one PDF. */
export function useTrainingsPdf(path: CyclePath) {
  return useMutation({
    mutationFn: () => downloadTrainingsPdf(path),
    onError: (error) =>
      toast.failure(
        error,
        error instanceof ApiError ? `Erro ao baixar PDF: ${sentenceOf(error)}` : "Erro desconhecido ao baixar PDF",
      ),
  });
}
