import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast } from "../../../ui/toast.ts";
import { checkInvoicePix, makeInvoicePix } from "../invoice-pix/data.ts";
import type { PixPayer } from "../invoice-pix/PixPayerForm.tsx";
import { FOLLOWS_THE_SUBSCRIPTION, ownSubscriptionQuery, useSubscriptionChange } from "./data.ts";

export const useMakeInvoicePix = (id: number) =>
  useSubscriptionChange(null, (payer: PixPayer) => makeInvoicePix(id, payer));

export const useCheckInvoicePix = (id: number) => useSubscriptionChange<void>(null, () => checkInvoicePix(id));

/** A payment takes away the banner with the dialog, so it is told when the dialog goes. */
export function useTellsOfPayment(invoiceId: number): void {
  const cache = useQueryClient();
  useEffect(
    () => () => {
      const subscription = cache.getQueryData(ownSubscriptionQuery.queryKey);
      if (!subscription || subscription.owed?.id === invoiceId) return;
      toast.success("Pagamento recebido. Obrigado!");
      for (const queryKey of FOLLOWS_THE_SUBSCRIPTION) void cache.invalidateQueries({ queryKey });
    },
    [cache, invoiceId],
  );
}
