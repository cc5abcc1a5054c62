import type { PlatformInvoice } from "./data.ts";

export type Standing = Pick<
  PlatformInvoice,
  "state" | "is_late" | "refunded" | "refunded_on" | "returning" | "refund_refused" | "announced_pix"
>;

export function standingOf(invoice: Standing): readonly [label: string, color: string] {
  const { state, is_late, refunded, refunded_on, returning, refund_refused, announced_pix } = invoice;
  if (refund_refused) return ["Estorno recusado", "danger"];
  if (returning > 0) return ["Estorno em andamento", "warning"];
  if (refunded_on) return ["Estornada", "gray"];
  if (refunded > 0) return ["Estorno parcial", "gray"];
  if (announced_pix) return ["Pix a confirmar", "warning"];
  if (is_late) return ["Em atraso", "danger"];
  if (state === "paid") return ["Paga", "success"];
  return state === "pending" ? ["Aberta", "warning"] : ["Cancelada", "gray"];
}
