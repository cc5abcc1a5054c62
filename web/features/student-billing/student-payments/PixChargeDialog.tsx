import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { dueText } from "#domain/billing/charges.ts";
import { formatReais } from "#domain/money.ts";
import { PaidPix, WaitingPix } from "../../../ui/pix/ConfirmingPix.tsx";
import { PixFrame } from "../../../ui/pix/PixFrame.tsx";
import { PixPayerForm } from "../../platform-billing/invoice-pix/PixPayerForm.tsx";
import { useCheckPix, useMakePix } from "../pix-charges/data.ts";
import { pixReceiverQuery } from "../receiving/data.ts";
import { moneyWithPixQuery, type StudentCharge, type StudentMoney, waitingPixOf } from "./data.ts";

interface Props {
  readonly studentId: number;
  readonly money: StudentMoney;
  /** As it was when the dialog opened. */
  readonly charge: StudentCharge;
  readonly onOwnKey: () => void;
  readonly onClose: () => void;
}

export default function PixChargeDialog({ studentId, money, charge, onOwnKey, onClose }: Props) {
  const { data = money } = useQuery(moneyWithPixQuery(studentId, charge.id));
  const { data: ownKey = null } = useQuery(pixReceiverQuery);
  const make = useMakePix(studentId, charge.id);
  const check = useCheckPix(studentId, charge.id);
  const pix = waitingPixOf(data, charge.id);
  const now = data.charges.find(({ id }) => id === charge.id);
  const paid = now
    ? undefined
    : data.payments.find(({ charge_id, state }) => charge_id === charge.id && state === "received");
  const isFresh = pix !== null && Date.parse(pix.expires_at) > Date.now() && pix.value === now?.open;
  return (
    <PixFrame subject={`Plano ${charge.plan_name}, ${dueText(charge.due_on, data.today)}`} onClose={onClose}>
      {paid ? (
        <PaidPix onClose={onClose}>
          Recebemos {formatReais(paid.value)}. Recibo nº {paid.receipt_number}
        </PaidPix>
      ) : !now || now.state === "waived" ? (
        <PaidPix onClose={onClose}>Esta cobrança não está mais em aberto.</PaidPix>
      ) : pix && isFresh ? (
        <WaitingPix
          pix={pix}
          isChecking={check.isPending}
          isNotThere={check.isSuccess}
          onCheck={() => check.mutate()}
        />
      ) : (
        <PixPayerForm value={now.open} make={make} />
      )}
      {ownKey && now && now.state !== "waived" && !isFresh && (
        <Button variant="subtle" onClick={onOwnKey}>
          Pagar na chave Pix do personal
        </Button>
      )}
    </PixFrame>
  );
}
