import { Button, Group, Text } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import type { OwedInvoice, OwnSubscription } from "./data.ts";
import { PayDialog } from "./PayDialog.tsx";

const InvoicePixChargeDialog = lazy(() => import("./InvoicePixChargeDialog.tsx"));
const InvoicePixDialog = lazy(() => import("./InvoicePixDialog.tsx"));

interface Props {
  readonly owed: OwedInvoice;
  readonly card: OwnSubscription["card"];
}

/** While a Pix waits for its confirmation nothing else is paid. */
export function PayButtons({ owed, card }: Props) {
  const [way, setWay] = useState<"card" | "pix" | null>(null);
  const close = () => setWay(null);
  if (owed.pix_announced_on)
    return (
      <Text size="sm" fw={600} className="figures">
        Pix informado em {formatDate(owed.pix_announced_on)}, aguardando confirmação
      </Text>
    );
  return (
    <Group gap="sm">
      <Button onClick={() => setWay("card")}>Pagar {formatReais(owed.value)}</Button>
      <Button variant="default" onClick={() => setWay("pix")}>
        {owed.pix_charge ? "Ver Pix" : "Pagar com Pix"}
      </Button>
      {way === "card" && <PayDialog invoice={owed} card={card} onClose={close} />}
      <Suspense>
        {way === "pix" && owed.pix && <InvoicePixDialog invoice={owed} pix={owed.pix} onClose={close} />}
        {way === "pix" && !owed.pix && <InvoicePixChargeDialog invoice={owed} onClose={close} />}
      </Suspense>
    </Group>
  );
}
