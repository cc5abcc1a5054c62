/** Masks in imask's notation: 0 is a digit. */
export const CPF_MASK = "000.000.000-00";
export const CEP_MASK = "00000-000";
export const BIRTHDATE_MASK = "00/00/0000";

/** The digits of a masked text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** Writes digits into a mask, as far as they go: "123" into "(00) 0000" is "(12) 3". */
export function applyMask(mask: string, text: string): string {
  const digits = digitsOf(text);
  let used = 0;
  let written = "";
  for (const symbol of mask) {
    if (used === digits.length) break;
    written += symbol === "0" ? digits.charAt(used++) : symbol;
  }
  return written;
}

/** Whether a text fills a mask: the mask's digits, with or without its punctuation, and nothing else. */
export function fillsMask(mask: string, text: string): boolean {
  const typed = text.trim();
  const digits = digitsOf(typed);
  const complete = digits.length === mask.split("0").length - 1;
  return complete && (typed === digits || typed === applyMask(mask, digits));
}

/** A check digit of the CPF: the sum of the digits weighted from `length + 1` down to 2, modulo 11 (Receita Federal). */
function cpfCheckDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (digits.length + 1 - place), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** Whether a text, masked or not, is a CPF: eleven digits, not all equal, with both check digits right. */
export function isCpf(text: string): boolean {
  const digits = digitsOf(text);
  if (!fillsMask(CPF_MASK, text) || new Set(digits).size === 1) return false;
  return (
    cpfCheckDigit(digits.slice(0, 9)) === Number(digits.charAt(9)) &&
    cpfCheckDigit(digits.slice(0, 10)) === Number(digits.charAt(10))
  );
}

/** Writes the digits of a CPF as 000.000.000-00. */
export function formatCpf(text: string): string {
  return applyMask(CPF_MASK, text);
}

/** Whether a text, masked or not, has the eight digits of a CEP. Only the postal service knows whether it exists. */
export function isCep(text: string): boolean {
  return fillsMask(CEP_MASK, text);
}

/** Writes the digits of a CEP as 00000-000. */
export function formatCep(text: string): string {
  return applyMask(CEP_MASK, text);
}
