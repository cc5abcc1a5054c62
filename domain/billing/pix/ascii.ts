import { withoutAccents } from "../../text/accentless.ts";

/** The longest name of the receiver and of the city, in characters (EMV fields 59 and 60). */
export const PIX_NAME_LENGTH = 25;
export const PIX_CITY_LENGTH = 15;

const NOT_ASCII = /[^\x20-\x7e]/g;

/**
 * A text as banks read it in a Pix code: without accents, in printable ASCII, with single spaces, cut to `length` characters. Empty when
 * nothing of the text can be written so.
 */
export const asciiText = (text: string, length: number): string =>
  withoutAccents(text).replace(/\s+/g, " ").replace(NOT_ASCII, "").trim().slice(0, length).trim();
