import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/platform-billing/billing-acts.endpoints.ts";
import type { BillingActDraft } from "#contract/platform-billing/billing-acts.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { BillingAct, TrainerBilling } from "#contract/platform-billing/billing-acts.ts";

const billingActs: Endpoints<typeof import("#contract/platform-billing/billing-acts.ts")> = endpoints;

const keyOf = (id: number) => ["trainer-billing", id] as const;

export const trainerBillingQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => send(billingActs.findTrainerBilling, { params: { id } }, signal),
    staleTime: 0,
  });

/** Everything that shows the subscription or its money is read anew. */
const TOUCHED = [
  ["trainers"],
  ["payments"],
  ["dashboards"],
  ["platform-invoices"],
  ["coupons"],
  ["trainer-log"],
] as const;

export function useActOnBilling(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BillingActDraft) => send(billingActs.actOnBilling, { params: { id }, body }),
    onSuccess: (billing) => {
      cache.setQueryData(keyOf(id), billing);
      toast.success(billing.acts[0]?.summary ?? "Assinatura alterada");
    },
    onSettled: () => Promise.all(TOUCHED.map((queryKey) => cache.invalidateQueries({ queryKey }))),
  });
}
