import { Button, Group, Stack, Text } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { formatReais, toCents } from "#domain/money.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { trainerBillingQuery } from "../billing-acts/data.ts";
import { refundTexts } from "../subscriptions/subscription-texts.ts";
import { type PlatformInvoice, platformInvoicesQuery, useTrainerReceipt } from "./data.ts";
import { InvoiceState } from "./InvoiceState.tsx";
import { whenText } from "./InvoiceTable.tsx";

const ActDialog = lazy(() => import("../billing-acts/ActDialog.tsx"));

export function TrainerInvoices({ trainerId }: { readonly trainerId: number }) {
  const invoices = useInfiniteQuery(platformInvoicesQuery({ trainerId }));
  const { data: billing } = useQuery(trainerBillingQuery(trainerId));
  const [refunded, setRefunded] = useState<PlatformInvoice>();
  return (
    <Section title="Faturas">
      <InfiniteList
        query={invoices}
        rowsOf={(page) => page.invoices}
        errorTitle="Erro ao buscar faturas"
        empty={<Text c="dimmed">Nenhuma fatura ainda.</Text>}
      >
        {(list) => (
          <Stack component="ul" gap="sm" p={0} m={0}>
            {list.map((invoice) => (
              <Invoice key={invoice.id} invoice={invoice} onRefund={() => setRefunded(invoice)} />
            ))}
          </Stack>
        )}
      </InfiniteList>
      <Suspense>
        {refunded && billing && (
          <ActDialog
            trainerId={trainerId}
            kind="refunded"
            billing={billing}
            invoice={{
              id: refunded.id,
              value: refunded.value,
              remaining: (toCents(refunded.value) - toCents(refunded.refunded)) / 100,
              byProvider: refunded.by_provider,
            }}
            onClose={() => setRefunded(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}

interface InvoiceProps {
  readonly invoice: PlatformInvoice;
  readonly onRefund: () => void;
}

function Invoice({ invoice, onRefund }: InvoiceProps) {
  const { id, trainer, plan_name, value, discount, credit, period_start, period_end, receipt_number } = invoice;
  const { may_refund, refunded_on } = invoice;
  const receipt = useTrainerReceipt(trainer.id);
  const off = [
    ...(discount > 0 ? [`desconto de ${formatReais(discount)}`] : []),
    ...(credit > 0 ? [`crédito de ${formatReais(credit)}`] : []),
    ...(refunded_on ? [] : refundTexts(invoice)),
  ];
  return (
    <Group component="li" justify="space-between" gap="sm" style={{ listStyle: "none" }}>
      <div>
        <Group gap="xs">
          <Text fw={600} className="figures">
            {formatReais(value)} · {plan_name}
          </Text>
          <InvoiceState {...invoice} />
        </Group>
        <Text size="sm" c="dimmed" className="figures">
          {[`${formatDate(period_start)} a ${formatDate(addDays(period_end, -1))}`, whenText(invoice), ...off].join(
            " · ",
          )}
        </Text>
      </div>
      <Group gap="sm">
        {receipt_number !== null && (
          <Button
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            loading={receipt.isPending}
            onClick={() => receipt.mutate(id)}
            aria-label={`Recibo nº ${receipt_number}`}
          >
            Recibo
          </Button>
        )}
        {may_refund && (
          <Button
            variant="default"
            onClick={onRefund}
            aria-label={`Estornar ${formatReais(value)} de ${formatDate(period_start)}`}
          >
            Estornar
          </Button>
        )}
      </Group>
    </Group>
  );
}
