import { INVOICE_FILTERS, type InvoiceFilter } from "#domain/billing/invoice-states.ts";
import { codesOf } from "#domain/text/labels.ts";

/** The columns that the list may be ordered by, as the call names them. */
export const INVOICE_COLUMNS = ["due_on", "trainer", "value", "paid_on"] as const;
export type InvoiceColumn = (typeof INVOICE_COLUMNS)[number];

export interface InvoiceSearch {
  readonly q?: string | undefined;
  readonly estado?: InvoiceFilter | undefined;
  /** Absent: by the due day, the latest first. */
  readonly ordem?: InvoiceColumn | undefined;
  readonly sentido?: "asc" | undefined;
}

export function invoiceSearch(raw: Record<string, unknown>): InvoiceSearch {
  const estado = codesOf(INVOICE_FILTERS).find((one) => one === raw.estado);
  const ordem = INVOICE_COLUMNS.find((one) => one === raw.ordem);
  return {
    ...(typeof raw.q === "string" && raw.q && { q: raw.q }),
    ...(estado && { estado }),
    ...(ordem && { ordem }),
    ...(raw.sentido === "asc" && { sentido: "asc" }),
  };
}
