import { type RawBuilder, sql } from "kysely";

/**
 * The condition of a search: every word must occur in the folded text (lower case, no accents), wherever it stands. `column`
 * is already folded, like the generated `search` columns. One text for any number of words, so that it is planned once; the
 * words are folded in a subquery, once: a prepared statement would fold them for every row. What is a wildcard after folding
 * ("％" becomes "%") is escaped there.
 */
export function everyWord(column: string, q: string | undefined): RawBuilder<boolean> {
  const words = (q ?? "").split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql`true`;
  return sql`${sql.ref(column)} like all ((
    select array_agg('%' || regexp_replace(folded(word), '([\\\\%_])', '\\\\\\1', 'g') || '%')
      from unnest(${words}::text[]) as word
  )::text[])`;
}
