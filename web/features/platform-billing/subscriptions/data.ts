import { keepPreviousData, type QueryKey, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/platform-billing/subscriptions.endpoints.ts";
import type { OwnSubscription } from "#contract/platform-billing/subscriptions.ts";
import { download, type Endpoints, send } from "../../../api/api.ts";
import { currentUserQuery } from "../../../session/current-user.ts";
import { toast } from "../../../ui/toast.ts";
import { plansQuery } from "../plans/data.ts";
import type { CardForm } from "../subscription-payments/card-form.ts";
import {
  cardOf,
  forgetHashes,
  isEndUnknown,
  isPriceChanged,
  type PricedPlan,
  subscriptionQuery,
} from "../subscription-payments/data.ts";

export type { InvoiceLine } from "#contract/platform-billing/invoices.ts";
export type { OwedInvoice, OwnSubscription, SubscribedPlan } from "#contract/platform-billing/subscriptions.ts";

const subscriptions: Endpoints<typeof import("#contract/platform-billing/subscriptions.ts")> = endpoints;

/** Asked anew on every visit: what is owed changes with the day. */
export const ownSubscriptionQuery = queryOptions({
  queryKey: ["own-subscription"],
  queryFn: async ({ signal }) => (await send(subscriptions.findOwnSubscription, {}, signal)).subscription,
  staleTime: 0,
});

const INVOICES = ["own-invoices"] as const;
export const INVOICES_PER_PAGE = 12;

export const invoicesQuery = (page: number) =>
  queryOptions({
    queryKey: [...INVOICES, page],
    queryFn: ({ signal }) =>
      send(subscriptions.listInvoices, { querystring: { page, limit: INVOICES_PER_PAGE } }, signal),
    placeholderData: keepPreviousData,
  });

export const downloadInvoiceReceipt = (id: number) => download(subscriptions.printInvoiceReceipt, { params: { id } });

export const FOLLOWS_THE_SUBSCRIPTION: readonly QueryKey[] = [
  INVOICES,
  ["payments"],
  subscriptionQuery.queryKey,
  currentUserQuery.queryKey,
];

type Answer = { readonly subscription: OwnSubscription | null };

/**
 * The answer is shown at once, and what depends on it is read again, also after a failure.
 * The toast is shown here, because the answer may take away the banner with the dialog that asked.
 */
export function useSubscriptionChange<Variables>(
  done: string | null,
  change: (variables: Variables) => Promise<Answer>,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ subscription }) => {
      cache.setQueryData(ownSubscriptionQuery.queryKey, subscription);
      if (done !== null) toast.success(done);
    },
    onSettled: (_, error) => {
      if (!isEndUnknown(error)) forgetHashes();
      const stale = [...FOLLOWS_THE_SUBSCRIPTION];
      if (error) stale.push(ownSubscriptionQuery.queryKey);
      if (isPriceChanged(error)) stale.push(plansQuery.queryKey);
      return Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
}

export const useChangeCard = () =>
  useSubscriptionChange("Cartão salvo com sucesso", async (form: CardForm) =>
    send(subscriptions.changeCard, { body: { paymentInformation: await cardOf(form) } }),
  );

export const useChangePlan = () =>
  useSubscriptionChange("Plano trocado com sucesso", (chosen: PricedPlan) =>
    send(subscriptions.changePlan, { body: { plan: chosen } }),
  );

export const useCancelSubscription = () =>
  useSubscriptionChange<void>("Assinatura cancelada", () => send(subscriptions.cancelSubscription, {}));

export const useResumeSubscription = () =>
  useSubscriptionChange<void>("Sua assinatura continua", () => send(subscriptions.resumeSubscription, {}));

interface InvoicePayment {
  readonly id: number;
  /** As the screen shows it. */
  readonly value: number;
  readonly installments: number;
  /** Null: the card that is kept. */
  readonly card: CardForm | null;
}

export const usePayInvoice = () =>
  useSubscriptionChange(
    "Pagamento recebido. Obrigado!",
    async ({ id, value, installments, card: form }: InvoicePayment) =>
      send(subscriptions.payInvoice, {
        params: { id },
        body: { paymentInformation: form && (await cardOf(form)), value, installments },
      }),
  );

export const useAnnounceInvoicePix = () =>
  useSubscriptionChange(
    "Pagamento informado. Assim que o recebimento for confirmado, avisamos por e-mail.",
    (id: number) => send(subscriptions.announceInvoicePix, { params: { id } }),
  );
