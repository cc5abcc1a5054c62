import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as subscriptions from "#contract/platform-billing/subscriptions.ts";
import { download, endpoint, send } from "../../../api/api.ts";
import { currentUserQuery } from "../../../session/current-user.ts";
import { toast } from "../../../ui/toast.ts";
import { plansQuery } from "../plans/data.ts";
import type { CardForm } from "../subscription-payments/card-form.ts";
import {
  cardOf,
  forgetHashes,
  isPriceChanged,
  isUnanswered,
  type PricedPlan,
  subscriptionQuery,
} from "../subscription-payments/data.ts";

export type { InvoiceLine } from "#contract/platform-billing/invoices.ts";
export type { OwedInvoice, OwnSubscription, SubscribedPlan } from "#contract/platform-billing/subscriptions.ts";

const find = endpoint<typeof subscriptions.findOwnSubscription>("GET", "/api/v1/subscription");
const card = endpoint<typeof subscriptions.changeCard>("PUT", "/api/v1/subscription/card");
const plan = endpoint<typeof subscriptions.changePlan>("PUT", "/api/v1/subscription/plan");
const cancel = endpoint<typeof subscriptions.cancelSubscription>("POST", "/api/v1/subscription/cancellation");
const resume = endpoint<typeof subscriptions.resumeSubscription>("DELETE", "/api/v1/subscription/cancellation");
const list = endpoint<typeof subscriptions.listInvoices>("GET", "/api/v1/subscription/invoices");
const receipt = endpoint<typeof subscriptions.printInvoiceReceipt>("GET", "/api/v1/subscription/invoices/:id/receipt");
const pay = endpoint<typeof subscriptions.payInvoice>("POST", "/api/v1/subscription/invoices/:id/payment");

const announce = endpoint<typeof subscriptions.announceInvoicePix>("POST", "/api/v1/subscription/invoices/:id/pix");

/** Asked anew on every visit: what is owed changes with the day. */
export const ownSubscriptionQuery = queryOptions({
  queryKey: ["own-subscription"],
  queryFn: async ({ signal }) => (await send(find, {}, signal)).subscription,
  staleTime: 0,
});

const INVOICES = ["own-invoices"] as const;
export const INVOICES_PER_PAGE = 12;

export const invoicesQuery = (page: number) =>
  queryOptions({
    queryKey: [...INVOICES, page],
    queryFn: ({ signal }) => send(list, { querystring: { page, limit: INVOICES_PER_PAGE } }, signal),
    placeholderData: keepPreviousData,
  });

export const downloadInvoiceReceipt = (id: number) => download(receipt, { params: { id } });

type Answer = { readonly subscription: subscriptions.OwnSubscription | null };

/**
 * The answer is shown at once, and what depends on it is read again, also after a failure.
 * The toast is shown here, because the answer may take away the banner with the dialog that asked.
 */
function useChange<Variables>(done: string, change: (variables: Variables) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ subscription }) => {
      cache.setQueryData(ownSubscriptionQuery.queryKey, subscription);
      toast.success(done);
    },
    onSettled: (_, error) => {
      if (!isUnanswered(error)) forgetHashes();
      const stale = [INVOICES, ["payments"], subscriptionQuery.queryKey, currentUserQuery.queryKey];
      if (error) stale.push(ownSubscriptionQuery.queryKey);
      if (isPriceChanged(error)) stale.push(plansQuery.queryKey);
      return Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
}

export const useChangeCard = () =>
  useChange("Cartão salvo com sucesso", async (form: CardForm) =>
    send(card, { body: { paymentInformation: await cardOf(form) } }),
  );

export const useChangePlan = () =>
  useChange("Plano trocado com sucesso", (chosen: PricedPlan) => send(plan, { body: { plan: chosen } }));

export const useCancelSubscription = () => useChange<void>("Assinatura cancelada", () => send(cancel, {}));

export const useResumeSubscription = () => useChange<void>("Sua assinatura continua", () => send(resume, {}));

interface InvoicePayment {
  readonly id: number;
  /** As the screen shows it. */
  readonly value: number;
  readonly installments: number;
  /** Null: the card that is kept. */
  readonly card: CardForm | null;
}

export const usePayInvoice = () =>
  useChange("Pagamento recebido. Obrigado!", async ({ id, value, installments, card: form }: InvoicePayment) =>
    send(pay, { params: { id }, body: { paymentInformation: form && (await cardOf(form)), value, installments } }),
  );

export const useAnnounceInvoicePix = () =>
  useChange("Pagamento informado. Assim que o recebimento for confirmado, avisamos por e-mail.", (id: number) =>
    send(announce, { params: { id } }),
  );
