import type { Address } from "#contract/people/addresses.ts";
import { digitsOf } from "#domain/brazil.ts";

/** The wire's CEP has no dash, and a blank complement is null. */
export const toAddress = (stored: Address): Address => ({
  ...stored,
  zipcode: digitsOf(stored.zipcode),
  complement: stored.complement || null,
});
