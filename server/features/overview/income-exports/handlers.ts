import * as calls from "#contract/overview/income-exports.ts";
import { PAYMENT_METHODS } from "#domain/billing/payments.ts";
import { STUDENT_PAYMENT_METHODS } from "#domain/billing/student-payments.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { on, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import { XLSX_MEDIA_TYPE } from "../../../platform/xlsx/workbook.ts";
import { periodOf, refusePeriod } from "../dashboards/rules.ts";
import { incomeSpreadsheet } from "./documents.ts";
import { listPlatformPayments, listTrainerPayments } from "./queries.ts";

const FILE = { mediaType: XLSX_MEDIA_TYPE, fileName: "faturamento.xlsx" };

/** Each page of rows is read in a transaction of its own, so that a slow download holds no connection. */
export const incomeExportRoutes = (_: Dependencies): Route[] => [
  on(calls.exportMasterIncome, async ({ inScope, query }) => {
    const period = periodOf(query);
    const refused = refusePeriod(period);
    if (refused) return refuse("invalid", refused);
    const read = (after?: Parameters<typeof listPlatformPayments>[2]) =>
      inScope((scope) => listPlatformPayments(scope, period, after));
    return { ...FILE, bytes: await incomeSpreadsheet(read, { payer: "Personal", methods: PAYMENT_METHODS }) };
  }),

  on(calls.exportPersonalIncome, async ({ inScope, query }) => {
    const period = periodOf(query);
    const refused = refusePeriod(period);
    if (refused) return refuse("invalid", refused);
    const read = (after?: Parameters<typeof listTrainerPayments>[2]) =>
      inScope((scope) => listTrainerPayments(asTrainer(scope), period, after));
    return { ...FILE, bytes: await incomeSpreadsheet(read, { payer: "Aluno", methods: STUDENT_PAYMENT_METHODS }) };
  }),
];
