/** The first and the last word of a name, as cards show it. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? `${words[0]} ${words.at(-1)}` : name;
}

/** "34 anos"; nothing when unknown. */
export const ageInWords = (age: number | null): string => (age === null ? "" : age === 1 ? "1 ano" : `${age} anos`);
