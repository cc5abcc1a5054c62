import type { CodeOf } from "../text/labels.ts";

export const INVOICE_STATES = { active: "Ativo", late: "Em Atraso", canceled: "Cancelado" } as const;

export type InvoiceState = CodeOf<typeof INVOICE_STATES>;
