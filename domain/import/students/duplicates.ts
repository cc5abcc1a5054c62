import { digitsOf } from "../../brazil.ts";
import type { CellProblem } from "../spreadsheet/columns.ts";

export interface Contact {
  readonly line: number;
  readonly email: string | null;
  readonly cellphone: string | null;
}

export interface KnownContacts {
  readonly emails: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
}

export const NOBODY_KNOWN: KnownContacts = { emails: new Set(), names: new Map() };

/** An e-mail belongs to one person: an error; a cellphone may be a family's: a warning. The first of several lines is kept. */
export function findDuplicates(contacts: readonly Contact[], known: KnownContacts): ReadonlyMap<number, CellProblem[]> {
  const found = new Map<number, CellProblem[]>();
  const addProblem = (line: number, problem: CellProblem) => found.set(line, [...(found.get(line) ?? []), problem]);
  const lineOfEmail = new Map<string, number>();
  const lineOfPhone = new Map<string, number>();
  for (const { line, email, cellphone } of contacts) {
    if (email) {
      const firstLine = lineOfEmail.get(email);
      if (firstLine === undefined) lineOfEmail.set(email, line);
      const sentence = known.emails.has(email)
        ? "Já existe um aluno com este e-mail."
        : firstLine !== undefined && `E-mail repetido: já está na linha ${firstLine}.`;
      if (sentence) addProblem(line, { field: "email", severity: "error", sentence });
    }
    const digits = digitsOf(cellphone ?? "");
    if (digits) {
      const firstLine = lineOfPhone.get(digits);
      if (firstLine === undefined) lineOfPhone.set(digits, line);
      const name = known.names.get(digits);
      const sentence = name
        ? `Você já tem um aluno com este celular: ${name}.`
        : firstLine !== undefined && `Celular repetido: já está na linha ${firstLine}.`;
      if (sentence) addProblem(line, { field: "cellphone", severity: "warning", sentence });
    }
  }
  return found;
}
