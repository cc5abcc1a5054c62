const REPLACEMENTS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Everything XML 1.0 forbids, even escaped: control characters, half surrogates and the two non-characters. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

/** Makes any text safe inside an SVG element or a double-quoted attribute. */
export const escapeSvg = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (character) => REPLACEMENTS[character] ?? "");

/** A coordinate with at most two decimals; a value that is not finite becomes 0, so that a drawing never breaks. */
export const coordinate = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 100) / 100 || 0) : "0";
