/** How often a plan is paid, with its name on screens and the months that one payment covers. */
export const FREQUENCIES = {
  monthly: { label: "Mensal", months: 1 },
  bimonthly: { label: "Bimestral", months: 2 },
  semiannually: { label: "Semestral", months: 6 },
  yearly: { label: "Anual", months: 12 },
} as const;

export type Frequency = keyof typeof FREQUENCIES;

/** In how many monthly parts a card may pay one period: a year in up to twelve, anything else at once. */
export const maxInstallments = (frequency: Frequency): number => (frequency === "yearly" ? 12 : 1);

/** What a year costs less than twelve months, in whole percent rounded half up; 0 when it costs as much or more. */
export function discountInPercent(prices: { readonly monthlyCents: number; readonly yearlyCents: number }): number {
  const twelveMonths = prices.monthlyCents * 12;
  if (twelveMonths <= 0) return 0;
  return Math.max(0, Math.round(((twelveMonths - prices.yearlyCents) * 100) / twelveMonths));
}
