/** Classes that travel and are stored without their accent. */
const ACCENTED: Readonly<Record<string, string>> = { SAUDAVEL: "SAUDÁVEL" };

/** "Muito bom", however the class is written on the wire: "MUITO BOM", "muito bom". */
export function classText(label: string): string {
  const text = ACCENTED[label] ?? label;
  const words = text === text.toLocaleUpperCase("pt-BR") ? text.toLocaleLowerCase("pt-BR") : text;
  return words.charAt(0).toLocaleUpperCase("pt-BR") + words.slice(1);
}

/** Within a sentence: "entre magro e saudável". */
export const classInSentence = (label: string): string => classText(label).toLocaleLowerCase("pt-BR");
