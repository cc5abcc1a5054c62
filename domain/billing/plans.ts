export const FREQUENCIES = {
  monthly: { label: "Mensal", months: 1 },
  bimonthly: { label: "Bimestral", months: 2 },
  semiannually: { label: "Semestral", months: 6 },
  yearly: { label: "Anual", months: 12 },
} as const;

export type Frequency = keyof typeof FREQUENCIES;

/** The highest number of monthly installments: twelve for a year, one for other periods. */
export const maxInstallments = (frequency: Frequency): number => (frequency === "yearly" ? 12 : 1);

/** The highest value of a plan: R$ 99.999,99. More is a typing error, and a year's plan stays within what one card payment takes. */
export const MAX_PLAN_CENTS = 9_999_999;

interface Prices {
  readonly monthlyCents: number;
  readonly valueCents: number;
  readonly frequency: Frequency;
}

/** The discount of a period against the same months paid one by one, in whole percent rounded half up; 0 when there is none. */
export function discountInPercent({ monthlyCents, valueCents, frequency }: Prices): number {
  const months = monthlyCents * FREQUENCIES[frequency].months;
  if (months <= 0) return 0;
  return Math.max(0, Math.round(((months - valueCents) * 100) / months));
}

/** In cents rounded half up. */
export const monthlyCentsOf = (valueCents: number, frequency: Frequency): number =>
  Math.round(valueCents / FREQUENCIES[frequency].months);
