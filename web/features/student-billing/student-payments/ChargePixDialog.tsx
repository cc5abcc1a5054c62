import { Button, Modal, Stack, Text } from "@mantine/core";
import { dueText } from "#domain/billing/charges.ts";
import { toCents } from "#domain/money.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
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
  const phone = useUpTo("sm");
  const announce = useAnnounceChargePix(studentId);
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
        <Text size="sm" c="dimmed" ta="center">
          Plano {charge.plan_name}, {dueText(charge.due_on, money.today)}
        </Text>
        <PixPayment cents={toCents(charge.open)} txid={txidOf(charge)} />
        {forStudent && (
          <Button variant="default" loading={announce.isPending} onClick={() => announce.mutate(charge.id, onClose)}>
            Já paguei
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
