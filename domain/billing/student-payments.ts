import { MS_PER_DAY } from "../calendar-date.ts";

export const STUDENT_PAYMENT_METHODS = {
  pix: "Pix",
  cash: "Dinheiro",
  credit_card: "Cartão de crédito",
  debit_card: "Cartão de débito",
  transfer: "Transferência",
} as const;

export type PaymentMethod = keyof typeof STUDENT_PAYMENT_METHODS;

/** A payment is for a charge of the plan, or for something that was agreed beside it. */
export const PAYMENT_PURPOSES = {
  plan: "Plano",
  evaluation: "Avaliação física",
  session: "Aula avulsa",
  other: "Outro serviço",
} as const;

export type PaymentPurpose = keyof typeof PAYMENT_PURPOSES;

/** `card` and `pix_charge` were paid by the provider; a `pix` was announced by the student. */
export type PaymentOrigin = "recorded" | "card" | "pix" | "pix_charge";

/** A pending payment waits until the trainer confirms it or the card is charged. */
export type PaymentState = "pending" | "received" | "refused";

export const PAYMENT_LOG = {
  received: "Pago",
  pending: "Aguardando confirmação",
  refused: "Não recebido",
  reversed: "Estornado",
  counter_entry: "Estorno",
} as const;

export type LoggedState = keyof typeof PAYMENT_LOG;

/** How long a payment can be undone after it was recorded or confirmed, in milliseconds: a day. */
const UNDO_MS = MS_PER_DAY;

/** Until when a payment can be undone, in milliseconds; null when it never can. The provider gives back what it received. */
export const undoableUntil = (payment: {
  readonly state: LoggedState;
  readonly origin: PaymentOrigin;
  readonly settledAt: number | null;
}): number | null =>
  payment.state === "received" &&
  (payment.origin === "recorded" || payment.origin === "pix") &&
  payment.settledAt !== null
    ? payment.settledAt + UNDO_MS
    : null;
