import { MAX_NAMES, remember } from "../remember.ts";

/** A text without the marks on its letters: "Agilização" is "Agilizacao". Case and punctuation stay. */
export const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

const fold = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const MAX_LENGTH = 80;
const remembered = new Map<string, string>();

/** A text without case, accents, punctuation and doubled spaces, so that spellings compare equal. */
export function folded(text: string): string {
  if (text.length > MAX_LENGTH) return fold(text);
  return remember(remembered, MAX_NAMES, text, () => fold(text));
}
