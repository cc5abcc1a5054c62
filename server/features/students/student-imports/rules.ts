import { MAX_INVITATIONS_AT_ONCE } from "#contract/students/student-imports.ts";
import { recordOf } from "#domain/record.ts";
import type { Quota, QuotaReached } from "../../../platform/quotas.ts";

/** Imports that are begun and not finished. They are forgotten after a day. */
export const OPEN_IMPORT_QUOTA: Quota = {
  max: 50,
  sentence: (limit) =>
    `Você chegou ao limite de ${limit} importações em aberto. Conclua uma delas ou tente novamente amanhã.`,
};

export interface RefusedLine {
  readonly line: number;
  readonly sentence: string;
}

/** A screen shows no more at once; the rest is found by trying again. */
const MAX_REFUSED = 100;

const EMAIL_TAKEN = "Já existe um aluno com este e-mail.";

export function repeatedEmails(rows: readonly { readonly line: number; readonly email: string }[]): RefusedLine[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, email }) => {
    const firstLine = first.get(email);
    if (firstLine === undefined) first.set(email, line);
    return firstLine === undefined ? [] : [{ line, sentence: `E-mail repetido: já está na linha ${firstLine}.` }];
  });
}

export const takenEmail = ({ line }: { readonly line: number }): RefusedLine => ({ line, sentence: EMAIL_TAKEN });

const LINE = new Intl.NumberFormat("pt-BR");

export function fileRefusal(lines: readonly RefusedLine[]) {
  const told = lines.slice(0, MAX_REFUSED);
  const [first] = told;
  const others = lines.length > 1 ? ` e em mais ${LINE.format(lines.length - 1)}` : "";
  return {
    detail: `Nenhum aluno foi importado. Há um problema na linha ${LINE.format(first?.line ?? 0)}${others}.`,
    fields: recordOf(told.map(({ line, sentence }) => [`lines.${line}.email`, sentence])),
  };
}

export const TOO_MANY_INVITATIONS = `Podem ser enviados até ${MAX_INVITATIONS_AT_ONCE} convites de uma vez.`;

export const importOver = ({ detail }: QuotaReached): string =>
  `Nenhum aluno foi importado, porque com esta planilha haveria mais alunos do que o permitido. ${detail}`;
