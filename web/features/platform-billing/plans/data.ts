import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallAnswer, CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/platform-billing/plans.endpoints.ts";
import type { createSubscriptionPlan, listSubscriptionPlans, Plan } from "#contract/platform-billing/plans.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { Plan, PlanGroup, PlanOffer } from "#contract/platform-billing/plans.ts";

const plans: Endpoints<typeof import("#contract/platform-billing/plans.ts")> = endpoints;

/** The plans on sale to trainers stand under the same key, so that a change of the platform's plans reaches them too. */
const PLANS = ["plans"] as const;
const LISTS = [...PLANS, "kept"] as const;

export const plansQuery = queryOptions({
  queryKey: ["plans"],
  queryFn: async ({ signal }) => (await send(plans.listPlans, {}, signal)).plans,
});

/** More than there will ever be: forms show them all at once. */
const ALL_PLANS = 999;

export async function fetchSoldPlans(owner_by: "master" | "personal_trainer", signal: AbortSignal) {
  const { results } = await send(
    plans.listSubscriptionPlans,
    { querystring: { page: 1, limit: ALL_PLANS, owner_by } },
    signal,
  );
  return results.filter((plan) => plan.is_active);
}

export const PLANS_PER_PAGE = 12;

export const ownPlansQuery = ({ search, page }: { readonly search: string; readonly page: number }) =>
  queryOptions({
    queryKey: [...LISTS, search, page],
    queryFn: ({ signal }) =>
      send(plans.listSubscriptionPlans, { querystring: { search, page, limit: PLANS_PER_PAGE } }, signal),
    placeholderData: keepPreviousData,
  });

export const planQuery = (id: number) =>
  queryOptions({
    queryKey: [...PLANS, "one", id],
    queryFn: async ({ signal }) => (await send(plans.findSubscriptionPlan, { params: { id } }, signal)).plan,
  });

interface PlanToSave {
  readonly id?: number | undefined;
  readonly body: CallArguments<typeof createSubscriptionPlan>["body"];
}

/** The caller says what went wrong. */
export function useSavePlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: PlanToSave) =>
      id === undefined
        ? send(plans.createSubscriptionPlan, { body })
        : send(plans.updateSubscriptionPlan, { params: { id }, body }),
    onSuccess: (_, { id }) => {
      toast.success(id === undefined ? "Plano cadastrado com sucesso" : "Plano atualizado com sucesso");
      return cache.invalidateQueries({ queryKey: PLANS });
    },
  });
}

export function useRemovePlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(plans.removeSubscriptionPlan, { params: { id } }),
    onSuccess: () => toast.success("Plano removido com sucesso"),
    onError: (error) => toast.failureWithReason(error, "Erro ao remover plano"),
    onSettled: () => cache.invalidateQueries({ queryKey: PLANS }),
  });
}

type Listed = CallAnswer<typeof listSubscriptionPlans>;
type Switched = Pick<Plan, "id" | "is_active">;

export function useSwitchPlan() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, is_active }: Switched) =>
      send(plans.updateSubscriptionPlan, { params: { id }, body: { is_active } }),
    onMutate: async (plan: Switched) => {
      await cache.cancelQueries({ queryKey: LISTS });
      const previousPages = cache.getQueriesData<Listed>({ queryKey: LISTS });
      cache.setQueriesData<Listed>({ queryKey: LISTS }, (page) => page && withStatus(page, plan));
      return previousPages;
    },
    onError: (error, _, previousPages) => {
      for (const [key, page] of previousPages ?? []) cache.setQueryData(key, page);
      toast.failureWithReason(error, "Erro ao alterar status do plano");
    },
    onSuccess: () => toast.success("Status do plano alterado com sucesso"),
    onSettled: () => cache.invalidateQueries({ queryKey: PLANS }),
  });
}

const withStatus = (page: Listed, { id, is_active }: Switched): Listed => ({
  ...page,
  results: page.results.map((plan) => (plan.id === id ? { ...plan, is_active } : plan)),
});
