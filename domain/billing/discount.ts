/** An invoice asks for no less: a provider charges R$ 1,00 at least. */
export const MIN_INVOICE_CENTS = 100;

/** Either `percent` (1 to 90) or `cents` is set. */
export interface Discount {
  readonly percent: number | null;
  readonly cents: number | null;
}

/** In whole cents rounded down. The rest is never less than `MIN_INVOICE_CENTS`, or than a smaller price. */
export function discountCentsOf(priceCents: number, discount: Discount | undefined): number {
  if (!discount) return 0;
  const most = Math.max(0, priceCents - MIN_INVOICE_CENTS);
  const reduction = discount.cents ?? Math.floor((priceCents * (discount.percent ?? 0)) / 100);
  return Math.min(reduction, most);
}
