import { formatReais, toReais } from "#domain/money.ts";

export const NOT_RECEIVED_YET = "Informe o dia de hoje ou um dia anterior";
export const LACKS_PURPOSE = "Escolha o que está sendo pago";

export const tooMuch = (openCents: number): string =>
  openCents === 0 ? "Esta cobrança já está paga" : `O valor em aberto é ${formatReais(toReais(openCents))}`;

/** One payment has one counter-entry. */
export const counterEntryKey = (paymentId: number): string => `undo-${paymentId}`;

export const brandCode = (brand: string | null): string | null =>
  brand === null
    ? null
    : brand
        .toLowerCase()
        .replace(/[^a-z]+/g, "_")
        .slice(0, 30) || null;
