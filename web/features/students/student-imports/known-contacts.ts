import { digitsOf } from "#domain/brazil.ts";
import type { KnownContacts } from "#domain/import/students/duplicates.ts";
import { ApiError } from "../../../api/api-error.ts";
import type { Report } from "../../../ui/import/import-file.ts";
import { findKnown } from "./data.ts";
import type { StudentAnswers } from "./student-sheet.ts";

/** Each contact is asked about once. Null: none of the new ones is in use. */
export function createContactSearch() {
  const searched = { emails: new Set<string>(), cellphones: new Set<string>() };

  return async ({ lines }: Report, answers: StudentAnswers): Promise<StudentAnswers | null> => {
    const emails = unsearched(
      lines.map(({ shown }) => shown.email?.toLowerCase() ?? ""),
      searched.emails,
    );
    const cellphones = unsearched(
      lines.map(({ shown }) => digitsOf(shown.cellphone ?? "")),
      searched.cellphones,
    );
    if (emails.length + cellphones.length === 0) return null;
    const found = await findKnown(emails, cellphones);
    for (const email of emails) searched.emails.add(email);
    for (const cellphone of cellphones) searched.cellphones.add(cellphone);
    if (found.emails.length + found.cellphones.length === 0) return null;
    return withKnown(answers, {
      emails: new Set(found.emails),
      names: new Map(found.cellphones.map(({ cellphone, name }) => [cellphone, name])),
    });
  };
}

/** These e-mails were taken while the trainer was looking. */
export function takenIn(error: unknown, { lines }: Report, answers: StudentAnswers): StudentAnswers | null {
  if (!(error instanceof ApiError) || error.code !== "email_taken") return null;
  const refused = Object.keys(error.fields).flatMap((path) => Number(/^lines\.(\d+)\./.exec(path)?.[1]) || []);
  const takenEmails = lines.filter(({ line }) => refused.includes(line)).flatMap(({ shown }) => shown.email ?? []);
  return takenEmails.length > 0 ? withKnown(answers, { emails: new Set(takenEmails), names: new Map() }) : null;
}

const withKnown = (answers: StudentAnswers, { emails, names }: KnownContacts): StudentAnswers => ({
  ...answers,
  known: {
    emails: new Set([...answers.known.emails, ...emails]),
    names: new Map([...answers.known.names, ...names]),
  },
});

const unsearched = (list: readonly string[], searched: ReadonlySet<string>): string[] =>
  [...new Set(list)].filter((one) => one !== "" && !searched.has(one));
