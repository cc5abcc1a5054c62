import { dueText } from "#domain/billing/charges.ts";
import { toCents } from "#domain/money.ts";
import { PixDialog } from "../../../ui/pix/PixDialog.tsx";
import { PixPayment } from "../receiving/PixPayment.tsx";
import { type StudentCharge, type StudentMoney, useAnnounceChargePix } from "./data.ts";
import { txidOf } from "./reminder.ts";

interface Props {
  readonly studentId: number;
  readonly money: StudentMoney;
  readonly charge: StudentCharge;
  /** The student pays and says so; the trainer shows the code. */
  readonly forStudent: boolean;
  readonly onClose: () => void;
}

export default function ChargePixDialog({ studentId, money, charge, forStudent, onClose }: Props) {
  const announce = useAnnounceChargePix(studentId);
  return (
    <PixDialog
      subject={`Plano ${charge.plan_name}, ${dueText(charge.due_on, money.today)}`}
      {...(forStudent && { onPaid: () => announce.mutate(charge.id, onClose) })}
      isAnnouncing={announce.isPending}
      onClose={onClose}
    >
      <PixPayment cents={toCents(charge.open)} txid={txidOf(charge)} />
    </PixDialog>
  );
}
