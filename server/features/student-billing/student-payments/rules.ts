import { formatReais, toReais } from "#domain/money.ts";

export const NOT_RECEIVED_YET = "Informe o dia de hoje ou um dia anterior";
export const LACKS_PURPOSE = "Escolha o que está sendo pago";

/** The sentence for an amount above what is open of a charge. */
export const tooMuch = (openCents: number): string =>
  openCents === 0 ? "Esta cobrança já está paga" : `O valor em aberto é ${formatReais(toReais(openCents))}`;

/** The key of the counter-entry of a payment: one payment has one. */
export const counterEntryKey = (paymentId: number): string => `undo-${paymentId}`;
