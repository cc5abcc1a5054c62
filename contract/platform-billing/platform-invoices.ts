import { z } from "zod";
import { INVOICE_FILTERS } from "#domain/billing/invoice-states.ts";
import { codesOf } from "#domain/text/labels.ts";
import { call } from "../call.ts";
import { failures, Id, ListMeta, ListQuery, PdfFile } from "../wire.ts";
import { InvoiceLine } from "./invoices.ts";
import * as endpoints from "./platform-invoices.endpoints.ts";
import { AnnouncedPix } from "./trainers.ts";

export const INVOICES_PER_PAGE = 30;
export const INVOICE_ORDERS = ["due_on", "trainer", "value", "paid_on"] as const;

/** `is_late`: owed, and due before today. `may_refund`: money of it can go back, at most `refundable` reais: credit that another invoice took stays. `refund_refused`: what is `returning` waits for a person, because the provider refused it. */
export const PlatformInvoice = InvoiceLine.extend({
  trainer: z.object({ id: Id, fullname: z.string() }),
  is_late: z.boolean(),
  may_refund: z.boolean(),
  refundable: z.number(),
  refund_refused: z.boolean(),
  announced_pix: AnnouncedPix.nullable(),
});
export type PlatformInvoice = z.infer<typeof PlatformInvoice>;

const tags = ["platform-invoices"];

/** Those with an announced Pix come first. `value`: reais of all that match: owed, received and kept, or given back; null of all states together and of canceled ones. `q`: words of the trainer's name or e-mail. */
export const listPlatformInvoices = call(endpoints.listPlatformInvoices, {
  schema: {
    summary: "Faturas de todos os personais",
    tags,
    querystring: ListQuery(INVOICES_PER_PAGE).extend({
      state: z.enum(codesOf(INVOICE_FILTERS)).optional(),
      trainer_id: Id.optional(),
      order: z.enum(INVOICE_ORDERS).default("due_on"),
      direction: z.enum(["asc", "desc"]).default("desc"),
    }),
    response: {
      200: z.object({ invoices: z.array(PlatformInvoice), value: z.number().nullable(), meta: ListMeta }),
      ...failures(400, 401, 403),
    },
  },
});

/** 422 `nothing_to_print` for an invoice that is not paid. */
export const printTrainerReceipt = call(endpoints.printTrainerReceipt, {
  schema: {
    summary: "Recibo de uma fatura paga de um personal, em PDF",
    tags,
    params: z.object({ id: Id, invoiceId: Id }),
    response: { 200: PdfFile, ...failures(401, 403, 404, 422, 429) },
  },
});
