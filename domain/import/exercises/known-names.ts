import { withoutAccents } from "../../text/accentless.ts";
import type { CellProblem } from "../spreadsheet/columns.ts";

/** Names differ in more than case and accents. */
const sameName = (name: string) => withoutAccents(name).toLowerCase().trim();

/** Such a line changes nothing. Rows come in the file's order. */
export function findKnownNames(
  rows: readonly { readonly line: number; readonly name: string }[],
  known: readonly string[],
): ReadonlyMap<number, CellProblem> {
  const listed = new Set(known.map(sameName));
  const first = new Map<string, number>();
  const problems = rows.flatMap(({ line, name }): [number, CellProblem][] => {
    const key = sameName(name);
    if (key === "") return [];
    const firstLine = first.get(key);
    if (firstLine === undefined) first.set(key, line);
    const sentence = listed.has(key)
      ? "Já existe um exercício com este nome. Ele fica como está."
      : firstLine !== undefined && `Nome repetido: já está na linha ${firstLine}, que é a que vale.`;
    return sentence ? [[line, { field: "name", severity: "warning", sentence }]] : [];
  });
  return new Map(problems);
}
