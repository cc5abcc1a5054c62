import { Alert, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { type Trainer, useAnswerPix } from "./data.ts";

interface Props {
  readonly trainer: Pick<Trainer, "id" | "fullname">;
  readonly pix: NonNullable<Trainer["announced_pix"]>;
}

export function AnnouncedPix({ trainer: { id, fullname }, pix }: Props) {
  const [answerToConfirm, setAnswerToConfirm] = useState<"received" | "missing" | null>(null);
  const answer = useAnswerPix(id);
  const value = formatReais(pix.value);
  const close = () => setAnswerToConfirm(null);
  return (
    <Alert color="warning" variant="light" icon={<Icon name="alert" size={20} />} title="Pix aguardando confirmação">
      <Group justify="space-between" gap="sm">
        <Text size="sm" className="figures">
          {fullname} informou em {formatDate(pix.announced_on)} um Pix de {value}. Confira no extrato do banco.
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={() => setAnswerToConfirm("missing")}>
            Não recebi
          </Button>
          <Button onClick={() => setAnswerToConfirm("received")}>Confirmar recebimento</Button>
        </Group>
      </Group>
      <ConfirmDialog
        opened={answerToConfirm !== null}
        title={answerToConfirm === "missing" ? "Não recebi o Pix" : "Confirmar recebimento"}
        confirmLabel={answerToConfirm === "missing" ? "Não recebi" : "Confirmar recebimento"}
        danger={answerToConfirm === "missing"}
        busy={answer.isPending}
        onCancel={close}
        onConfirm={() =>
          answer.mutate({ paymentId: pix.id, received: answerToConfirm === "received" }, { onSettled: close })
        }
      >
        {answerToConfirm === "missing"
          ? `O Pix de ${value} será cancelado e a fatura de ${fullname} continua aberta.`
          : `O Pix de ${value} paga a fatura de ${fullname} e renova a assinatura. Isso não pode ser desfeito.`}
      </ConfirmDialog>
    </Alert>
  );
}
