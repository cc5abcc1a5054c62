import { Button, Stack, Text, Textarea } from "@mantine/core";
import type { PixReceiver } from "#contract/people/pix-receivers.ts";
import { type PixCodeParts, pixCode } from "#domain/billing/pix/code.ts";
import { formatPixKey, PIX_KEY_KINDS } from "#domain/billing/pix/keys.ts";
import { formatReais, toReais } from "#domain/money.ts";
import { Icon } from "../Icon.tsx";
import { QrCode } from "../QrCode.tsx";
import { toast } from "../toast.ts";

export interface PixPaymentParts extends Pick<PixCodeParts, "cents" | "txid" | "description"> {
  readonly note?: string;
}

const HOW_TO_PAY =
  "No aplicativo do banco, escolha Pix Copia e Cola ou leia o QR code. O personal confirma o recebimento.";

export function PixCode({ pix, note = HOW_TO_PAY, ...payment }: PixPaymentParts & { readonly pix: PixReceiver }) {
  const code = pixCode({ ...pix, ...payment });
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast.success("Código Pix copiado"),
      () => toast.failure(null, "Erro ao copiar para área de transferência"),
    );
  return (
    <Stack gap="md" align="center" maw={420} mx="auto" w="100%">
      {payment.cents !== undefined && (
        <Text fz={28} fw={700} className="figures">
          {formatReais(toReais(payment.cents))}
        </Text>
      )}
      <QrCode content={code} label={`QR code do Pix para ${pix.name}`} />
      <Button fullWidth leftSection={<Icon name="copy" size={18} />} onClick={copy}>
        Copiar código
      </Button>
      <Textarea
        w="100%"
        aria-label="Código Pix Copia e Cola"
        value={code}
        readOnly
        autosize
        minRows={2}
        maxRows={7}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Text size="sm" ta="center">
        {pix.name} · {pix.city}
        <Text span size="sm" c="dimmed" display="block" className="figures" style={{ overflowWrap: "anywhere" }}>
          {PIX_KEY_KINDS[pix.kind]}: {formatPixKey(pix)}
        </Text>
      </Text>
      <Text size="sm" c="dimmed" ta="center">
        {note}
      </Text>
    </Stack>
  );
}
