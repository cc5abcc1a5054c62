const LIST = new Intl.ListFormat("pt-BR", { style: "long", type: "conjunction" });

/** Joins names as a sentence does: "Tríceps, Abdominal e Coxa média". */
export function listInPortuguese(names: readonly string[]): string {
  return LIST.format(names);
}
