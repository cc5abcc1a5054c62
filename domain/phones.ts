import { applyMask, fillsMask } from "./brazil.ts";

/** A choice of the phone's country: some countries have one for each length of area code. `code` is stored. */
export interface PhoneCountry {
  readonly code: string;
  readonly name: string;
  readonly dialCode: string;
  /** imask's notation: 0 is a digit. */
  readonly mask: string;
}

/** The mask of a country that is none of the list. */
export const DEFAULT_PHONE_MASK = "(00) 00000-0000";

/** The emergency contact is in Brazil. */
export const CONTACT_PHONE_MASK = "(00) 0 0000-0000";

export const PHONE_COUNTRIES = [
  { code: "BR", name: "Brasil", dialCode: "+55", mask: "(00) 00000-0000" },
  { code: "PT", name: "Portugal", dialCode: "+351", mask: "00 000 0000" },
  { code: "AR-1", name: "Argentina (área metropolitana)", dialCode: "+54", mask: "00 0000 0000" },
  { code: "AR-2", name: "Argentina (área II)", dialCode: "+54", mask: "00 000 0000" },
  { code: "AR-3", name: "Argentina (área III)", dialCode: "+54", mask: "000 00 0000" },
  { code: "CL-1", name: "Chile (área metropolitana)", dialCode: "+56", mask: "0 0000 0000" },
  { code: "CL-2", name: "Chile (outras áreas)", dialCode: "+56", mask: "00 000 0000" },
  { code: "MZ-1", name: "Moçambique (área I)", dialCode: "+258", mask: "00 0000000" },
  { code: "MZ-2", name: "Moçambique (área II)", dialCode: "+258", mask: "000 0000000" },
  { code: "IT", name: "Itália", dialCode: "+39", mask: "000.0000000" },
  { code: "DE-1", name: "Alemanha (área I)", dialCode: "+49", mask: "000 0000000000" },
  { code: "DE-2", name: "Alemanha (área II)", dialCode: "+49", mask: "0000 0000000000" },
  { code: "DE-3", name: "Alemanha (área III)", dialCode: "+49", mask: "00000 0000000000" },
  { code: "US", name: "Estados Unidos", dialCode: "+1", mask: "(000) 000-0000" },
  { code: "FR", name: "França", dialCode: "+33", mask: "00 00 00 00 00" },
  { code: "JP", name: "Japão", dialCode: "+81", mask: "00-00-0000-0000" },
  { code: "GB", name: "Inglaterra", dialCode: "+44", mask: "0000 000000" },
] as const satisfies readonly PhoneCountry[];

export type PhoneCountryCode = (typeof PHONE_COUNTRIES)[number]["code"];

export const DEFAULT_PHONE_COUNTRY: PhoneCountryCode = "BR";

/** The mask of a country's phones; the default one for a text that is none of the codes. */
export function phoneMask(country: string | null | undefined): string {
  return PHONE_COUNTRIES.find(({ code }) => code === country)?.mask ?? DEFAULT_PHONE_MASK;
}

/** Whether a phone, masked or only digits, fills its country's mask. */
export function isPhoneComplete(country: string | null | undefined, value: string): boolean {
  return fillsMask(phoneMask(country), value);
}

/** Writes a phone's digits as its country does. */
export function formatPhone(country: string | null | undefined, value: string): string {
  return applyMask(phoneMask(country), value);
}
