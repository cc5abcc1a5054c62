/** Classes that travel and are stored without their accent. */
const ACCENTED: Readonly<Record<string, string>> = { SAUDAVEL: "SAUDÁVEL" };

export const classText = (label: string): string => ACCENTED[label] ?? label;
