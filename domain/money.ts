const REAIS = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** Integer cents as the wire has them: a decimal number of reais. */
export const toReais = (cents: number): number => cents / 100;

/** Reais with at most two decimals as integer cents. */
export const toCents = (reais: number): number => Math.round(reais * 100);

/** A number of reais as Brazil writes it, with an ordinary space: `R$ 1.234,56`. */
export const formatReais = (reais: number): string => REAIS.format(reais).replaceAll("\u00a0", " ");
