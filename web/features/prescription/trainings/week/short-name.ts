/** "A" for "Treino A": a chip is as wide as a thumb. */
export const shortName = (name: string): string => name.replace(/^treino\s+/i, "");
