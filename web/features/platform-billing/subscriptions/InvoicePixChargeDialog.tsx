import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#domain/calendar-date.ts";
import { WaitingPix } from "../../../ui/pix/ConfirmingPix.tsx";
import { PixFrame } from "../../../ui/pix/PixFrame.tsx";
import { toast } from "../../../ui/toast.ts";
import { PixPayerForm } from "../invoice-pix/PixPayerForm.tsx";
import { type OwedInvoice, ownSubscriptionQuery } from "./data.ts";
import { useCheckInvoicePix, useMakeInvoicePix, useTellsOfPayment } from "./use-invoice-pix.ts";

const LOOK_AGAIN_MS = 5000;

interface Props {
  readonly invoice: OwedInvoice;
  readonly onClose: () => void;
}

export default function InvoicePixChargeDialog({ invoice, onClose }: Props) {
  const { data: subscription } = useQuery({
    ...ownSubscriptionQuery,
    refetchInterval: ({ state }) => (state.data?.owed?.pix_charge ? LOOK_AGAIN_MS : false),
  });
  useTellsOfPayment(invoice.id);
  const make = useMakeInvoicePix(invoice.id);
  const check = useCheckInvoicePix(invoice.id);
  const owed = subscription?.owed ?? invoice;
  const pix = owed.pix_charge;
  const isFresh = pix !== null && Date.parse(pix.expires_at) > Date.now() && pix.value === owed.value;
  return (
    <PixFrame subject={`Fatura com vencimento em ${formatDate(invoice.due_on)}`} onClose={onClose}>
      {pix && isFresh ? (
        <WaitingPix
          pix={pix}
          isChecking={check.isPending}
          isNotThere={check.isSuccess}
          onCheck={() => check.mutate(undefined, { onError: (error) => toast.failure(error) })}
        />
      ) : (
        <PixPayerForm value={owed.value} make={make} />
      )}
    </PixFrame>
  );
}
