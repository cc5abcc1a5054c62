import type { ContentText, Size, TableCellProperties } from "pdfmake/interfaces.js";

const NO_BREAK = "\u00a0";

export type Maybe<Value> = Value | null | undefined;

export const isGiven = <Value>(value: Maybe<Value>): value is Value =>
  value !== null && value !== undefined && value !== "" && !(typeof value === "number" && !Number.isFinite(value));

export const withUnit = (value: string, unit: Maybe<string>): string => (unit ? `${value}${NO_BREAK}${unit}` : value);

/** Invisible characters that would be drawn as boxes: controls, joiners, variation selectors, skin tones, keycaps. */
const INVISIBLE =
  /(?![\t\n])\p{Cc}|[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]|\u20e3|\ufe0e|\ufe0f|[\u{1f3fb}-\u{1f3ff}\u{e0000}-\u{e007f}]/gu;
const REGIONAL_INDICATOR = /[\u{1f1e6}-\u{1f1ff}]/gu;
const PICTOGRAPH = /((?![©®™])\p{Extended_Pictographic})/u;

const drawable = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replace(INVISIBLE, "")
    .replace(REGIONAL_INDICATOR, (letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65));

export type TextStyle = Omit<ContentText, "text"> & TableCellProperties & { width?: Size };

const inline = ({ fontSize, bold, color, font }: TextStyle): TextStyle => ({
  ...(fontSize === undefined ? {} : { fontSize }),
  ...(bold === undefined ? {} : { bold }),
  ...(color === undefined ? {} : { color }),
  ...(font === undefined ? {} : { font }),
});

export const text = (content: string, style: TextStyle = {}): ContentText => {
  const clean = drawable(content);
  if (!PICTOGRAPH.test(clean)) return { ...style, text: clean };
  const runs = clean.split(PICTOGRAPH).filter((run) => run !== "");
  const drawn = runs.map((run): ContentText => {
    const inlineStyle = inline(style);
    return PICTOGRAPH.test(run)
      ? { ...inlineStyle, text: run, font: "Emoji", bold: false }
      : { ...inlineStyle, text: run };
  });
  return { ...style, text: drawn };
};

export const shortened = (content: string, most: number): string => {
  const letters = Array.from(content);
  if (letters.length <= most) return content;
  const cut = letters.slice(0, most - 1).join("");
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
};

export const unbroken = (content: string): string => content.replaceAll(" ", NO_BREAK);
