import { formatReais } from "#domain/money.ts";

/** A chart breaks its words at ordinary spaces. */
export const reaisOnAxis = (reais: number): string => formatReais(reais).replaceAll(" ", "\u00a0");
