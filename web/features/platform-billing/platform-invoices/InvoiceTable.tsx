import { Anchor, Card, Group, Stack, Table, Text, UnstyledButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PAYMENT_METHODS } from "#domain/billing/payments.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { Icon } from "../../../ui/Icon.tsx";
import linkClasses from "../../../ui/link.module.css";
import tableClasses from "../../../ui/people/PersonTable.module.css";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import type { PlatformInvoice } from "./data.ts";
import { InvoiceState } from "./InvoiceState.tsx";
import type { InvoiceColumn, InvoiceSearch } from "./invoice-search.ts";

interface Props {
  readonly invoices: readonly PlatformInvoice[];
  readonly search: InvoiceSearch;
  readonly onOrder: (search: InvoiceSearch) => void;
}

const COLUMNS = [
  { column: "trainer", label: "Personal" },
  { column: "due_on", label: "Vencimento" },
  { column: "value", label: "Valor", isNumber: true },
  { column: "paid_on", label: "Pagamento" },
] as const satisfies readonly { column: InvoiceColumn; label: string; isNumber?: boolean }[];

export function InvoiceTable({ invoices, search, onOrder }: Props) {
  const narrow = useUpTo("md");
  if (narrow) {
    return (
      <Stack component="ul" gap="sm" p={0} m={0}>
        {invoices.map((invoice) => (
          <InvoiceCard key={`${invoice.trainer.id} ${invoice.id}`} invoice={invoice} />
        ))}
      </Stack>
    );
  }
  return (
    <Card withBorder p={0}>
      <Table highlightOnHover verticalSpacing={2} horizontalSpacing="md" className="figures">
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map(({ column, label, ...rest }) => (
              <ColumnHead
                key={column}
                column={column}
                label={label}
                isNumber={"isNumber" in rest}
                search={search}
                onOrder={onOrder}
              />
            ))}
            <Table.Th>Plano</Table.Th>
            <Table.Th>Situação</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {invoices.map((invoice) => (
            <Table.Tr key={`${invoice.trainer.id} ${invoice.id}`}>
              <Table.Td maw={260}>
                <TrainerLink invoice={invoice} />
              </Table.Td>
              <Table.Td>{formatDate(invoice.due_on)}</Table.Td>
              <Table.Td ta="right">{formatReais(invoice.value)}</Table.Td>
              <Table.Td>{paymentText(invoice)}</Table.Td>
              <Table.Td>{invoice.plan_name}</Table.Td>
              <Table.Td>
                <InvoiceState {...invoice} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

interface HeadProps extends Pick<Props, "search" | "onOrder"> {
  readonly column: InvoiceColumn;
  readonly label: string;
  readonly isNumber: boolean;
}

/** The first press sorts down, the second up. */
function ColumnHead({ column, label, isNumber, search: { ordem = "due_on", sentido }, onOrder }: HeadProps) {
  const isChosen = ordem === column;
  const next: InvoiceSearch = {
    ordem: column === "due_on" ? undefined : column,
    sentido: isChosen && sentido === undefined ? "asc" : undefined,
  };
  return (
    <Table.Th
      ta={isNumber ? "right" : undefined}
      {...(isChosen && { "aria-sort": sentido === "asc" ? "ascending" : "descending" })}
    >
      <UnstyledButton className={tableClasses.order} onClick={() => onOrder(next)}>
        {label}
        {isChosen && <Icon name={sentido === "asc" ? "chevron-up" : "chevron-down"} size={16} />}
      </UnstyledButton>
    </Table.Th>
  );
}

interface InvoiceProps {
  readonly invoice: PlatformInvoice;
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const InvoiceCard = ({ invoice }: InvoiceProps) => (
  <Card component="li" withBorder px="md" pt={4} pb="md" style={{ listStyle: "none" }}>
    <Group justify="space-between" gap="0 sm">
      <TrainerLink invoice={invoice} />
      <InvoiceState {...invoice} />
    </Group>
    <Text fw={600} className="figures">
      {formatReais(invoice.value)} · {invoice.plan_name}
    </Text>
    <Text size="sm" c="dimmed" className="figures">
      {sentenceCase(whenText(invoice))}
    </Text>
  </Card>
);

const TrainerLink = ({ invoice: { trainer } }: InvoiceProps): ReactNode => (
  <Anchor
    className={`${linkClasses.link} ${tableClasses.name}`}
    renderRoot={(props) => (
      <Link {...props} to="/admin/home/personal/visualizar/$id" params={{ id: String(trainer.id) }} />
    )}
  >
    {trainer.fullname}
  </Anchor>
);

/** Beside no heads of columns. */
export const whenText = (invoice: PlatformInvoice): string =>
  invoice.state === "pending"
    ? [`vence em ${formatDate(invoice.due_on)}`, ...(invoice.announced_pix ? [paymentText(invoice)] : [])].join(" · ")
    : invoice.paid_on
      ? `paga em ${paymentText(invoice)}`
      : `vencia em ${formatDate(invoice.due_on)}`;

function paymentText({ paid_on, method, announced_pix }: PlatformInvoice): string {
  if (announced_pix) return `Pix informado em ${formatDate(announced_pix.announced_on)}`;
  if (!paid_on) return "Não paga";
  return `${formatDate(paid_on)}${method ? ` · ${PAYMENT_METHODS[method]}` : ""}`;
}
