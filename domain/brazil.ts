import { codesOf } from "./text/labels.ts";
import { MESSAGES } from "./text/messages.ts";

/** Masks in imask's notation: 0 is a digit. */
export const CPF_MASK = "000.000.000-00";
export const CEP_MASK = "00000-000";

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

/** With or without the mask's punctuation, and nothing else. */
export function fillsMask(mask: string, text: string): boolean {
  const typed = text.trim();
  const digits = digitsOf(typed);
  const complete = digits.length === mask.split("0").length - 1;
  return complete && (typed === digits || typed === applyMask(mask, digits));
}

/** A check digit of the CPF: the sum of the digits weighted from `length + 1` down to 2, modulo 11 (Receita Federal). */
function cpfCheckDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** Masked or not: eleven digits, not all equal, with both check digits right. */
export function isCpf(text: string): boolean {
  const digits = digitsOf(text);
  if (!fillsMask(CPF_MASK, text) || new Set(digits).size === 1) return false;
  return (
    cpfCheckDigit(digits.slice(0, 9)) === Number(digits.charAt(9)) &&
    cpfCheckDigit(digits.slice(0, 10)) === Number(digits.charAt(10))
  );
}

export function formatCpf(text: string): string {
  return applyMask(CPF_MASK, text);
}

export function cpfProblem(text: string): string | undefined {
  if (!fillsMask(CPF_MASK, text)) return MESSAGES.cpf;
  return isCpf(text) ? undefined : MESSAGES.cpfInvalid;
}

/** Whether a text, masked or not, has the eight digits of a CEP. Only the postal service knows whether it exists. */
export function isCep(text: string): boolean {
  return fillsMask(CEP_MASK, text);
}

export function formatCep(text: string): string {
  return applyMask(CEP_MASK, text);
}

/** The federative units by their abbreviations, as the post office writes them (IBGE). */
export const STATE_NAMES = {
  AC: "Acre",
  AL: "Alagoas",
  AM: "Amazonas",
  AP: "Amapá",
  BA: "Bahia",
  CE: "Ceará",
  DF: "Distrito Federal",
  ES: "Espírito Santo",
  GO: "Goiás",
  MA: "Maranhão",
  MG: "Minas Gerais",
  MS: "Mato Grosso do Sul",
  MT: "Mato Grosso",
  PA: "Pará",
  PB: "Paraíba",
  PE: "Pernambuco",
  PI: "Piauí",
  PR: "Paraná",
  RJ: "Rio de Janeiro",
  RN: "Rio Grande do Norte",
  RO: "Rondônia",
  RR: "Roraima",
  RS: "Rio Grande do Sul",
  SC: "Santa Catarina",
  SE: "Sergipe",
  SP: "São Paulo",
  TO: "Tocantins",
} as const;

export const STATES = codesOf(STATE_NAMES);

/** Ten or eleven digits, with any punctuation. */
export function isBrazilianPhone(text: string): boolean {
  return /^[\d\s().-]+$/.test(text) && [10, 11].includes(digitsOf(text).length);
}

/** Eleven digits, with any punctuation. */
export function isCellphone(text: string): boolean {
  return isBrazilianPhone(text) && digitsOf(text).length === 11;
}

export function formatBrazilianPhone(text: string): string {
  return applyMask(digitsOf(text).length > 10 ? DEFAULT_PHONE_MASK : "(00) 0000-0000", text);
}

/** A choice of the phone's country: some countries have one for each length of area code. `code` is stored. */
export interface PhoneCountry {
  readonly code: string;
  readonly name: string;
  readonly dialCode: string;
  readonly mask: string;
}

export const DEFAULT_PHONE_MASK = "(00) 00000-0000";

/** The emergency contact is in Brazil. */
export const CONTACT_PHONE_MASK = "(00) 0 0000-0000";

