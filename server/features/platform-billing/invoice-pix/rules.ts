import { createHash } from "node:crypto";

/** `number` counts the Pix of one invoice from 0. */
export const invoicePixKey = (trainerId: number, invoiceId: number, number: number): string =>
  createHash("sha256")
    .update(JSON.stringify(["invoice pix", trainerId, invoiceId, number]))
    .digest("base64url");

/** `number` counts the Pix of one plan for one trainer from 0. */
export const planPixKey = (trainerId: number, planId: number, number: number): string =>
  createHash("sha256")
    .update(JSON.stringify(["plan pix", trainerId, planId, number]))
    .digest("base64url");

export const PLAN_GONE = { fields: { plan_id: "Este plano não está mais disponível. Escolha outro." } };
export const NO_PIX_MADE = {
  detail: "A operadora não gerou o Pix agora. Tente de novo em alguns minutos ou pague com cartão.",
};
