import { digitsOf, formatBrazilianPhone, formatCpf, isCpf } from "../../brazil.ts";

export const PIX_KEY_KINDS = {
  cpf: "CPF",
  cnpj: "CNPJ",
  email: "E-mail",
  phone: "Celular",
  random: "Chave aleatória",
} as const;

export type PixKeyKind = keyof typeof PIX_KEY_KINDS;

export interface PixKey {
  readonly kind: PixKeyKind;
  readonly key: string;
}

/** The longest key: an e-mail of 77 characters (DICT). */
export const MAX_PIX_KEY_LENGTH = 77;

const EMAIL =
  /^[a-z0-9.!#$'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** An area code (Anatel) and a number that begins with a nine, with or without the country. */
const CELLPHONE = /^(?:\+?55)?((?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])9\d{8})$/;
const WRITTEN_AS_CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;

/** As the DICT stores it; undefined for no key. Eleven digits that are a CPF are the CPF, unless written as a phone with +55 or (area code). */
export function pixKeyOf(text: string): PixKey | undefined {
  const typed = text.trim();
  const small = typed.toLowerCase();
  if (small.includes("@"))
    return small.length <= MAX_PIX_KEY_LENGTH && EMAIL.test(small) ? { kind: "email", key: small } : undefined;
  if (RANDOM.test(small)) return { kind: "random", key: small };
  if (isCpf(typed)) return { kind: "cpf", key: digitsOf(typed) };
  if (WRITTEN_AS_CPF.test(typed)) return undefined;
  const phone = CELLPHONE.exec(typed.replace(/[\s().-]/g, ""))?.[1];
  if (phone) return { kind: "phone", key: `+55${phone}` };
  const cnpj = typed.toUpperCase().replace(/[\s./-]/g, "");
  return isCnpj(cnpj) ? { kind: "cnpj", key: cnpj } : undefined;
}

/** The weights of the check digits of a CNPJ, for the second one; the first one begins at the second weight (Receita Federal). */
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether twelve digits or capital letters and two check digits are a CNPJ (Receita Federal, IN RFB 2.229/2024: letters since 2026). */
function isCnpj(cnpj: string): boolean {
  if (!CNPJ.test(cnpj) || new Set(cnpj).size === 1) return false;
  return cnpjCheckDigit(cnpj.slice(0, 12)) === cnpj.charAt(12) && cnpjCheckDigit(cnpj.slice(0, 13)) === cnpj.charAt(13);
}

/** A digit or letter counts as its ASCII code less 48: digits as themselves, A as 17. */
function cnpjCheckDigit(symbols: string): string {
  const weights = CNPJ_WEIGHTS.slice(-symbols.length);
  const sum = weights.reduce((total, weight, index) => total + weight * (symbols.charCodeAt(index) - 48), 0);
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

export function pixKeyProblem(text: string): string | undefined {
  if (pixKeyOf(text)) return undefined;
  const typed = text.trim();
  if (typed.includes("@")) return "E-mail inválido. Escreva a chave como está no aplicativo do banco";
  const digits = digitsOf(typed);
  if (/^[\d\s.-]+$/.test(typed) && digits.length === 11) return "Confira o número: não é um CPF nem um celular com DDD";
  if (/^[\dA-Za-z\s./-]+$/.test(typed) && typed.replace(/[\s./-]/g, "").length === 14)
    return "CNPJ inválido. Confira os números";
  if (/^\+?[\d\s().-]+$/.test(typed)) return "Escreva o CPF, o CNPJ ou o celular completo, com DDD";
  if (/^[0-9a-f-]+$/i.test(typed))
    return "A chave aleatória tem 32 letras e números em cinco grupos separados por hífen";
  return "Chave não reconhecida. Use CPF, CNPJ, e-mail, celular ou chave aleatória";
}

export function formatPixKey({ kind, key }: PixKey): string {
  if (kind === "cpf") return formatCpf(key);
  if (kind === "phone") return formatBrazilianPhone(key.replace("+55", ""));
  if (kind === "cnpj") return key.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5");
  return key;
}
