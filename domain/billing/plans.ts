/** How often a plan is paid, with its name on screens and the months that one payment covers. */
export const FREQUENCIES = {
  monthly: { label: "Mensal", months: 1 },
  bimonthly: { label: "Bimestral", months: 2 },
  semiannually: { label: "Semestral", months: 6 },
  yearly: { label: "Anual", months: 12 },
} as const;

export type Frequency = keyof typeof FREQUENCIES;

/** The highest number of monthly installments: twelve for a year, one for other periods. */
export const maxInstallments = (frequency: Frequency): number => (frequency === "yearly" ? 12 : 1);

/** The discount of a year against twelve months, in whole percent rounded half up; 0 when there is none. */
export function discountInPercent(prices: { readonly monthlyCents: number; readonly yearlyCents: number }): number {
  const twelveMonths = prices.monthlyCents * 12;
  if (twelveMonths <= 0) return 0;
  return Math.max(0, Math.round(((twelveMonths - prices.yearlyCents) * 100) / twelveMonths));
}
