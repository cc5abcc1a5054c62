import type { CodeOf } from "../text/labels.ts";

export const INVOICE_STATES = { active: "Ativo", late: "Em Atraso", canceled: "Cancelado" } as const;

export type InvoiceState = CodeOf<typeof INVOICE_STATES>;

/** How the administrator sorts out the invoices of trainers. */
export const INVOICE_FILTERS = {
  pix: "Pix a confirmar",
  open: "Abertas",
  late: "Em atraso",
  paid: "Pagas",
  refunded: "Estornadas",
  refund_refused: "Estorno recusado",
  canceled: "Canceladas",
} as const;

export type InvoiceFilter = CodeOf<typeof INVOICE_FILTERS>;
