import { parseDecimal } from "#domain/text/number-format.ts";
import { fieldErrorIn } from "./fields.ts";

/** Null while it is blank or cannot be right, so that no figure is made from a typing error. */
export const typedNumber = (key: string, typed: string): number | null =>
  typed === "" || fieldErrorIn(key, typed) ? null : parseDecimal(typed);
