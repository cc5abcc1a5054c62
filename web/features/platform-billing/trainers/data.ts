import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/platform-billing/trainers.endpoints.ts";
import type { registerTrainerByAdmin, updateTrainer } from "#contract/platform-billing/trainers.ts";
import { addressOf, download, type Endpoints, send } from "../../../api/api.ts";
import { filterParts, type PeopleFilter } from "../../../ui/people/people-search.ts";
import { useStatusSwitch } from "../../../ui/people/use-status-switch.ts";
import { toast } from "../../../ui/toast.ts";
import { fetchSoldPlans } from "../plans/data.ts";
import type { TrainerListing, TrainersSearch } from "./trainer-search.ts";

export type { Trainer, TrainerSummary } from "#contract/platform-billing/trainers.ts";

const trainers: Endpoints<typeof import("#contract/platform-billing/trainers.ts")> = endpoints;

const TRAINERS = ["trainers"] as const;
const TRAINER_LISTS = [...TRAINERS, "list"] as const;
const trainerKey = (id: number) => [...TRAINERS, "one", id] as const;

export type TrainersFilter = PeopleFilter & TrainerListing;

const matchOf = ({ atraso, filtro, plano, ...filter }: TrainersFilter) => ({
  ...filterParts(filter),
  ...(filtro && { standing: filtro }),
  ...(plano !== undefined && { plan_id: plano }),
  ...(atraso && { late: "true" as const }),
});

const partsOf = ({ ordem, sentido, ...filter }: TrainersFilter, page: number) => ({
  querystring: {
    ...matchOf(filter),
    page,
    ...(ordem && { order: ordem }),
    ...(sentido && { direction: sentido }),
  },
});

export const trainersFilterOf = ({
  q = "",
  status = "ativos",
  ordem,
  sentido,
  atraso,
  filtro,
  plano,
}: TrainersSearch): TrainersFilter => ({
  q,
  status,
  ...(ordem && { ordem }),
  ...(sentido && { sentido }),
  ...(atraso && { atraso }),
  ...(filtro && { filtro }),
  ...(plano !== undefined && { plano }),
});

export const FIRST_TRAINERS = addressOf(trainers.listTrainers.url, partsOf({ q: "", status: "ativos" }, 1));

export const trainersQuery = (filter: TrainersFilter) =>
  infiniteQueryOptions({
    queryKey: [...TRAINER_LISTS, filter],
    queryFn: ({ pageParam, signal }) => send(trainers.listTrainers, partsOf(filter, pageParam), signal),
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
  });

const FOUND_AT_MOST = 4;

export const foundTrainersQuery = (q: string) =>
  queryOptions({
    queryKey: [...TRAINERS, "found", q],
    queryFn: async ({ signal }) =>
      (await send(trainers.listTrainers, { querystring: { q, page: 1, limit: FOUND_AT_MOST } }, signal)).users,
  });

export const trainerQuery = (id: number) =>
  queryOptions({
    queryKey: trainerKey(id),
    queryFn: async ({ signal }) => (await send(trainers.findTrainer, { params: { id } }, signal)).user,
  });

/** Trainers announce a Pix at any time, so it is read anew on every visit. */
export const announcedPixQuery = queryOptions({
  queryKey: [...TRAINERS, "announced-pix"],
  queryFn: async ({ signal }) => (await send(trainers.listAnnouncedPix, {}, signal)).results,
  staleTime: 0,
});

export const soldPlatformPlansQuery = queryOptions({
  queryKey: [...TRAINERS, "plans"],
  queryFn: ({ signal }) => fetchSoldPlans("master", signal),
});

export type NewTrainer = CallArguments<typeof registerTrainerByAdmin>["body"];
export type ChangedTrainer = Exclude<CallArguments<typeof updateTrainer>["body"], { readonly is_active: boolean }>;

export type TrainerToSave =
  | { readonly id?: undefined; readonly body: NewTrainer }
  | { readonly id: number; readonly body: ChangedTrainer };

export function useSaveTrainer() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: TrainerToSave) =>
      id === undefined
        ? send(trainers.registerTrainerByAdmin, { body })
        : send(trainers.updateTrainer, { params: { id }, body }),
    onSuccess: ({ user }) => {
      cache.setQueryData(trainerKey(user.id), user);
      return cache.invalidateQueries({ queryKey: TRAINER_LISTS });
    },
  });
}

export function useSendAccess() {
  return useMutation({
    mutationFn: (id: number) => send(trainers.sendTrainerAccess, { params: { id } }),
    onSuccess: () => toast.success("Acesso enviado com sucesso"),
    onError: (error) => toast.failure(error),
  });
}

export function useSendConfirmation() {
  return useMutation({
    mutationFn: (id: number) => send(trainers.sendTrainerConfirmation, { params: { id } }),
    onSuccess: () => toast.success("Confirmação enviada de novo"),
    onError: (error) => toast.failure(error),
  });
}

interface PixAnswer {
  readonly paymentId: number;
  readonly received: boolean;
}

/** Another administrator may have answered meanwhile, so it is read again. */
export function useAnswerPix(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ paymentId, received }: PixAnswer) =>
      send(trainers.answerTrainerPix, { params: { id, paymentId }, body: { received } }),
    onSuccess: ({ user }, { received }) => {
      cache.setQueryData(trainerKey(id), user);
      toast.success(received ? "Recebimento confirmado" : "Pix cancelado");
    },
    onError: (error) => toast.failure(error),
    onSettled: (_, error) =>
      Promise.all(
        [
          TRAINER_LISTS,
          announcedPixQuery.queryKey,
          ["payments"],
          ["dashboards"],
          ["trainer-billing", id],
          ["platform-invoices"],
          ["trainer-log"],
          ...(error ? [trainerKey(id)] : []),
        ].map((queryKey) => cache.invalidateQueries({ queryKey })),
      ),
  });
}

export function useExportTrainers() {
  return useMutation({
    mutationFn: (filter: TrainersFilter) => download(trainers.exportTrainers, { querystring: matchOf(filter) }),
    onError: (error) => toast.failure(error),
  });
}

export const useSetTrainerStatus = () =>
  useStatusSwitch({
    lists: TRAINER_LISTS,
    keyOf: trainerKey,
    save: ({ id, is_active }) => send(trainers.updateTrainer, { params: { id }, body: { is_active } }),
    saved: () => "Status atualizado com sucesso!",
    failed: () => "Erro ao atualizar status. Tente novamente mais tarde.",
  });
