import { Badge } from "@mantine/core";
import type { PlatformInvoice } from "./data.ts";

type Standing = Pick<PlatformInvoice, "state" | "is_late" | "refunded" | "refunded_on" | "announced_pix">;

function standingOf(invoice: Standing): readonly [label: string, color: string] {
  const { state, is_late, refunded, refunded_on, announced_pix } = invoice;
  if (refunded_on) return ["Estornada", "gray"];
  if (refunded > 0) return ["Estorno parcial", "gray"];
  if (announced_pix) return ["Pix a confirmar", "warning"];
  if (is_late) return ["Em atraso", "danger"];
  if (state === "paid") return ["Paga", "success"];
  return state === "pending" ? ["Aberta", "warning"] : ["Cancelada", "gray"];
}

export function InvoiceState(invoice: Standing) {
  const [label, color] = standingOf(invoice);
  return <Badge color={color}>{label}</Badge>;
}
