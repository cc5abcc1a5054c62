import { invoiceStanding, type Standing } from "../subscriptions/invoice-standing.ts";
import type { PlatformInvoice } from "./data.ts";

export type StandingInvoice = Pick<
  PlatformInvoice,
  "state" | "is_late" | "refunded" | "refunded_on" | "returning" | "refund_refused" | "announced_pix"
>;

/** As its trainer reads it, unless somebody has to act on it. */
export function standingOf(invoice: StandingInvoice): Standing {
  if (invoice.refund_refused) return ["Estorno recusado", "danger"];
  if (invoice.announced_pix) return ["Pix a confirmar", "warning"];
  return invoice.is_late ? ["Em atraso", "danger"] : invoiceStanding(invoice);
}
