import { Button, Group, Stack, Text } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { InfiniteList } from "../../../ui/list/InfiniteList.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { RefundedInvoice } from "../billing-acts/act-form.ts";
import { trainerBillingQuery } from "../billing-acts/data.ts";
import { refundTexts } from "../subscriptions/subscription-texts.ts";
import { type PlatformInvoice, platformInvoicesQuery, useTrainerReceipt } from "./data.ts";
import { InvoiceState } from "./InvoiceState.tsx";
import { whenText } from "./InvoiceTable.tsx";

const ActDialog = lazy(() => import("../billing-acts/ActDialog.tsx"));

export function TrainerInvoices({ trainerId }: { readonly trainerId: number }) {
  const invoices = useInfiniteQuery(platformInvoicesQuery({ trainerId }));
  const { data: billing } = useQuery(trainerBillingQuery(trainerId));
  const [acting, setActing] = useState<{ readonly kind: RefundKind; readonly invoice: PlatformInvoice }>();
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
              <Invoice key={invoice.id} invoice={invoice} onRefund={(kind) => setActing({ kind, invoice })} />
            ))}
          </Stack>
        )}
      </InfiniteList>
      <Suspense>
        {acting && billing && (
          <ActDialog
            trainerId={trainerId}
            kind={acting.kind}
            billing={billing}
            invoice={toRefunded(acting.invoice)}
            onClose={() => setActing(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}

type RefundKind = "refunded" | "refunded_outside";

const toRefunded = ({ id, value, refundable, returning, by_provider }: PlatformInvoice): RefundedInvoice => ({
  id,
  value,
  remaining: refundable,
  returning,
  byProvider: by_provider,
});

interface InvoiceProps {
  readonly invoice: PlatformInvoice;
  readonly onRefund: (kind: RefundKind) => void;
}

function Invoice({ invoice, onRefund }: InvoiceProps) {
  const { id, trainer, plan_name, value, discount, credit, period_start, period_end, receipt_number } = invoice;
  const { may_refund, refund_refused, returning, refunded_on } = invoice;
  const receipt = useTrainerReceipt(trainer.id);
  const off = [
    ...(discount > 0 ? [`desconto de ${formatReais(discount)}`] : []),
    ...(credit > 0 ? [`crédito de ${formatReais(credit)}`] : []),
    ...(refunded_on || refund_refused ? [] : refundTexts(invoice)),
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
        {refund_refused && (
          <Text size="sm" className="figures">
            A operadora recusou devolver {formatReais(returning)}. Devolva por fora e registre.
          </Text>
        )}
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
            onClick={() => onRefund("refunded")}
            aria-label={`Estornar ${formatReais(value)} de ${formatDate(period_start)}`}
          >
            Estornar
          </Button>
        )}
        {refund_refused && (
          <Button
            variant="default"
            onClick={() => onRefund("refunded_outside")}
            aria-label={`Registrar devolução de ${formatReais(returning)} de ${formatDate(period_start)}`}
          >
            Registrar devolução
          </Button>
        )}
      </Group>
    </Group>
  );
}
