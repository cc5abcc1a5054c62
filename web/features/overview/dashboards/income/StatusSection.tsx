import { Group, Text } from "@mantine/core";
import { lazy } from "react";
import { INVOICE_STATES } from "#domain/billing/invoice-states.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { ChartSection } from "../../../../ui/chart/ChartSection.tsx";
import { FigureTable } from "../../../../ui/chart/FigureTable.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { Section } from "../../../../ui/Section.tsx";
import type { IncomeFigures } from "../data.ts";
import classes from "./StatusSection.module.css";

const StatusChart = lazy(() => import("../charts/StatusChart.tsx"));
const TITLE = "Status De Pagamento";
const SIZE = 160;

const SIGNS = {
  active: { icon: "check", color: "success.6" },
  late: { icon: "clock", color: "warning.6" },
  canceled: { icon: "close", color: "danger.6" },
} as const;

interface Props {
  readonly statuses: IncomeFigures["invoice_status_percentage"];
  readonly counted: { readonly one: string; readonly many: string };
}

/** The shares add up to 100. */
export function StatusSection({ statuses, counted }: Props) {
  const states = statuses.map(({ status, percentage, count }) => ({
    label: INVOICE_STATES[status],
    percentage,
    share: `${formatDecimal(percentage, 2)}%`,
    count,
    ...SIGNS[status],
  }));
  const total = states.reduce((sum, { count }) => sum + count, 0);
  const summary = (
    <Text size="sm" c="dimmed" mb={total > 0 ? "md" : 0}>
      {total} {total === 1 ? counted.one : counted.many} no período, como estão hoje
    </Text>
  );
  if (total === 0) return <Section title={TITLE}>{summary}</Section>;
  return (
    <ChartSection
      title={TITLE}
      summary={summary}
      height={SIZE}
      chart={
        <Group gap="lg">
          <StatusChart states={states} size={SIZE} />
          <ul className={classes.legend}>
            {states.map(({ label, share, count, icon, color }) => (
              <li key={label}>
                <span
                  className={classes.sign}
                  style={{ background: `var(--mantine-color-${color.replace(".", "-")})` }}
                >
                  <Icon name={icon} size={14} />
                </span>
                <Text flex={1}>{label}</Text>
                <Text fw={600} className="figures">
                  {share}
                </Text>
                <Text c="dimmed" size="sm" className="figures">
                  ({count})
                </Text>
              </li>
            ))}
          </ul>
        </Group>
      }
      table={
        <FigureTable
          heads={["Status", "Quantidade", "Parte"]}
          rows={states.map(({ label, count, share }) => [label, String(count), share])}
          foot={["Total", String(total), "100,00%"]}
        />
      }
    />
  );
}
