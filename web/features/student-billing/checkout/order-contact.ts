import type { PaymentWay } from "./data.ts";

/** The button by which the buyer writes to the trainer, and its message. */
export const orderContact = (way: PaymentWay, plan: string) =>
  way === "pix"
    ? { label: "Já paguei, avisar no WhatsApp", text: `Olá! Já paguei o Pix do plano “${plan}”.` }
    : { label: "Conversar no WhatsApp", text: `Olá! Fiz o pedido do plano “${plan}”.` };
