import { Stack, Title } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { IncomePeriod } from "#domain/billing/income-period.ts";
import type { Labels } from "#domain/text/labels.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../ui/ReasonButton.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { type IncomeFigures, useExportIncome } from "./data.ts";
import classes from "./income/Dashboard.module.css";
import { IncomeSection } from "./income/IncomeSection.tsx";
import { MethodsSection } from "./income/MethodsSection.tsx";
import { PeriodFilter } from "./income/PeriodFilter.tsx";
import { StatusSection } from "./income/StatusSection.tsx";

interface Props<Figures extends IncomeFigures> {
  readonly payee: "master" | "personal";
  readonly query: UseQueryResult<Figures>;
  readonly period: IncomePeriod;
  readonly onPeriod: (period: IncomePeriod) => void;
  readonly methods: Labels;
  readonly counted: { readonly one: string; readonly many: string };
  readonly whenEmpty: string;
  readonly leader: (figures: Figures) => ReactNode;
  /** Stands below the figures. */
  readonly parts?: ReactNode;
  /** Stands above the period. */
  readonly children?: ReactNode;
}

/** Shows what the platform receives from trainers, or a trainer from students. */
export function IncomeDashboard<Figures extends IncomeFigures>(props: Props<Figures>) {
  const { payee, period, onPeriod, children } = props;
  const { data, error, refetch, isFetching, isPlaceholderData } = props.query;
  usePageTitle("Dashboard");

  return (
    <Stack className={classes.screen ?? ""}>
      <Title order={1}>Dashboard</Title>
      {children}
      <PeriodFilter key={`${period.start} ${period.end}`} period={period} onFilter={onPeriod}>
        <ExportButton payee={payee} period={period} total={data?.total} />
      </PeriodFilter>
      {!data && !error && <RowsSkeleton rows={10} />}
      {error && (
        <ErrorState title="Erro ao buscar dados do dashboard" error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {data && !error && (
        <div className={classes.figures} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
          <IncomeSection income={data} end={period.end} whenEmpty={props.whenEmpty} />
          <div className={classes.pair}>
            <MethodsSection used={data.payment_methods_used} labels={props.methods} />
            <StatusSection statuses={data.invoice_status_percentage} counted={props.counted} />
            {props.leader(data)}
          </div>
          {props.parts}
        </div>
      )}
    </Stack>
  );
}

interface ExportProps {
  readonly payee: "master" | "personal";
  readonly period: IncomePeriod;
  readonly total: number | undefined;
}

function ExportButton({ payee, period, total }: ExportProps) {
  const spreadsheet = useExportIncome(payee);
  return (
    <ReasonIcon
      aria-label="Baixar planilha"
      reason={total === 0 ? "Não há pagamentos para baixar." : null}
      variant="default"
      loading={spreadsheet.isPending}
      onClick={() => spreadsheet.mutate(period)}
    >
      <Icon name="download" size={18} />
    </ReasonIcon>
  );
}
