import { Badge, Button, Group, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cardBrandName, PAYMENT_METHODS } from "#domain/billing/payments.ts";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { toast } from "../../../ui/toast.ts";
import { downloadInvoiceReceipt, INVOICES_PER_PAGE, type InvoiceLine, invoicesQuery } from "./data.ts";
import classes from "./InvoiceList.module.css";
import { invoiceStanding } from "./invoice-standing.ts";
import { refundTexts } from "./subscription-texts.ts";

export function InvoiceList() {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery(invoicesQuery(page));
  if (!data) {
    if (!error) return <RowsSkeleton rows={3} />;
    return <ErrorState title="Erro ao buscar faturas" error={error} onRetry={refetch} retrying={isFetching} />;
  }
  if (data.total === 0) return <Text c="dimmed">As faturas aparecem aqui, com os recibos.</Text>;
  const pages = Math.ceil(data.total / INVOICES_PER_PAGE);
  return (
    <>
      <ul className={classes.list}>
        {data.results.map((invoice) => (
          <Invoice key={invoice.id} {...invoice} />
        ))}
      </ul>
      {pages > 1 && (
        <Group justify="space-between" component="nav" aria-label="Páginas" mt="md">
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Anterior
          </Button>
          <Text size="sm" className="figures">
            Página {page} de {pages}
          </Text>
          <Button variant="default" disabled={page === pages} onClick={() => setPage(page + 1)}>
            Próxima
          </Button>
        </Group>
      )}
    </>
  );
}

function Invoice(invoice: InvoiceLine) {
  const { id, plan_name, value, period_start, period_end, state } = invoice;
  const [standing, color] = invoiceStanding(invoice);
  const save = useMutation({ mutationFn: () => downloadInvoiceReceipt(id), onError: (error) => toast.failure(error) });
  return (
    <li className={classes.invoice}>
      <div>
        <Text fw={600} className="figures">
          {formatReais(value)} · {plan_name}
        </Text>
        <Text size="sm" c="dimmed" className="figures">
          {[
            `${formatDate(period_start)} a ${formatDate(addDays(period_end, -1))}`,
            whenOf(invoice),
            ...refundTexts(invoice),
          ].join(" · ")}
        </Text>
      </div>
      <Group gap="sm" wrap="nowrap">
        <Badge color={color} variant="light">
          {standing}
        </Badge>
        {state === "paid" && (
          <Button
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            loading={save.isPending}
            onClick={() => save.mutate()}
            aria-label={`Recibo de ${formatDate(period_start)}`}
          >
            Recibo
          </Button>
        )}
      </Group>
    </li>
  );
}

function whenOf({ paid_on, due_on, method, card, state }: InvoiceLine): string {
  if (!paid_on) return `${state === "pending" ? "vence" : "vencia"} em ${formatDate(due_on)}`;
  const other = method ? ` com ${PAYMENT_METHODS[method]}` : "";
  return `paga em ${formatDate(paid_on)}${card ? ` com ${cardBrandName(card.brand)} final ${card.last4}` : other}`;
}
