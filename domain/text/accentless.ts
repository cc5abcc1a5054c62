/** A text without the marks on its letters: "Agilização" is "Agilizacao". Case and punctuation stay. */
export const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** A text without case, accents, punctuation and doubled spaces, so that spellings compare equal. */
export const folded = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
