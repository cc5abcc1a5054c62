/** Classes that travel and are stored without their accent. */
const ACCENTED: Readonly<Record<string, string>> = { SAUDAVEL: "SAUDÁVEL" };

/** A class as people read it, on screen and paper. The stored name stays as the wire has it. */
export const classInWords = (label: string): string => ACCENTED[label] ?? label;
