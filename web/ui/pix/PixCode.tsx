import { Text } from "@mantine/core";
import type { PixReceiver } from "#contract/people/pix-receivers.ts";
import { type PixCodeParts, pixCode } from "#domain/billing/pix/code.ts";
import { formatPixKey, PIX_KEY_KINDS } from "#domain/billing/pix/keys.ts";
import { PixCopy } from "./PixCopy.tsx";

export interface PixPaymentParts extends Pick<PixCodeParts, "cents" | "txid" | "description"> {
  readonly note?: string;
}

const HOW_TO_PAY =
  "No aplicativo do banco, escolha Pix Copia e Cola ou leia o QR code. O personal confirma o recebimento.";

export function PixCode({ pix, note = HOW_TO_PAY, ...payment }: PixPaymentParts & { readonly pix: PixReceiver }) {
  return (
    <PixCopy code={pixCode({ ...pix, ...payment })} cents={payment.cents} label={`QR code do Pix para ${pix.name}`}>
      <Text size="sm" ta="center">
        {pix.name} · {pix.city}
        <Text span size="sm" c="dimmed" display="block" className="figures" style={{ overflowWrap: "anywhere" }}>
          {PIX_KEY_KINDS[pix.kind]}: {formatPixKey(pix)}
        </Text>
      </Text>
      <Text size="sm" c="dimmed" ta="center">
        {note}
      </Text>
    </PixCopy>
  );
}
