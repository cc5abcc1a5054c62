import { folded } from "./accentless.ts";

const UNITS = [
  ["zero"],
  ["um", "uma"],
  ["dois", "duas"],
  ["tres"],
  ["quatro"],
  ["cinco"],
  ["seis"],
  ["sete"],
  ["oito"],
  ["nove"],
  ["dez"],
  ["onze"],
  ["doze"],
  ["treze"],
  ["quatorze", "catorze"],
  ["quinze"],
  ["dezesseis", "dezasseis"],
  ["dezessete", "dezassete"],
  ["dezoito"],
  ["dezenove", "dezanove"],
] as const;
const TENS = ["vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"] as const;
const HUNDREDS = [
  ["cem", "cento"],
  ["duzentos", "duzentas"],
  ["trezentos", "trezentas"],
  ["quatrocentos", "quatrocentas"],
  ["quinhentos", "quinhentas"],
  ["seiscentos", "seiscentas"],
  ["setecentos", "setecentas"],
  ["oitocentos", "oitocentas"],
  ["novecentos", "novecentas"],
] as const;

const VALUES: ReadonlyMap<string, number> = new Map<string, number>([
  ...UNITS.flatMap((words, value) => words.map((word) => [word, value] as const)),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
  ...HUNDREDS.flatMap((words, index) => words.map((word) => [word, 100 * (index + 1)] as const)),
]);

/** Said after a figure; they change nothing. */
const AFTER = new Set(
  "cm mm kg g bpm kcal centimetro centimetros milimetro milimetros quilo quilos kilo kilos grama gramas batidas batimentos segundo segundos repeticao repeticoes vezes metro metros m graus".split(
    " ",
  ),
);
const POINTS = new Set(["virgula", "ponto"]);
const HALF = new Set(["meio", "meia"]);
const DIGITS = /^\d+$/;

/** "oitenta e dois", "82"; null where the words are no single whole number: "dois oitenta". */
function wholeNumber(words: readonly string[]): number | null {
  const [first] = words;
  if (first === undefined) return null;
  if (DIGITS.test(first)) return words.length === 1 ? Number(first) : null;
  const at = words.indexOf("mil");
  if (at >= 0) {
    const thousands = at === 0 ? 1 : belowThousand(words.slice(0, at));
    const rest = at === words.length - 1 ? 0 : belowThousand(words.slice(at + 1).filter((word) => word !== "e"));
    return thousands === null || rest === null ? null : thousands * 1000 + rest;
  }
  return belowThousand(words);
}

const sizeOf = (value: number): number => (value >= 100 ? 3 : value >= 20 ? 2 : 1);

function belowThousand(words: readonly string[]): number | null {
  let sum = 0;
  let size = 4;
  for (const [index, word] of words.entries()) {
    if (word === "e" && index > 0 && index < words.length - 1) continue;
    const value = VALUES.get(word);
    // Each word is smaller than the one before: "dez dois" is not twelve.
    if (value === undefined || sizeOf(value) >= size) return null;
    sum += value;
    size = sizeOf(value);
  }
  return sum;
}

/** The digits after the comma: "cinco" is 5, "zero cinco" 05, "vinte e cinco" 25; null where it is no fraction. */
function decimalsOf(words: readonly string[]): string | null {
  const [first] = words;
  if (words.length === 1 && first && DIGITS.test(first)) return first;
  const digits = words.map((word) => VALUES.get(word));
  if (digits.every((digit) => digit !== undefined && digit < 10)) return words.length > 0 ? digits.join("") : null;
  if (first === "zero") return null;
  const integer = wholeNumber(words);
  return integer === null ? null : String(integer);
}

function figureOf(words: readonly string[]): number | null {
  const point = words.findIndex((word) => POINTS.has(word));
  if (point >= 0) {
    const integer = wholeNumber(words.slice(0, point));
    const decimals = decimalsOf(words.slice(point + 1));
    return integer === null || decimals === null ? null : Number(`${integer}.${decimals}`);
  }
  if (words.length > 2 && words.at(-2) === "e" && HALF.has(words.at(-1) ?? "")) {
    const integer = wholeNumber(words.slice(0, -2));
    return integer === null ? null : integer + 0.5;
  }
  return wholeNumber(words) ?? metresOf(words);
}

/** The tallest person that is measured. */
const MAX_STATURE_M = 2.5;

/** "um e setenta e cinco", "1 75": how a stature is said. */
function metresOf(words: readonly string[]): number | null {
  const [metres = "", ...rest] = words;
  const integer = wholeNumber([metres]);
  const centimetres = wholeNumber(rest[0] === "e" ? rest.slice(1) : rest);
  if (integer === null || integer < 1 || centimetres === null || centimetres < 10 || centimetres > 99) return null;
  const stature = integer + centimetres / 100;
  return stature > MAX_STATURE_M ? null : stature;
}

/** "1 metro e 75", "82 quilos e 300 gramas": the unit stands where the comma would. */
function inParts(words: readonly string[]): number | null {
  const at = words.findIndex((word) => AFTER.has(word));
  if (at < 1 || at === words.length - 1) return null;
  const integer = wholeNumber(words.slice(0, at));
  const rest = words.slice(at + 1).filter((word, index) => !(word === "e" && index === 0) && !AFTER.has(word));
  if (integer === null) return null;
  if (rest.length === 1 && HALF.has(rest[0] ?? "")) return integer + 0.5;
  const part = wholeNumber(rest);
  const isKilograms = /^[qk]/.test(words[at] ?? "");
  const share = isKilograms ? 1000 : 100;
  // "oitenta quilos e três" says neither grams nor hundreds of them.
  if (part === null || part >= share || (isKilograms && part < 100)) return null;
  return integer + part / share;
}

/**
 * A figure as it is said in Brazil, or as a browser writes what it heard: "doze vírgula cinco", "12,5", "12 e meio", "1 metro e 75".
 * Null where it is no single figure.
 */
export function spokenNumber(said: string): number | null {
  const text = said
    .toLowerCase()
    .replace(/^\s*[-−]\s*(?=\d)/, "menos ")
    .replaceAll("½", " e meio")
    .replaceAll(/\b1\/2\b/g, " e meio")
    .replaceAll(/(\d)\.(\d{3})(?!\d)/g, "$1$2")
    .replaceAll(/(\d)[.,](\d)/g, "$1 virgula $2")
    .replaceAll(/(\d)(cm|mm|kg|bpm|m)\b/g, "$1 $2")
    .replaceAll(/\b(\d)m(\d\d)\b/g, "$1 metro e $2");
  const words = folded(text).replaceAll(" e e meio", " e meio").split(" ").filter(Boolean);
  if (words[0] !== "menos") return unsigned(words);
  const value = unsigned(words.slice(1));
  return value === null ? null : 0 - value;
}

function unsigned(words: readonly string[]): number | null {
  const parts = inParts(words);
  if (parts !== null) return parts;
  const last = words.findLastIndex((word) => !AFTER.has(word));
  return figureOf(words.slice(0, last + 1));
}
