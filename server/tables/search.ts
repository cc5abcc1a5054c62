import { type RawBuilder, sql } from "kysely";

export const wordsOf = (q: string | undefined): string[] => (q ?? "").split(/\s+/).filter(Boolean);

/** Folded text is in lower case and has no accents. */
export function everyWord(column: string | RawBuilder<unknown>, q: string | undefined): RawBuilder<boolean> {
  const words = wordsOf(q);
  return words.length === 0 ? sql`true` : holdsEvery(column, words);
}

/**
 * Every word must occur in the column, in any place. The text is the same for any number of words, so that it is planned
 * once; a subquery folds the words once, where a prepared statement would fold them for every row. A character that is a
 * wildcard after folding ("％" becomes "%") is escaped there.
 */
export const holdsEvery = (
  column: string | RawBuilder<unknown>,
  words: readonly string[] | RawBuilder<readonly string[]>,
) =>
  sql<boolean>`${typeof column === "string" ? sql.ref(column) : column} like all ((
    select array_agg('%' || regexp_replace(folded(word), '([\\\\%_])', '\\\\\\1', 'g') || '%')
      from unnest(${words}::text[]) as word
  )::text[])`;
