import type { InvoiceLine } from "./data.ts";

export type Standing = readonly [label: string, color: string];

export function invoiceStanding({
  state,
  refunded,
  refunded_on,
  returning,
}: Pick<InvoiceLine, "state" | "refunded" | "refunded_on" | "returning">): Standing {
  if (returning > 0) return ["Estorno em andamento", "warning"];
  if (refunded_on) return ["Estornada", "gray"];
  if (refunded > 0) return ["Estorno parcial", "gray"];
  if (state === "paid") return ["Paga", "success"];
  return state === "pending" ? ["Aberta", "warning"] : ["Cancelada", "gray"];
}
