import type { ChargeServices } from "../../../dependencies.ts";
import type { Job } from "../../../platform/jobs/worker.ts";
import { askAboutWaitingInvoicePix } from "./workflows/settle-invoice-pix.ts";

const EVERY_MINUTE = "* * * * *";

export const invoicePixJobs = (dependencies: ChargeServices): Job[] => [
  { name: "ask_about_invoice_pix", at: EVERY_MINUTE, work: () => askAboutWaitingInvoicePix(dependencies) },
];

/** The job of a notice asks each feature. */
export { settleNoticedInvoicePix } from "./workflows/settle-invoice-pix.ts";
