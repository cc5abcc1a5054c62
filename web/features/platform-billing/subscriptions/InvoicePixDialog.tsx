import { Button, Modal, Stack, Text } from "@mantine/core";
import type { PixReceiver } from "#contract/people/pix-receivers.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { toCents } from "#domain/money.ts";
import { PixCode } from "../../../ui/pix/PixCode.tsx";
import { toast } from "../../../ui/toast.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { type OwedInvoice, useAnnounceInvoicePix } from "./data.ts";

const HOW_TO_PAY =
  "No aplicativo do banco, escolha Pix Copia e Cola ou leia o QR code. Depois de pagar, toque em Já paguei: a assinatura é renovada quando o recebimento for confirmado.";

interface Props {
  readonly invoice: OwedInvoice;
  readonly pix: PixReceiver;
  readonly onClose: () => void;
}

export default function InvoicePixDialog({ invoice, pix, onClose }: Props) {
  const phone = useUpTo("sm");
  const announce = useAnnounceInvoicePix();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Pagar com Pix"
      size={460}
      centered
      fullScreen={phone ?? false}
      closeButtonProps={{ "aria-label": "Fechar" }}
    >
      <Stack>
        <Text size="sm" c="dimmed" ta="center" className="figures">
          Fatura com vencimento em {formatDate(invoice.due_on)}
        </Text>
        <PixCode pix={pix} cents={toCents(invoice.value)} txid={`FATURA${invoice.id}`} note={HOW_TO_PAY} />
        <Button
          variant="default"
          loading={announce.isPending}
          onClick={() => announce.mutate(invoice.id, { onSuccess: onClose, onError: (error) => toast.failure(error) })}
        >
          Já paguei
        </Button>
      </Stack>
    </Modal>
  );
}
