import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as copies from "#contract/training-copies.ts";
import { compareDates } from "#domain/calendar-date.ts";
import type { Period } from "#domain/periodisation/period.ts";
import { endpoint, send } from "../../api.ts";
import { ApiError, sentenceOf } from "../../api-error.ts";
import { toast } from "../../ui/toast.ts";
import {
  cycleQuery,
  downloadTrainingsPdf,
  updateCachedCycle,
  useSaveCycle,
  useTrainingRemoval,
} from "../cycles/cycle-data.ts";
import type { CyclePath } from "../cycles/data.ts";
import type { TrainingsChange } from "./training-changes.ts";

export type { Training, TrainingEntry } from "#contract/trainings.ts";

const mesocyclesToCopy = endpoint<typeof copies.listMesocyclesToCopy>("GET", "/api/v1/mesocyclesList/:id");
const microcyclesToCopy = endpoint<typeof copies.listMicrocyclesToCopy>("GET", "/api/v1/microcyclesList/:id");
const copyTrainings = endpoint<typeof copies.copyTrainings>("POST", "/api/v1/training_copy");

/** Thrown when the changed training or row is no longer in the cycle. */
export class Gone extends Error {}

/** Whether another window saved first. Nothing was changed, and the change can be made again to the newer version. */
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

/** Removes a training and shows the result. After a conflict the newer version is loaded first, so that it is seen. */
export function useRemoveTraining(path: CyclePath) {
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useTrainingRemoval(path);
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

/** A cycle whose trainings can be copied. */
export interface CopySource {
  readonly id: number;
  readonly isMicrocycle: boolean;
  /** "Hipertrofia · Mesociclo 1 · Microciclo 2" */
  readonly name: string;
  readonly period: Period;
  readonly trainings: readonly string[];
}

/** A student's cycles that have trainings of their own, the newest first. */
export const copySourcesQuery = (id: number) =>
  queryOptions({
    queryKey: ["cycles", id, "to-copy"],
    queryFn: async ({ signal }): Promise<CopySource[]> => {
      const [{ mesocycles }, { microcycles }] = await Promise.all([
        send(mesocyclesToCopy, { params: { id } }, signal),
        send(microcyclesToCopy, { params: { id } }, signal),
      ]);
      const found = [
        ...mesocycles.map((one) => sourceOf(one, [one.macrocycle_name, one.name], false)),
        ...microcycles.map((one) => sourceOf(one, [one.mesocycle.macrocycle_name, one.mesocycle.name, one.name], true)),
      ];
      return found.sort((one, other) => compareDates(other.period.startDate, one.period.startDate));
    },
    staleTime: 0,
  });

interface WireSource {
  readonly id: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly trainings: readonly { readonly name: string }[];
}

const sourceOf = ({ id, start_date, end_date, trainings }: WireSource, names: string[], isMicrocycle: boolean) => ({
  id,
  isMicrocycle,
  name: names.join(" · "),
  period: { startDate: start_date, endDate: end_date },
  trainings: trainings.map(({ name }) => name),
});

/** Copies all trainings of one cycle into this one, which has none. */
export function useCopyTrainings(path: CyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isMicrocycle }: CopySource) => {
      const answer = await send(copyTrainings, {
        querystring: {
          idStudent: path.id,
          ...(path.microId ? { idMicrocycles: path.microId } : { idMesocycles: path.mesoId }),
          ...(isMicrocycle ? { idMicrocyclesOrigin: id } : { idMesocyclesOrigin: id }),
          library: "false",
          isMicrocycle: path.microId ? "true" : "false",
        },
      });
      return "mesocycle" in answer ? answer.mesocycle : answer.microcycle;
    },
    onSuccess: (copied) => updateCachedCycle(cache, path, copied),
  });
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
