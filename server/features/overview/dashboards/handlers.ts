import {
  exportMasterIncome,
  exportPersonalIncome,
  findMasterDashboard,
  findPersonalDashboard,
  findPersonalIncome,
} from "#contract/overview/dashboards.ts";
import { PAYMENT_METHODS } from "#domain/billing/payments.ts";
import { STUDENT_PAYMENT_METHODS } from "#domain/billing/student-payments.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import { XLSX_MEDIA_TYPE } from "../../../platform/xlsx/workbook.ts";
import { incomeSpreadsheet } from "./documents.ts";
import * as queries from "./queries.ts";
import { figuresOf, firstDayNotTold, incomeOf, lineOf, periodOf, refusePeriod } from "./rules.ts";

const FILE = { mediaType: XLSX_MEDIA_TYPE, fileName: "faturamento.xlsx" };

export const dashboardRoutes = ({ clock, photos }: Dependencies): Route[] => [
  bind(findMasterDashboard, async ({ inScope, query }) => {
    const period = periodOf(query);
    const refused = refusePeriod(period);
    if (refused) return refuse("invalid", refused);
    const today = todayInSaoPaulo(clock.now().getTime());
    const line = lineOf(period, query.interval, today);
    return inScope(async (scope) => {
      const parts = await queries.listPlatformIncome(scope, line);
      const previousCents = await queries.sumPlatformIncome(scope, line.compared?.previous);
      const states = await queries.countSubscriptionStates(scope, period, today);
      return {
        ...figuresOf(line, { parts, previousCents, states }),
        personal_with_most_active_students: await queries.findTrainerWithMostStudents(scope, photos),
      };
    });
  }),

  bind(findPersonalDashboard, async ({ inScope, query }) => {
    const period = periodOf(query);
    const refused = refusePeriod(period);
    if (refused) return refuse("invalid", refused);
    const today = todayInSaoPaulo(clock.now().getTime());
    const line = lineOf(period, query.interval, today);
    return inScope(async (anyScope) => {
      const scope = asTrainer(anyScope);
      const parts = await queries.listTrainerIncome(scope, line);
      const previousCents = await queries.sumTrainerIncome(scope, line.compared?.previous);
      const states = await queries.countPlanStates(scope, period, today);
      return {
        ...figuresOf(line, { parts, previousCents, states }),
        student_with_most_executed_trainings: await queries.findStudentWithMostTrainings(scope, period, photos),
      };
    });
  }),

  bind(findPersonalIncome, async ({ inScope, query }) => {
    const period = periodOf(query);
    const refused = refusePeriod(period);
    if (refused) return refuse("invalid", refused);
    const today = todayInSaoPaulo(clock.now().getTime());
    return inScope(async (anyScope) => {
      const scope = asTrainer(anyScope);
      const [plans, students, owed] = await Promise.all([
        queries.listIncomeByPlan(scope, period),
        queries.listIncomeByStudent(scope, period),
        queries.listOwed(scope, today, firstDayNotTold(today)),
      ]);
      return incomeOf({ plans, students, owed }, today);
    });
  }),

  // Each page of rows of a file is read in a transaction of its own, so that a slow download holds no connection.
  bind(exportMasterIncome, async ({ inScope, query }) => {
    const period = periodOf(query);
    const refused = refusePeriod(period);
    if (refused) return refuse("invalid", refused);
    const read = (after?: Parameters<typeof queries.listPlatformPayments>[2]) =>
      inScope((scope) => queries.listPlatformPayments(scope, period, after));
    return { ...FILE, bytes: await incomeSpreadsheet(read, { payer: "Personal", methods: PAYMENT_METHODS }) };
  }),

  bind(exportPersonalIncome, async ({ inScope, query }) => {
    const period = periodOf(query);
    const refused = refusePeriod(period);
    if (refused) return refuse("invalid", refused);
    const read = (after?: Parameters<typeof queries.listTrainerPayments>[2]) =>
      inScope((scope) => queries.listTrainerPayments(asTrainer(scope), period, after));
    return { ...FILE, bytes: await incomeSpreadsheet(read, { payer: "Aluno", methods: STUDENT_PAYMENT_METHODS }) };
  }),
];
