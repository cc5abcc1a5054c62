import { Group, Text } from "@mantine/core";
import { lazy } from "react";
import { incomeChangeText } from "#domain/billing/income-change.ts";
import { type CalendarDate, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { ChartSection } from "../../../../ui/chart/ChartSection.tsx";
import { FigureTable } from "../../../../ui/chart/FigureTable.tsx";
import { monthName } from "../../../../ui/chart/month-name.ts";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { Section } from "../../../../ui/Section.tsx";
import type { IncomeFigures } from "../data.ts";

const IncomeChart = lazy(() => import("../charts/IncomeChart.tsx"));
const HEIGHT = 280;
const TITLE = "Faturamento";

type Income = Pick<IncomeFigures, "interval" | "monthly_incomes" | "total" | "comparison">;

interface Props {
  readonly income: Income;
  readonly end: CalendarDate;
  readonly whenEmpty: string;
}

export function IncomeSection({ income, end, whenEmpty }: Props) {
  const { interval, monthly_incomes, total } = income;
  const today = todayInSaoPaulo(Date.now());
  // A day to come is no income of 0.
  const points = monthly_incomes.map(({ date, value }) => ({
    label: interval === "daily" ? formatDate(date) : monthName(date),
    onAxis: interval === "daily" ? formatDate(date).slice(0, 5) : monthName(date),
    value: date > today ? null : value,
  }));
  if (monthly_incomes.every(({ value }) => value === 0)) {
    return (
      <Section title={TITLE}>
        <Summary income={income} end={end} />
        <EmptyState icon="calendar" title="Nenhum pagamento recebido neste período">
          {whenEmpty}
        </EmptyState>
      </Section>
    );
  }
  return (
    <ChartSection
      title={TITLE}
      summary={<Summary income={income} end={end} />}
      chart={<IncomeChart points={points} height={HEIGHT} />}
      height={HEIGHT}
      table={
        <FigureTable
          heads={[interval === "daily" ? "Dia" : "Mês", "Recebido"]}
          rows={points.map(({ label, value }) => [label, value === null ? "–" : formatReais(value)])}
          foot={["Total", formatReais(total)]}
        />
      }
    />
  );
}

function Summary({ income: { total, comparison }, end }: Pick<Props, "income" | "end">) {
  return (
    <Group gap="xs" align="baseline" mb="md">
      <Text fz={28} fw={650} lh={1.2} className="figures">
        {formatReais(total)}
      </Text>
      {comparison && (
        <Text size="sm" c="dimmed" className="figures">
          {comparison.until < end && "Até hoje, "}
          <Text span inherit fw={600} c="var(--mantine-color-text)">
            {incomeChangeText(total, comparison.previous.value)}
          </Text>{" "}
          que de {formatDate(comparison.previous.start_date)} a {formatDate(comparison.previous.end_date)}
        </Text>
      )}
    </Group>
  );
}
