import { randomInt } from "node:crypto";

const LENGTH = 6;
/** Without what is easily misread in a mail: 0 and O, 1, I and L. */
const SYMBOLS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

export const createCode = (): string =>
  Array.from({ length: LENGTH }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length))).join("");
