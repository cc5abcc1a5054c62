import type { Address } from "#contract/people/addresses.ts";
import { digitsOf } from "#domain/brazil.ts";

/** A stored address in the shape of the wire: the CEP without its dash, a blank complement as null. */
export const toAddress = (stored: Address): Address => ({
  ...stored,
  zipcode: digitsOf(stored.zipcode),
  complement: stored.complement || null,
});
