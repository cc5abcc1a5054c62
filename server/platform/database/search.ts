import { type RawBuilder, sql } from "kysely";

/**
 * The conditions of a search: every word must occur in the folded text (lower case, no accents), wherever it stands.
 * `column` is already folded, like the generated `search` columns. The word is folded in a subquery, once: a prepared
 * statement would fold it for every row.
 */
export const everyWord = (column: string, q: string | undefined): RawBuilder<boolean>[] =>
  (q ?? "")
    .split(/\s+/)
    .filter(Boolean)
    // Not `like`: folding may bring forth a wildcard ("％" becomes "%") after any escaping here.
    .map((word) => sql<boolean>`strpos(${sql.ref(column)}, (select folded(${word}))) > 0`);
