import type { CodeOf } from "../text/labels.ts";

/** How a subscription, or a student's plan, stands on a dashboard. */
export const INVOICE_STATES = { active: "Ativo", late: "Em Atraso", canceled: "Cancelado" } as const;

export type InvoiceState = CodeOf<typeof INVOICE_STATES>;
