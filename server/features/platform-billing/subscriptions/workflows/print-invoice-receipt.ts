import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { asTrainer } from "../../../../platform/database/scope.ts";
import { pdfDownload } from "../../../../platform/http/pdf-download.ts";
import type { Download, InScope } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { invoiceReceipt } from "../../invoices/documents.ts";
import { findInvoiceWithPayment } from "../../invoices/queries.ts";
import { findPayer } from "../../subscription-payments/queries/payments.ts";

const NOT_PAID = { detail: "O recibo fica disponível depois do pagamento." };

export async function printInvoiceReceipt(
  dependencies: Dependencies,
  inScope: InScope,
  id: number,
): Promise<Download<Buffer>> {
  const { invoice, payer } = await inScope(async (scope) => {
    const trainerScope = asTrainer(scope);
    const withPayment = found(
      await findInvoiceWithPayment(trainerScope, { trainerId: trainerScope.actor.trainerId, id }),
    );
    return { invoice: withPayment, payer: await findPayer(trainerScope) };
  });
  if (invoice.state !== "paid") return refuse("nothing_to_print", NOT_PAID);
  const { productName: product, supportEmail: contact } = dependencies.config;
  const day = todayInSaoPaulo(dependencies.clock.now().getTime());
  return pdfDownload(dependencies, invoiceReceipt({ invoice, payer, product, contact, day }));
}
