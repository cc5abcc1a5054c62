import type { PixReceiver } from "#contract/people/pix-receivers.ts";
import { toCents } from "#domain/money.ts";
import { PixCode } from "../../../ui/pix/PixCode.tsx";
import { PixDialog } from "../../../ui/pix/PixDialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAnnouncePlanPix } from "./data.ts";

const HOW_TO_PAY =
  "No aplicativo do banco, escolha Pix Copia e Cola ou leia o QR code. Depois de pagar, toque em Já paguei: o acesso começa quando o recebimento for confirmado.";

interface Props {
  readonly planId: number;
  readonly value: number;
  readonly pix: PixReceiver;
  readonly onClose: () => void;
}

export default function PlanPixDialog({ planId, value, pix, onClose }: Props) {
  const announce = useAnnouncePlanPix();
  return (
    <PixDialog
      subject="Assinatura do plano escolhido"
      onPaid={() =>
        announce.mutate(
          { plan_id: planId, value },
          {
            onSuccess: () => {
              toast.success("Pagamento informado. Assim que o recebimento for confirmado, avisamos por e-mail.");
              onClose();
            },
            onError: (error) => toast.failure(error),
          },
        )
      }
      isAnnouncing={announce.isPending}
      onClose={onClose}
    >
      <PixCode pix={pix} cents={toCents(value)} txid={`PLANO${planId}`} note={HOW_TO_PAY} />
    </PixDialog>
  );
}
