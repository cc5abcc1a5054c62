export const PAYMENT_METHODS = {
  credit_card: "Crédito",
  pix: "Pix",
  cash: "Dinheiro",
  transfer: "Transferência",
} as const;

export type PlatformMethod = keyof typeof PAYMENT_METHODS;

export const PAYMENT_STATES = { paid: "Pago", pending: "Atraso", canceled: "Cancelado" } as const;

/** `value` in reais; below zero it goes back, and what waits then is the provider, not the payer. */
export const paymentStateLabel = ({
  status,
  value,
}: {
  readonly status: keyof typeof PAYMENT_STATES;
  readonly value: number;
}) => (status === "pending" && value < 0 ? "Estorno em andamento" : PAYMENT_STATES[status]);

export const PAYMENT_TONES = { paid: "success", pending: "warning", canceled: "danger" } as const;

export const cardBrandName = (brand: string | null): string =>
  brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : "Não identificado";
