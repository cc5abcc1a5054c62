import { z } from "zod";
import { INVOICE_STATES } from "#domain/billing/invoice-states.ts";
import { PAYMENT_PURPOSES } from "#domain/billing/student-payments.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { failures, Id, RequiredDay, XlsxFile } from "../wire.ts";
import * as endpoints from "./dashboards.endpoints.ts";

export const MAX_DASHBOARD_YEARS = 10;

const PeriodDay = RequiredDay(MESSAGES.period);

/** Both days are part of the period. `interval`: absent, it is daily for a period up to a month, otherwise monthly. */
export const DashboardQuery = z.object({
  start_date: PeriodDay,
  end_date: PeriodDay,
  interval: z.enum(["daily", "monthly"]).optional(),
});

const PersonInFront = z.object({ id: Id, name: z.string(), photo_url: z.string().nullable() });

const Dashboard = z.object({
  interval: z.enum(["daily", "monthly"]),
  /** Every day, or the first day of every month (of the first one the first day of the period), those without income too. In reais. */
  monthly_incomes: z.array(z.object({ date: z.string(), value: z.number() })),
  total: z.number(),
  /** In reais. While the period runs, `until` is today and the period before is cut off at the same place. Null for a period still to come. */
  comparison: z
    .object({
      until: z.string(),
      previous: z.object({ start_date: z.string(), end_date: z.string(), value: z.number() }),
    })
    .nullable(),
  /** By code of `PAYMENT_METHODS`, in reais. Methods that were not used are left out. */
  payment_methods_used: z.record(z.string(), z.number()),
  /** As they stand today. The percentages add up to 100, or are all 0. */
  invoice_status_percentage: z.array(
    z.object({ status: z.enum(codesOf(INVOICE_STATES)), percentage: z.number(), count: z.number() }),
  ),
});

export const MasterDashboard = Dashboard.extend({
  personal_with_most_active_students: PersonInFront.extend({ students: z.number() }).nullable(),
});
export type MasterDashboard = z.infer<typeof MasterDashboard>;

export const PersonalDashboard = Dashboard.extend({
  student_with_most_executed_trainings: PersonInFront.extend({ trainings: z.number() }).nullable(),
});
export type PersonalDashboard = z.infer<typeof PersonalDashboard>;

/** 422 at `end_date` for a period that ends before it starts or is too long. */
export const findMasterDashboard = call(endpoints.findMasterDashboard, {
  schema: {
    summary: "Dashboard da administração: faturamento da plataforma em um período",
    tags: ["dashboards"],
    querystring: DashboardQuery,
    response: { 200: MasterDashboard, ...failures(400, 401, 403, 422) },
  },
});

export const findPersonalDashboard = call(endpoints.findPersonalDashboard, {
  schema: {
    summary: "Dashboard do personal: faturamento em um período",
    tags: ["dashboards"],
    querystring: DashboardQuery,
    response: { 200: PersonalDashboard, ...failures(400, 401, 403, 422) },
  },
});

const PeriodQuery = DashboardQuery.omit({ interval: true });

export const MAX_INCOME_STUDENTS = 10;

const Owed = z.object({ value: z.number(), charges: z.number() });

/** In reais. `plan`: its name, null beside plans; `id`, `name`: null once the account is gone. What is owed does not follow the period: `months` are this one, from today on, and two more. */
export const PersonalIncome = z.object({
  plans: z.array(
    z.object({ plan: z.string().nullable(), purpose: z.enum(codesOf(PAYMENT_PURPOSES)), value: z.number() }),
  ),
  students: z.array(z.object({ id: Id.nullable(), name: z.string().nullable(), value: z.number() })),
  other_students: z.object({ value: z.number(), count: z.number() }),
  late: Owed,
  months: z.array(Owed.extend({ month: z.string() })),
});
export type PersonalIncome = z.infer<typeof PersonalIncome>;

export const findPersonalIncome = call(endpoints.findPersonalIncome, {
  schema: {
    summary: "Recebido pelo personal por plano e por aluno em um período, e o que está por receber",
    tags: ["dashboards"],
    querystring: PeriodQuery,
    response: { 200: PersonalIncome, ...failures(400, 401, 403, 422) },
  },
});

export const exportMasterIncome = call(endpoints.exportMasterIncome, {
  schema: {
    summary: "Planilha dos pagamentos recebidos pela plataforma em um período",
    tags: ["dashboards"],
    querystring: PeriodQuery,
    response: { 200: XlsxFile, ...failures(400, 401, 403, 422) },
  },
});

export const exportPersonalIncome = call(endpoints.exportPersonalIncome, {
  schema: {
    summary: "Planilha dos pagamentos recebidos pelo personal em um período",
    tags: ["dashboards"],
    querystring: PeriodQuery,
    response: { 200: XlsxFile, ...failures(400, 401, 403, 422) },
  },
});
