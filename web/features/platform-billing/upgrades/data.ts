import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/platform-billing/upgrades.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { currentUserQuery } from "../../../session/current-user.ts";
import { toast } from "../../../ui/toast.ts";
import type { CardForm } from "../subscription-payments/card-form.ts";
import { type ChosenPlan, cardOf, isPriceChanged } from "../subscription-payments/data.ts";

export type { UpgradeQuote } from "#contract/platform-billing/upgrades.ts";

const upgrades: Endpoints<typeof import("#contract/platform-billing/upgrades.ts")> = endpoints;

const UPGRADE = ["upgrade"] as const;

/** The credit changes every day, so it is read anew. */
export const upgradeQuery = (plan_id: number) =>
  queryOptions({
    queryKey: [...UPGRADE, plan_id],
    queryFn: ({ signal }) => send(upgrades.findUpgrade, { querystring: { plan_id } }, signal),
    staleTime: 0,
  });

interface Upgrade {
  readonly key: string;
  readonly plan: ChosenPlan;
  /** As the screen shows it. */
  readonly value: number;
  /** Null: the card that is kept. */
  readonly card: CardForm | null;
}

export function useUpgrade() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, plan, value, card }: Upgrade) =>
      send(upgrades.upgrade, {
        body: {
          key,
          plan_id: plan.id,
          installments: plan.installments,
          value,
          creditCard: card && (await cardOf(card)).creditCard,
        },
      }),
    onSuccess: ({ subscription }) => {
      cache.setQueryData(["own-subscription"], subscription);
      toast.success("Seu novo plano já começou");
    },
    onSettled: (_, error) => {
      const stale = [["own-invoices"], ["payments"], ["subscription"], currentUserQuery.queryKey];
      if (error) stale.push(["own-subscription"]);
      if (isPriceChanged(error)) stale.push(["plans"], [...UPGRADE]);
      return Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
}
