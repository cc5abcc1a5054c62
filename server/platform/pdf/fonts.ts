import { fileURLToPath } from "node:url";
import type { TFontDictionary } from "pdfmake/interfaces.js";

const FOLDER = fileURLToPath(new URL("./fonts/", import.meta.url));
const file = (name: string): string => `${FOLDER}${name}.ttf`;

const regular = file("Inter-Regular");
const medium = file("Inter-Medium");
const semiBold = file("Inter-SemiBold");
const emoji = file("NotoEmoji-Subset");

/** Inter with tabular figures by default; fonts/make-fonts.py says where the files come from. */
export const FONTS: TFontDictionary = {
  Inter: { normal: regular, bold: semiBold, italics: regular, bolditalics: semiBold },
  "Inter Medium": { normal: medium, bold: semiBold, italics: medium, bolditalics: semiBold },
  Emoji: { normal: emoji, bold: emoji, italics: emoji, bolditalics: emoji },
};

export const isFontFile = (path: string): boolean => path.startsWith(FOLDER) && path.endsWith(".ttf");
