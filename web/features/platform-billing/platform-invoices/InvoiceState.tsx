import { Badge } from "@mantine/core";
import { type StandingInvoice, standingOf } from "./invoice-standing.ts";

export function InvoiceState(invoice: StandingInvoice) {
  const [label, color] = standingOf(invoice);
  return <Badge color={color}>{label}</Badge>;
}
