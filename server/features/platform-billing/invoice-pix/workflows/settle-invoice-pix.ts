import type { ChargeServices } from "../../../../dependencies.ts";
import { askAboutEachPix, settlePixOfNotice } from "../../provider-pix/workflows/settle-pix.ts";
import { INVOICE_PIX } from "../commands.ts";

export const settleNoticedInvoicePix = (services: ChargeServices, key: string): Promise<void> =>
  settlePixOfNotice(services, INVOICE_PIX, key);

export const askAboutWaitingInvoicePix = (services: ChargeServices): Promise<void> =>
  askAboutEachPix(services, INVOICE_PIX);
