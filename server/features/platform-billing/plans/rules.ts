import type { Quota } from "../../../platform/quotas.ts";

export const PLAN_QUOTA: Quota = {
  max: 500,
  sentence: (limit) => `O limite é de ${limit} planos. Remova os que não usa mais para cadastrar outro.`,
};

/** Thousands, as people write them: the point of 1.234. */
const THOUSANDS = /(?<=\d)\.(?=\d{3}(?!\d))/g;
/** The point of 149.9. */
const DECIMAL_POINT = /(?<=\d)\.(?=\d{1,2}(?!\d))/g;
/** "R$ 149,90", and "R$" before anything is typed after it. */
const AMOUNT = /R\$\s*(\d+(?:,\d{0,2})?)?(?![\d,])/gi;
const NUMBER = /^\d+(?:,\d{0,2})?$/;

interface PlanSearch {
  readonly words: string;
  readonly numbers: readonly string[];
  readonly amounts: readonly string[];
}

/** A value may be written in any way: "R$ 1.234,50", "1234,5" and "1234.50". */
export function planSearch(text: string | undefined): PlanSearch {
  const plain = (text ?? "").replace(THOUSANDS, "").replace(DECIMAL_POINT, ",");
  const amounts = [...plain.matchAll(AMOUNT)].flatMap(([, amount]) => (amount ? [amount] : []));
  const rest = plain.replace(AMOUNT, " ").split(/\s+/);
  return {
    words: rest.filter((word) => !NUMBER.test(word)).join(" "),
    numbers: rest.filter((word) => NUMBER.test(word)),
    amounts,
  };
}

/** The searched text ends with the value: whole reais, or cents as far as they are typed. */
export const valuePattern = (number: string): string => `% ${number.includes(",") ? number : `${number},`}%`;
