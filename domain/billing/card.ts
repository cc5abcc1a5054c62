/** A card is valid through the last day of its month. `expiration`: "MM/AAAA"; `today`: "yyyy-mm-dd". */
export function isCardExpired(expiration: string, today: string): boolean {
  const [month = "", year = ""] = expiration.split("/");
  return `${year}-${month}` < today.slice(0, 7);
}
