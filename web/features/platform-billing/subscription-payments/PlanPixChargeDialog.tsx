import { useQuery } from "@tanstack/react-query";
import { formatReais } from "#domain/money.ts";
import { PaidPix, WaitingPix } from "../../../ui/pix/ConfirmingPix.tsx";
import { PixFrame } from "../../../ui/pix/PixFrame.tsx";
import { toast } from "../../../ui/toast.ts";
import { PixPayerForm } from "../invoice-pix/PixPayerForm.tsx";
import { awaitedSubscriptionQuery, useCheckPlanPix, useMakePlanPix } from "./data.ts";

interface Props {
  readonly planId: number;
  readonly value: number;
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

/** The provider confirms it. */
export default function PlanPixChargeDialog({ planId, value, onPaid, onClose }: Props) {
  const { data } = useQuery(awaitedSubscriptionQuery);
  const make = useMakePlanPix(planId);
  const check = useCheckPlanPix();
  const pix = data?.pix_charge;
  const isFresh = pix?.plan_id === planId && pix.value === value && Date.parse(pix.expires_at) > Date.now();
  const isPaid = data?.subscription != null && !data.may_renew;
  return (
    <PixFrame subject="Assinatura do plano escolhido" onClose={isPaid ? onPaid : onClose}>
      {isPaid ? (
        <PaidPix leave="Continuar" onClose={onPaid}>
          Recebemos {formatReais(value)}. Obrigado!
        </PaidPix>
      ) : isFresh ? (
        <WaitingPix
          pix={pix}
          isChecking={check.isPending}
          isNotThere={check.isSuccess}
          onCheck={() => check.mutate(undefined, { onError: (error) => toast.failure(error) })}
        />
      ) : (
        <PixPayerForm value={value} make={make} />
      )}
    </PixFrame>
  );
}
