const SMALL = [
  "",
  "um",
  "dois",
  "três",
  "quatro",
  "cinco",
  "seis",
  "sete",
  "oito",
  "nove",
  "dez",
  "onze",
  "doze",
  "treze",
  "quatorze",
  "quinze",
  "dezesseis",
  "dezessete",
  "dezoito",
  "dezenove",
];
const TENS = ["", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"];
const HUNDREDS = [
  "",
  "cento",
  "duzentos",
  "trezentos",
  "quatrocentos",
  "quinhentos",
  "seiscentos",
  "setecentos",
  "oitocentos",
  "novecentos",
];

const MILLION = 1_000_000;
/** Below a thousand million: the words know no larger order. */
const LIMIT_CENTS = 1000 * MILLION * 100;

/** 1 to 999. "e" stands between hundreds, tens and units. */
function groupSpelled(group: number): string {
  if (group === 100) return "cem";
  const rest = group % 100;
  const [tens, units] = rest < 20 ? [0, rest] : [Math.floor(rest / 10), rest % 10];
  return [HUNDREDS[Math.floor(group / 100)], TENS[tens], SMALL[units]].filter(Boolean).join(" e ");
}

function ordersOf(number: number): readonly { readonly value: number; readonly words: string }[] {
  const millions = Math.floor(number / MILLION);
  const thousands = Math.floor(number / 1000) % 1000;
  const units = number % 1000;
  return [
    { value: millions, words: `${groupSpelled(millions)} ${millions === 1 ? "milhão" : "milhões"}` },
    { value: thousands, words: thousands === 1 ? "mil" : `${groupSpelled(thousands)} mil` },
    { value: units, words: groupSpelled(units) },
  ].filter(({ value }) => value > 0);
}

/**
 * A whole number in words. Between two orders "e" stands only before a last one that is below a hundred or ends in two zeros
 * (Cunha e Cintra, "Nova gramática do português contemporâneo", numerais cardinais).
 */
function numberSpelled(number: number): string {
  const orders = ordersOf(number);
  return orders.reduce((words, order, index) => {
    if (index === 0) return order.words;
    const isLast = index === orders.length - 1;
    const joins = isLast && (order.value < 100 || order.value % 100 === 0);
    return `${words}${joins ? " e " : " "}${order.words}`;
  }, "");
}

/** "mil duzentos e trinta reais". `cents`: integer from 0 to 99,999,999,999; others throw a RangeError. */
export function reaisSpelled(cents: number): string {
  if (!Number.isInteger(cents) || cents < 0 || cents >= LIMIT_CENTS) throw new RangeError(`no amount: ${cents}`);
  const [reais, rest] = [Math.floor(cents / 100), cents % 100];
  const parts: string[] = [];
  if (reais > 0) {
    const unit = reais === 1 ? "real" : reais % MILLION === 0 ? "de reais" : "reais";
    parts.push(`${numberSpelled(reais)} ${unit}`);
  }
  if (rest > 0) parts.push(`${groupSpelled(rest)} ${rest === 1 ? "centavo" : "centavos"}`);
  return parts.length === 0 ? "zero reais" : parts.join(" e ");
}
