export const PAYMENT_METHODS = {
  credit_card: "Crédito",
  pix: "Pix",
  cash: "Dinheiro",
  transfer: "Transferência",
} as const;

export type PlatformMethod = keyof typeof PAYMENT_METHODS;

export const PAYMENT_STATES = { paid: "Pago", pending: "Atraso", canceled: "Cancelado" } as const;

export const PAYMENT_TONES = { paid: "success", pending: "warning", canceled: "danger" } as const;

export const cardBrandName = (brand: string | null): string =>
  brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : "Não identificado";
