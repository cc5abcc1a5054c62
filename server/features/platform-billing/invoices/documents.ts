import { PAYMENT_METHODS } from "#domain/billing/payments.ts";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { formatCpf } from "#domain/brazil.ts";
import { addDays, type CalendarDate, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { DocumentFile } from "../../../documents/documents.ts";
import type { InvoiceWithPayment } from "./queries.ts";
import { paidOn, returningCents } from "./rules.ts";

interface Receipt {
  readonly invoice: InvoiceWithPayment;
  readonly payer: { readonly name: string; readonly cpf: string | null };
  readonly product: string;
  readonly contact: string;
  readonly day: CalendarDate;
}

export function invoiceReceipt({ invoice, payer, product, contact, day }: Receipt): DocumentFile {
  const { receipt_number, plan_name, frequency, period_start, period_end, value_cents, method, card_last4 } = invoice;
  const days = `de ${formatDate(period_start)} a ${formatDate(addDays(period_end, -1))}`;
  const paidWith = method ? PAYMENT_METHODS[method] : "";
  const paid = paidOn(invoice) ?? day;
  const number = receipt_number ?? 0;
  return {
    job: [
      "receipt",
      {
        frame: {
          product,
          trainer: { name: product, cref: null, contact: [contact] },
          student: { name: payer.name },
          date: day,
        },
        number,
        payer: { name: payer.name, papers: payer.cpf ? [`CPF ${formatCpf(payer.cpf)}`] : [] },
        payee: { name: product, papers: [] },
        isCompany: true,
        cents: value_cents,
        whatFor: `Plano ${plan_name} (${FREQUENCIES[frequency].label.toLowerCase()}), ${days}`,
        method: card_last4 ? `${paidWith}, cartão final ${card_last4}` : paidWith,
        paidOn: paid,
        returnedCents: invoice.refunded_cents - returningCents(invoice),
        reversedOn: invoice.refunded_at && todayInSaoPaulo(invoice.refunded_at.getTime()),
      },
    ],
    fileName: `Recibo ${number} - ${product} - ${paid}.pdf`,
  };
}
