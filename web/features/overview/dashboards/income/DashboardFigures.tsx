import type { ReactNode } from "react";
import type { IncomePeriod } from "#domain/billing/income-period.ts";
import type { Labels } from "#domain/text/labels.ts";
import type { MasterDashboard } from "../data.ts";
import classes from "./Dashboard.module.css";
import { IncomeSection } from "./IncomeSection.tsx";
import { MethodsSection } from "./MethodsSection.tsx";
import { StatusSection } from "./StatusSection.tsx";

interface Props {
  readonly figures: Omit<MasterDashboard, "personal_with_most_active_students">;
  readonly period: IncomePeriod;
  readonly isStale: boolean;
  readonly methods: Labels;
  readonly counted: { readonly one: string; readonly many: string };
  readonly whenEmpty: string;
  readonly children: ReactNode;
}

export const DashboardFigures = ({ figures, period, isStale, methods, counted, whenEmpty, children }: Props) => (
  <div className={classes.figures} data-stale={isStale || undefined} aria-busy={isStale}>
    <IncomeSection income={figures} end={period.end} whenEmpty={whenEmpty} />
    <div className={classes.pair}>
      <MethodsSection used={figures.payment_methods_used} labels={methods} />
      <StatusSection statuses={figures.invoice_status_percentage} counted={counted} />
      {children}
    </div>
  </div>
);
