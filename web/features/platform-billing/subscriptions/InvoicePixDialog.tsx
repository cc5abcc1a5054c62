import type { PixReceiver } from "#contract/people/pix-receivers.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { toCents } from "#domain/money.ts";
import { PixCode } from "../../../ui/pix/PixCode.tsx";
import { PixDialog } from "../../../ui/pix/PixDialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { type OwedInvoice, useAnnounceInvoicePix } from "./data.ts";

const HOW_TO_PAY =
  "No aplicativo do banco, escolha Pix Copia e Cola ou leia o QR code. Depois de pagar, toque em Já paguei: a assinatura é renovada quando o recebimento for confirmado.";

interface Props {
  readonly invoice: OwedInvoice;
  readonly pix: PixReceiver;
  readonly onClose: () => void;
}

export default function InvoicePixDialog({ invoice, pix, onClose }: Props) {
  const announce = useAnnounceInvoicePix();
  return (
    <PixDialog
      subject={`Fatura com vencimento em ${formatDate(invoice.due_on)}`}
      onPaid={() => announce.mutate(invoice.id, { onSuccess: onClose, onError: (error) => toast.failure(error) })}
      isAnnouncing={announce.isPending}
      onClose={onClose}
    >
      <PixCode pix={pix} cents={toCents(invoice.value)} txid={`FATURA${invoice.id}`} note={HOW_TO_PAY} />
    </PixDialog>
  );
}
