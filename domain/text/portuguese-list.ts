const LIST = new Intl.ListFormat("pt-BR", { style: "long", type: "conjunction" });

export function listInPortuguese(names: readonly string[]): string {
  return LIST.format(names);
}
