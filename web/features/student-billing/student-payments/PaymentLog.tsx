import { ActionIcon, Badge, Button, Group, Stack, Text } from "@mantine/core";
import { PAYMENT_LOG, PAYMENT_PURPOSES, STUDENT_PAYMENT_METHODS } from "#domain/billing/student-payments.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { Section } from "../../../ui/Section.tsx";
import { ShareMenu } from "../../sharing/shared-links/ShareMenu.tsx";
import {
  fetchReceipt,
  type StudentMoney,
  type StudentPayment,
  useReceipt,
  useSettlePayment,
  useUndoPayment,
} from "./data.ts";

interface Props {
  readonly studentId: number;
  readonly money: StudentMoney;
  readonly mayChange: boolean;
}

const TONES = {
  received: "success",
  pending: "warning",
  refused: "danger",
  reversed: "gray",
  counter_entry: "gray",
} as const;

/** A payment that was taken back stays beside its counter-entry. */
export function PaymentLog({ studentId, money, mayChange }: Props) {
  return (
    <Section title="Histórico">
      {money.payments.length === 0 && (
        <EmptyState icon="list" title="Não há pagamentos.">
          Os pagamentos aparecem aqui, com data, valor, forma de pagamento e recibo.
        </EmptyState>
      )}
      <Stack component="ul" gap="sm" p={0} m={0} className="figures">
        {money.payments.map((payment) => (
          <PaymentRow key={payment.id} studentId={studentId} payment={payment} mayChange={mayChange} />
        ))}
      </Stack>
    </Section>
  );
}

/** Money that a Pix of the provider paid for nothing. */
const isReturned = ({ origin, state }: StudentPayment): boolean => origin === "pix_charge" && state === "refused";

const whatFor = ({ purpose, plan_name, due_on }: StudentPayment): string =>
  plan_name && due_on ? `${plan_name} de ${formatDate(due_on)}` : PAYMENT_PURPOSES[purpose];

interface RowProps {
  readonly studentId: number;
  readonly payment: StudentPayment;
  readonly mayChange: boolean;
}

function PaymentRow({ studentId, payment, mayChange }: RowProps) {
  const day = payment.received_on ? formatDate(payment.received_on) : instantOf(payment.created_at);
  return (
    <Group component="li" justify="space-between" gap="xs" style={{ listStyle: "none" }}>
      <div style={{ flex: "1 1 220px" }}>
        <Group gap="xs">
          <Text fw={600}>{formatReais(payment.value)}</Text>
          <Badge color={TONES[payment.state]} variant="light">
            {isReturned(payment) ? "Devolvido" : PAYMENT_LOG[payment.state]}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {day} · {STUDENT_PAYMENT_METHODS[payment.method]} · {whatFor(payment)}
          {payment.receipt_number !== null && ` · recibo nº ${payment.receipt_number}`}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        {mayChange && <Settle studentId={studentId} payment={payment} />}
        {payment.receipt_number !== null && <Receipt studentId={studentId} payment={payment} />}
      </Group>
    </Group>
  );
}

function Settle({ studentId, payment }: Pick<RowProps, "studentId" | "payment">) {
  const settle = useSettlePayment(studentId);
  const undo = useUndoPayment(studentId);
  if (payment.state === "pending" && payment.origin === "pix") {
    return (
      <>
        <Button
          variant="default"
          disabled={settle.isPending}
          onClick={() => settle.mutate({ paymentId: payment.id, received: false })}
        >
          Não recebi
        </Button>
        <Button loading={settle.isPending} onClick={() => settle.mutate({ paymentId: payment.id, received: true })}>
          Confirmar
        </Button>
      </>
    );
  }
  if (payment.undoable_until === null || Date.parse(payment.undoable_until) < Date.now()) return null;
  return (
    <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(payment.id)}>
      Desfazer
    </Button>
  );
}

function Receipt({ studentId, payment }: Pick<RowProps, "studentId" | "payment">) {
  const receipt = useReceipt(studentId);
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={`Baixar recibo nº ${payment.receipt_number}`}
        loading={receipt.isPending}
        onClick={() => receipt.mutate(payment.id)}
      >
        <Icon name="download" size={18} />
      </ActionIcon>
      {payment.state === "received" && (
        <ShareMenu
          studentId={studentId}
          shared={{ document: "receipt", payment_id: payment.id }}
          fetchPdf={() => fetchReceipt(studentId, payment.id)}
        />
      )}
    </>
  );
}
