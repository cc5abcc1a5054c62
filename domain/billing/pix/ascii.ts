import { withoutAccents } from "../../text/accentless.ts";

/** The longest name of the receiver and of the city, in characters (EMV fields 59 and 60). */
export const PIX_NAME_LENGTH = 25;
export const PIX_CITY_LENGTH = 15;

const NOT_ASCII = /[^\x20-\x7e]/g;

/** As banks read a Pix code: printable ASCII, single spaces, `length` characters; empty when nothing can be written so. */
export const asciiText = (text: string, length: number): string =>
  withoutAccents(text).replace(/\s+/g, " ").replace(NOT_ASCII, "").trim().slice(0, length).trim();
