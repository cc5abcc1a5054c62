import * as calls from "#contract/platform-billing/platform-invoices.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { actAsTrainer, inScope, inSignInScope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { printInvoiceReceipt } from "../subscriptions/workflows/print-invoice-receipt.ts";
import { lockTrainerAccount } from "../trainers/queries.ts";
import { listPlatformInvoices } from "./queries.ts";

export const platformInvoiceRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.listPlatformInvoices, ({ inScope: inOwnScope, query }) =>
    inOwnScope((scope) => listPlatformInvoices(scope, query, todayInSaoPaulo(dependencies.clock.now().getTime()))),
  ),
  bind(calls.printTrainerReceipt, async ({ params: { id, invoiceId } }) => {
    const { db } = dependencies;
    found(await inSignInScope(db, (scope) => lockTrainerAccount(scope, id)));
    return printInvoiceReceipt(
      dependencies,
      (work) => inScope(db, actAsTrainer(id, "administration"), work),
      invoiceId,
    );
  }),
];
