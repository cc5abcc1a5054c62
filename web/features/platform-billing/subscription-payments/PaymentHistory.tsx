import { Badge, Group, Stack, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cardBrandName, PAYMENT_METHODS, PAYMENT_TONES, paymentStateLabel } from "#domain/billing/payments.ts";
import { STUDENT_PAYMENT_METHODS } from "#domain/billing/student-payments.ts";
import { formatReais } from "#domain/money.ts";
import { labelOf } from "#domain/text/labels.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pages } from "../../../ui/list/Pages.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { type PaymentLine, paymentsQuery } from "./data.ts";

const PER_PAGE = 10;
const day = new Intl.DateTimeFormat("pt-BR", { timeZone: "America/Sao_Paulo" });

export function PaymentHistory({ userId }: { readonly userId: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery(paymentsQuery(userId, page));

  if (!data) {
    if (!error) return <RowsSkeleton rows={3} />;
    return <ErrorState title="Erro ao buscar dados do usuário" error={error} onRetry={refetch} retrying={isFetching} />;
  }
  if (data.total === 0) {
    return (
      <EmptyState icon="list" title="Não há pagamentos.">
        Os pagamentos registrados aparecem aqui, com data, valor e forma de pagamento.
      </EmptyState>
    );
  }
  return (
    <Stack>
      <Payments payments={data.results} />
      <Pages page={page} pages={Math.ceil(data.total / PER_PAGE)} onPage={setPage} />
    </Stack>
  );
}

/** Only a card has a brand. */
const methodOf = ({ payment_method, card_brand }: PaymentLine) => {
  const label = labelOf(PAYMENT_METHODS, payment_method) || STUDENT_PAYMENT_METHODS[payment_method];
  return payment_method === "credit_card" ? `${label} · ${cardBrandName(card_brand)}` : label;
};

const Status = (payment: PaymentLine) => (
  <Badge color={PAYMENT_TONES[payment.status]}>{paymentStateLabel(payment)}</Badge>
);

function Payments({ payments }: { readonly payments: readonly PaymentLine[] }) {
  const narrow = useUpTo("xs");
  if (narrow) {
    return (
      <Stack component="ul" gap="sm" p={0} m={0} className="figures">
        {payments.map((payment) => (
          <Group key={payment.id} component="li" justify="space-between" wrap="nowrap">
            <div>
              <Text fw={600}>{formatReais(payment.value)}</Text>
              <Text size="sm" c="dimmed">
                {day.format(new Date(payment.created_at))} · {methodOf(payment)}
              </Text>
            </div>
            <Status {...payment} />
          </Group>
        ))}
      </Stack>
    );
  }
  return (
    <Table className="figures">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Data</Table.Th>
          <Table.Th ta="right">Valor</Table.Th>
          <Table.Th>Forma de Pagamento</Table.Th>
          <Table.Th>Status</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {payments.map((payment) => (
          <Table.Tr key={payment.id}>
            <Table.Td>{day.format(new Date(payment.created_at))}</Table.Td>
            <Table.Td ta="right">{formatReais(payment.value)}</Table.Td>
            <Table.Td>{methodOf(payment)}</Table.Td>
            <Table.Td>
              <Status {...payment} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
