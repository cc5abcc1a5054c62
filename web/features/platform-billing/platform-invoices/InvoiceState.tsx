import { Badge } from "@mantine/core";
import { type Standing, standingOf } from "./invoice-standing.ts";

export function InvoiceState(invoice: Standing) {
  const [label, color] = standingOf(invoice);
  return <Badge color={color}>{label}</Badge>;
}
