/**
 * Whether a card can no longer be charged: it is valid through the last day of its month.
 * @param expiration month and year, "MM/AAAA"
 * @param today "yyyy-mm-dd"
 */
export function isCardExpired(expiration: string, today: string): boolean {
  const [month = "", year = ""] = expiration.split("/");
  return `${year}-${month}` < today.slice(0, 7);
}
