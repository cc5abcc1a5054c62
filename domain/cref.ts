import { STATES } from "./brazil.ts";

/** Category G is "graduado", P is "provisionado" (Lei 9.696/1998). */
const TYPED = /^(?:CREF\s*)?([0-9]{1,6})\s*-?\s*([GP])\s*[/-]?\s*([A-Z]{2})$/;

/** "012345-G/SP"; case, "CREF", fewer zeros and other separators are forgiven. Null for no registration: category G or P, and a state. */
export function crefOf(typed: string): string | null {
  const [, number = "", category = "", state = ""] = TYPED.exec(typed.trim().toUpperCase()) ?? [];
  if (Number(number) === 0 || !STATES.some((one) => one === state)) return null;
  return `${number.padStart(6, "0")}-${category}/${state}`;
}