/** Sixteen countries: eleven with specified masks, and the next five by number of Brazilians who live there. */
export const PHONE_COUNTRIES = [
  { code: "BR", name: "Brasil", dialCode: "+55", mask: "(00) 00000-0000" },
  { code: "PT", name: "Portugal", dialCode: "+351", mask: "00 000 0000" },
  { code: "AR-1", name: "Argentina (área metropolitana)", dialCode: "+54", mask: "00 0000 0000" },
  { code: "AR-2", name: "Argentina (área II)", dialCode: "+54", mask: "00 000 0000" },
  { code: "AR-3", name: "Argentina (área III)", dialCode: "+54", mask: "000 00 0000" },
  { code: "CL-1", name: "Chile (área metropolitana)", dialCode: "+56", mask: "0 0000 0000" },
  { code: "CL-2", name: "Chile (outras áreas)", dialCode: "+56", mask: "00 0000 0000" },
  { code: "MZ-1", name: "Moçambique (área I)", dialCode: "+258", mask: "00 0000000" },
  { code: "MZ-2", name: "Moçambique (área II)", dialCode: "+258", mask: "000 0000000" },
  { code: "IT", name: "Itália", dialCode: "+39", mask: "000.0000000" },
  { code: "DE-1", name: "Alemanha (área I)", dialCode: "+49", mask: "000 0000000000" },
  { code: "DE-2", name: "Alemanha (área II)", dialCode: "+49", mask: "0000 0000000000" },
  { code: "DE-3", name: "Alemanha (área III)", dialCode: "+49", mask: "00000 0000000000" },
  { code: "US", name: "EUA (Estados Unidos)", dialCode: "+1", mask: "(000) 000-0000" },
  { code: "FR", name: "França", dialCode: "+33", mask: "00 00 00 00 00" },
  { code: "JP", name: "Japão", dialCode: "+81", mask: "00-00-0000-0000" },
  { code: "GB", name: "Inglaterra", dialCode: "+44", mask: "0000 000000" },
  { code: "PY", name: "Paraguai", dialCode: "+595", mask: "000 000 000" },
  { code: "ES", name: "Espanha", dialCode: "+34", mask: "000 000 000" },
  { code: "CA", name: "Canadá", dialCode: "+1", mask: "(000) 000-0000" },
  { code: "IE", name: "Irlanda", dialCode: "+353", mask: "00 000 0000" },
  { code: "CH", name: "Suíça", dialCode: "+41", mask: "00 000 00 00" },
] as const satisfies readonly PhoneCountry[];

export type PhoneCountryCode = (typeof PHONE_COUNTRIES)[number]["code"];

export const DEFAULT_PHONE_COUNTRY: PhoneCountryCode = "BR";

export function phoneMask(country: string | null | undefined): string {
  return PHONE_COUNTRIES.find(({ code }) => code === country)?.mask ?? DEFAULT_PHONE_MASK;
}

export function isPhoneComplete(country: string | null | undefined, value: string): boolean {
  return fillsMask(phoneMask(country), value);
}

/** The longest number of these countries without the country's code. */
const MAX_NATIONAL_DIGITS = 11;
const ARGENTINA = "+54";

/** The digits that WhatsApp dials, from the country's code on; null for a number that cannot be dialled so. */
export function whatsAppDigits(country: string | null | undefined, value: string): string | null {
  const { code, dialCode, mask } = PHONE_COUNTRIES.find((one) => one.code === country) ?? PHONE_COUNTRIES[0];
  const digits = digitsOf(value);
  const isWhole = code === "BR" ? isBrazilianPhone(digits) : fillsMask(mask, digits);
  if (!isWhole) return null;
  const dialled = digitsOf(dialCode);
  // The masks of Germany and Japan have room for the country's code.
  if (digits.length > MAX_NATIONAL_DIGITS) return digits.startsWith(dialled) ? digits : null;
  // A trunk zero is dialled at home only; Argentina's cellphones have a 9 before the area (WhatsApp's FAQ on international numbers).
  return dialled + (dialCode === ARGENTINA ? "9" : "") + digits.replace(/^0+/, "");
}

export function formatPhone(country: string | null | undefined, value: string): string {
  if (!country) return formatBrazilianPhone(value);
  return applyMask(phoneMask(country), value);
}
