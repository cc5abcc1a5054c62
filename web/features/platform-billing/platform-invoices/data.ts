import { infiniteQueryOptions, keepPreviousData, useMutation } from "@tanstack/react-query";
import * as endpoints from "#contract/platform-billing/platform-invoices.endpoints.ts";
import { download, type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";
import type { InvoiceSearch } from "./invoice-search.ts";

export type { PlatformInvoice } from "#contract/platform-billing/platform-invoices.ts";

const invoices: Endpoints<typeof import("#contract/platform-billing/platform-invoices.ts")> = endpoints;

interface InvoiceFilter extends InvoiceSearch {
  readonly trainerId?: number;
}

/** Invoices change without this browser, so they are read anew on every visit. */
export const platformInvoicesQuery = (filter: InvoiceFilter) =>
  infiniteQueryOptions({
    queryKey: ["platform-invoices", filter],
    queryFn: ({ pageParam, signal }) => send(invoices.listPlatformInvoices, partsOf(filter, pageParam), signal),
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
    staleTime: 0,
  });

const partsOf = ({ q, estado, ordem, sentido, trainerId }: InvoiceFilter, page: number) => ({
  querystring: {
    page,
    ...(q && { q }),
    ...(estado && { state: estado }),
    ...(ordem && { order: ordem }),
    ...(sentido && { direction: sentido }),
    ...(trainerId !== undefined && { trainer_id: trainerId }),
  },
});

export const useTrainerReceipt = (trainerId: number) =>
  useMutation({
    mutationFn: (invoiceId: number) => download(invoices.printTrainerReceipt, { params: { id: trainerId, invoiceId } }),
    onError: (error) => toast.failure(error),
  });
