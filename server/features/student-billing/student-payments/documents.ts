import { PAYMENT_PURPOSES, STUDENT_PAYMENT_METHODS } from "#domain/billing/student-payments.ts";
import { formatCpf } from "#domain/brazil.ts";
import { addDays, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { DocumentFile } from "../../../documents/documents.ts";
import { inFileName, trainerOnSheet } from "../../../documents/sheet-frame.ts";
import type { FoundPayment, findPayee } from "./queries.ts";

interface Receipt {
  readonly product: string;
  readonly payer: { readonly name: string };
  readonly payee: Awaited<ReturnType<typeof findPayee>>;
  readonly payment: FoundPayment & { readonly receipt_number: number; readonly received_on: string };
}

function whatFor({ purpose, plan_name, period_start, period_end }: FoundPayment): string {
  if (!plan_name || !period_start || !period_end) return PAYMENT_PURPOSES[purpose];
  return `Plano ${plan_name}, de ${formatDate(period_start)} a ${formatDate(addDays(period_end, -1))}`;
}

const dayOf = (instant: Date) => todayInSaoPaulo(instant.getTime());

/** The receipt bears the day of its number, so that printing it again gives the same page. */
export function receiptPdfOf({ product, payer, payee, payment }: Receipt): DocumentFile {
  const { name, cpf, cref } = payee;
  const papers = [cpf && `CPF ${formatCpf(cpf)}`, cref && `CREF ${cref}`].filter((paper) => paper !== null);
  return {
    job: [
      "receipt",
      {
        frame: {
          product,
          trainer: trainerOnSheet(payee),
          student: { name: payer.name },
          date: dayOf(payment.settled_at ?? payment.created_at),
        },
        number: payment.receipt_number,
        payer: { name: payer.name, papers: [] },
        payee: { name, papers },
        isCompany: false,
        cents: payment.value_cents,
        whatFor: whatFor(payment),
        method: STUDENT_PAYMENT_METHODS[payment.method],
        paidOn: payment.received_on,
        returnedCents: 0,
        reversedOn: payment.reversed_at && dayOf(payment.reversed_at),
      },
    ],
    fileName: `${inFileName(`Recibo ${payment.receipt_number} - ${payer.name}`)}.pdf`,
  };
}
