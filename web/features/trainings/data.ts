import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as mesocycles from "#contract/mesocycles.ts";
import { endpoint, send } from "../../api.ts";
import { ApiError, sentenceOf } from "../../api-error.ts";
import { toast } from "../../ui/toast.ts";
import {
  downloadTrainingsPdf,
  type MesocyclePath,
  mesocycleQuery,
  mesocyclesKey,
  useSaveMesocycle,
} from "../cycles/data.ts";
import type { TrainingsChange } from "./training-changes.ts";

export type { Mesocycle } from "#contract/mesocycles.ts";
export type { Training, TrainingEntry } from "#contract/trainings.ts";

const remove = endpoint<typeof mesocycles.removeTraining>("PUT", "/api/v1/mesocycles/:id/training/:trainingId");

/** What a change was about is no longer in the cycle. */
export class Gone extends Error {}

/** Whether somebody else saved first: nothing was changed, and the change can be made again on what they saved. */
export const isStale = (error: unknown) => error instanceof ApiError && error.code === "changed_elsewhere";

/** Makes a change to the trainings of a mesocycle and saves the whole of it. Says nothing. */
export function usePrescribe(path: MesocyclePath) {
  const cache = useQueryClient();
  const { mutateAsync } = useSaveMesocycle(path);
  return useMutation({
    mutationFn: async (change: TrainingsChange) => {
      const mesocycle = cache.getQueryData(mesocycleQuery(path).queryKey);
      const trainings = mesocycle && change(mesocycle.trainings);
      if (!trainings) throw new Gone();
      return mutateAsync({ lock_version: mesocycle.lock_version, trainings });
    },
  });
}

export function useRemoveTraining(path: MesocyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (trainingId: number) => send(remove, { params: { id: path.mesoId, trainingId } }),
    onSuccess: ({ mesocycle }) => {
      cache.setQueryData(mesocycleQuery(path).queryKey, mesocycle);
      toast.success("Treino removido com sucesso");
      return cache.invalidateQueries({ queryKey: mesocyclesKey(path) });
    },
    onError: (error) => toast.failure(error),
  });
}

/** All trainings of the mesocycle in one PDF. */
export function useTrainingsPdf(path: MesocyclePath) {
  return useMutation({
    mutationFn: () => downloadTrainingsPdf(path),
    onError: (error) =>
      toast.failure(
        error,
        error instanceof ApiError ? `Erro ao baixar PDF: ${sentenceOf(error)}` : "Erro desconhecido ao baixar PDF",
      ),
  });
}
