import { digitsOf } from "#domain/brazil.ts";
import type { KnownContacts } from "#domain/student-import/duplicates.ts";
import type { Report } from "../import-file.ts";
import { findKnown } from "./data.ts";

/** Asks the server which contacts of a file are in use, about each of them once. Null: none of those not asked about before. */
export function createContactSearch() {
  const asked = { emails: new Set<string>(), cellphones: new Set<string>() };

  return async ({ lines }: Report): Promise<KnownContacts | null> => {
    const emails = news(
      lines.map(({ email }) => email.toLowerCase()),
      asked.emails,
    );
    const cellphones = news(
      lines.map(({ cellphone }) => digitsOf(cellphone)),
      asked.cellphones,
    );
    if (emails.length + cellphones.length === 0) return null;
    const known = await findKnown(emails, cellphones);
    for (const email of emails) asked.emails.add(email);
    for (const cellphone of cellphones) asked.cellphones.add(cellphone);
    if (known.emails.length + known.cellphones.length === 0) return null;
    return {
      emails: new Set(known.emails),
      names: new Map(known.cellphones.map(({ cellphone, name }) => [cellphone, name])),
    };
  };
}

/** Those of a list that were not asked about before, once each. */
const news = (list: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(list)].filter((one) => one !== "" && !known.has(one));
