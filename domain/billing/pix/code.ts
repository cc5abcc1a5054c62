import { asciiText, PIX_CITY_LENGTH, PIX_NAME_LENGTH } from "./ascii.ts";
import { crc16 } from "./crc16.ts";

/** The longest identifier of a payment, in characters (EMV field 62-05). */
const TXID_LENGTH = 25;

/** Stands for "no identifier" (Manual de Padrões para Iniciação do Pix). */
const NO_TXID = "***";
const GUI = "br.gov.bcb.pix";
const FIELD_LENGTH = 99;
const REAL = "986";

/** `key`: as `pixKeyOf` gives it. `cents`: more than 0; without it the payer types the amount. */
export interface PixCodeParts {
  readonly key: string;
  readonly name: string;
  readonly city: string;
  readonly cents?: number;
  readonly txid?: string;
  readonly description?: string;
}

/**
 * A static "Pix Copia e Cola" (BR Code) as ASCII text; a QR code shows the same text. Field 01 is left out, as in the manual's static
 * example: the code may be paid more than once. Source: Banco Central do Brasil, Manual de Padrões para Iniciação do Pix and Manual do BR
 * Code, after EMV QRCPS Merchant-Presented Mode.
 */
export function pixCode({ key, name, city, cents, txid, description }: PixCodeParts): string {
  const fields = [
    field("00", "01"),
    field("26", account(key, description)),
    field("52", "0000"),
    field("53", REAL),
    cents === undefined ? "" : field("54", (cents / 100).toFixed(2)),
    field("58", "BR"),
    field("59", asciiText(name, PIX_NAME_LENGTH)),
    field("60", asciiText(city, PIX_CITY_LENGTH)),
    field("62", field("05", asTxid(txid))),
    "6304",
  ].join("");
  return fields + crc16(fields);
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, "0")}${value}`;

function account(key: string, description: string | undefined): string {
  const required = field("00", GUI) + field("01", key);
  const told = asciiText(description ?? "", Math.max(0, FIELD_LENGTH - required.length - field("02", "").length));
  return told ? required + field("02", told) : required;
}

const asTxid = (txid: string | undefined): string =>
  (txid ?? "").replace(/[^A-Za-z0-9]/g, "").slice(0, TXID_LENGTH) || NO_TXID;
