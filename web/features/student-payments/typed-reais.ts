/** Reais as a field shows them: 1234.5 is "1234,50". */
export const typedReais = (reais: number): string => reais.toFixed(2).replace(".", ",");

/** The reais of a typed amount with a comma; NaN for a text without digits. */
export const reaisOf = (typed: string): number => (/\d/.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN);
