import * as endpoints from "#contract/platform-billing/invoice-pix.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import type { PixPayer } from "./PixPayerForm.tsx";

const invoicePix: Endpoints<typeof import("#contract/platform-billing/invoice-pix.ts")> = endpoints;

export const makeInvoicePix = (id: number, body: PixPayer) => send(invoicePix.makeInvoicePix, { params: { id }, body });

export const checkInvoicePix = (id: number) => send(invoicePix.checkInvoicePix, { params: { id } });

export const makePlanPix = (plan_id: number, payer: PixPayer) =>
  send(invoicePix.makePlanPix, { body: { ...payer, plan_id } });

export const checkPlanPix = () => send(invoicePix.checkPlanPix, {});
