import type { CalendarDate } from "../../calendar-date.ts";
import { folded } from "../../text/accentless.ts";
import type { CellProblem, Cells } from "../spreadsheet/columns.ts";

export interface KnownStudent {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly gender: string;
  readonly birthdate: CalendarDate | null;
  /** The days of the evaluations that exist. */
  readonly evaluated_on: readonly CalendarDate[];
}

type Found = { readonly student: KnownStudent } | { readonly problem: CellProblem };

const problem = (field: string, sentence: string): Found => ({ problem: { field, severity: "error", sentence } });

/** "#12" and "12". */
export const idIn = (text: string): number | null => {
  const id = Number(/^#?\s*(\d{1,15})$/.exec(text.trim())?.[1]);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The number names one student, then the e-mail; a name may be two students'. */
export function findStudentOfRow(cells: Cells, students: readonly KnownStudent[]): Found {
  const textOf = (field: string) => cells.get(field)?.trim() ?? "";
  const [number, email, name] = [textOf("student_id"), textOf("email").toLowerCase(), textOf("name")];
  if (number !== "") {
    const id = idIn(number);
    const student = students.find((one) => one.id === id);
    return student ? { student } : problem("student_id", "Nenhum aluno seu tem este número.");
  }
  if (email !== "") {
    const student = students.find((one) => one.email.toLowerCase() === email);
    return student ? { student } : problem("email", "Nenhum aluno seu tem este e-mail.");
  }
  if (name === "") return problem("name", "De quem é esta avaliação? Informe o nome ou o e-mail.");
  const namesakes = students.filter((one) => folded(one.name) === folded(name));
  const [student] = namesakes;
  if (!student) return problem("name", "Nenhum aluno seu tem este nome. Escreva como no cadastro.");
  if (namesakes.length === 1) return { student };
  return problem("email", `Há ${namesakes.length} alunos com este nome. Informe o e-mail.`);
}
