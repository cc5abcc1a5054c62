const REAIS = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** Integer cents as the wire has them: a decimal number of reais. */
export const toReais = (cents: number): number => cents / 100;

/** Reais with at most two decimals as integer cents. */
export const toCents = (reais: number): number => Math.round(reais * 100);

/** A number of reais as Brazil writes it, with an ordinary space: `R$ 1.234,56`. */
export const formatReais = (reais: number): string => REAIS.format(reais).replaceAll("\u00a0", " ");

const AMOUNT = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The reais of an amount typed with a comma: `1.234,5` is 1234.5. NaN for a text without digits. */
export const reaisOf = (typed: string): number =>
  /\d/.test(typed) ? Number(typed.replaceAll(".", "").replace(",", ".")) : Number.NaN;

/** A typed amount with its points and centavos: `1234,5` is `1.234,50`. A text without digits is blank. */
export function formatAmount(typed: string): string {
  const reais = reaisOf(typed);
  return Number.isNaN(reais) ? "" : AMOUNT.format(reais);
}
