import {
  applyMask,
  CONTACT_PHONE_MASK,
  digitsOf,
  formatPhone,
  isPhoneComplete,
  PHONE_COUNTRIES,
  type PhoneCountryCode,
  phoneMask,
} from "../../brazil.ts";
import { MESSAGES } from "../../text/messages.ts";
import { isRead, type Reading } from "../spreadsheet/columns.ts";

/** Excel shows long numbers as 1,19E+10, and saves a CSV with what it shows: the digits are lost. */
const SHORTENED = /^\d+([.,]\d+)?E\+?\d+$/i;
const SHORTENED_BY_EXCEL = "O Excel encurtou este número. Formate a coluna como texto e digite o celular de novo.";

/** Brazil's numbers carry the country and the carrier in many ways: +55, 0055, 0 or 0XX before the area code. */
function brazilianDigits(text: string): string {
  const digits = digitsOf(text.replace(/[x]{2}/gi, "")).replace(/^0+/, "");
  return /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits;
}

export function readPhone(text: string, country: PhoneCountryCode, areaCode = ""): Reading<string> {
  const digitsText = text.trim().replace(/^(\d{11,13})[.,]0$/, "$1");
  if (SHORTENED.test(digitsText)) return { problem: SHORTENED_BY_EXCEL };
  const numbers = digitsText.split(/\s*(?:[/;|,\n]|\bou\b|\be\b)\s*/i).filter((part) => digitsOf(part).length >= 8);
  const readings = (numbers.length > 1 ? numbers : [digitsText]).map((one) => readOnePhone(one, country, areaCode));
  const [first] = readings;
  const chosen = readings.find(isRead) ?? first ?? { problem: MESSAGES.format };
  if (!isRead(chosen) || readings.length === 1) return chosen;
  return { value: chosen.value, note: `A célula tem mais de um telefone: usaremos ${chosen.value}.` };
}

function readOnePhone(text: string, country: PhoneCountryCode, areaCode: string): Reading<string> {
  if (country !== "BR") return readForeignPhone(text, country);
  const digits = brazilianDigits(text);
  if (/[a-z]/i.test(text.replace(/[x]{2}/gi, "")) && digits.length < 10) return { problem: MESSAGES.format };
  const local = digits.length === 8 || digits.length === 9;
  if (local && areaCode === "") return { problem: "Falta o DDD. Escreva, por exemplo, (11) 91234-5678." };
  const national = local ? areaCode + digits : digits;
  if (national.length === 11 && national[2] === "9") return { value: applyMask(phoneMask("BR"), national) };
  if (national.length !== 10) return { problem: MESSAGES.format };
  // Since 2016 every cellphone has nine digits; those that began with 6 to 9 had a 9 put before them (Anatel).
  if (!/^[6-9]/.test(national.slice(2)))
    return { problem: "É um telefone fixo. Informe um celular com DDD e nove dígitos." };
  const value = applyMask(phoneMask("BR"), `${national.slice(0, 2)}9${national.slice(2)}`);
  return { value, note: `Acrescentamos o nono dígito: ${value}.` };
}

function readForeignPhone(text: string, country: PhoneCountryCode): Reading<string> {
  const dialCode = digitsOf(PHONE_COUNTRIES.find(({ code }) => code === country)?.dialCode ?? "");
  const digits = digitsOf(text).replace(/^00/, "");
  const candidates = [digits, digits.startsWith(dialCode) ? digits.slice(dialCode.length) : digits];
  const complete = candidates.find((one) => isPhoneComplete(country, one));
  if (complete === undefined) return { problem: `${MESSAGES.format}: ${phoneMask(country)}` };
  return { value: formatPhone(country, complete) };
}

export function readContactPhone(text: string, areaCode = ""): Reading<string> {
  const reading = readPhone(text, "BR", areaCode);
  return isRead(reading) ? { ...reading, value: applyMask(CONTACT_PHONE_MASK, reading.value) } : reading;
}

/** A question's answer: "Não", "Sim", or any other text, which means yes with that detail. */
export function readYesNo(text: string): { readonly isYes: boolean; readonly detail: string | null } {
  const answer = text.trim();
  if (/^(n|nao|não|no|nunca|nenhum|nenhuma|nada|-|–|false|falso|0)\.?$/i.test(answer))
    return { isYes: false, detail: null };
  const [, detail = ""] = /^(?:s|sim|yes|x|true|verdadeiro|1)(?:[\s,.:;()–-]+(.*))?$/is.exec(answer) ?? [null, answer];
  return { isYes: true, detail: detail.replace(/\)$/, "").trim() || null };
}
