/** How people pay, with the words on screens. */
export const PAYMENT_METHODS = { credit_card: "Crédito" } as const;

/** What became of a payment: its words, and as what kind of news a screen shows it. */
export const PAYMENT_STATES = { paid: "Pago", pending: "Atraso", canceled: "Cancelado" } as const;

export const PAYMENT_TONES = { paid: "success", pending: "warning", canceled: "danger" } as const;

/** "visa" is "Visa"; a brand that nobody knows says so. */
export const cardBrandName = (brand: string | null): string =>
  brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : "Não identificado";
