import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type * as copies from "#contract/training-copies.ts";
import { compareDates } from "#domain/calendar-date.ts";
import type { Period } from "#domain/periodisation/period.ts";
import { endpoint, send } from "../../api.ts";
import { ApiError, sentenceOf } from "../../api-error.ts";
import { toast } from "../../ui/toast.ts";
import { type Cycle, cycleQuery, downloadTrainingsPdf, updateCachedCycle, useSaveCycle } from "../cycles/cycle-data.ts";
import type { CyclePath } from "../cycles/data.ts";
import type { SavedTrainings } from "./saving/trainings-editor.ts";
import { useSaving } from "./saving/use-saving.ts";

export type { Training, TrainingEntry } from "#contract/trainings.ts";

const mesocyclesToCopy = endpoint<typeof copies.listMesocyclesToCopy>("GET", "/api/v1/mesocyclesList/:id");
const microcyclesToCopy = endpoint<typeof copies.listMicrocyclesToCopy>("GET", "/api/v1/microcyclesList/:id");
const copyTrainings = endpoint<typeof copies.copyTrainings>("POST", "/api/v1/training_copy");

const savedTrainings = ({ lock_version, trainings }: Cycle): SavedTrainings => ({
  lockVersion: lock_version,
  trainings,
});

/** The trainings of a cycle, edited on screen and saved with the cycle; undefined until it is read. */
export function useCycleTrainings(path: CyclePath, cycle: Cycle | undefined) {
  const cache = useQueryClient();
  const { mutateAsync } = useSaveCycle(path);
  const saved = useMemo(() => cycle && savedTrainings(cycle), [cycle]);
  return useSaving(saved, {
    save: (body) => mutateAsync(body).then(savedTrainings),
    reload: () => cache.fetchQuery({ ...cycleQuery(path), staleTime: 0 }).then(savedTrainings),
  });
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
