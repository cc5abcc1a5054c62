import type { Job } from "../../../platform/jobs/worker.ts";
import type { ChargeServices } from "../open-charges/workflows/give-back.ts";
import { askAboutWaitingInvoicePix, settleNoticedInvoicePix } from "./workflows/settle-invoice-pix.ts";

const EVERY_MINUTE = "* * * * *";

export const invoicePixJobs = (dependencies: ChargeServices): Job[] => [
  { name: "ask_about_invoice_pix", at: EVERY_MINUTE, work: () => askAboutWaitingInvoicePix(dependencies) },
];

/** The job of a notice asks each feature. */
export const settleInvoicePixOfNotice = (services: ChargeServices, key: string): Promise<void> =>
  settleNoticedInvoicePix(services, key);
