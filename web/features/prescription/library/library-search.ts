import { type TagSearch, tagSearch } from "./library-tags.ts";

export interface LibrarySearch extends TagSearch {
  readonly q?: string | undefined;
  /** Absent: the platform's entries. */
  readonly lista?: "meus" | undefined;
  /** "novo" is the form of a new entry. */
  readonly item?: number | "novo" | undefined;
  readonly tab?: string | undefined;
}

/** Parts that make no sense are dropped, not refused. */
export function librarySearch(raw: Record<string, unknown>): LibrarySearch {
  const { q, lista, item, tab } = raw;
  const id = Number(item);
  return {
    ...((typeof q === "string" || typeof q === "number") && q !== "" && { q: String(q) }),
    ...(lista === "meus" && { lista }),
    ...(item === "novo" && { item }),
    ...(Number.isSafeInteger(id) && id > 0 && { item: id }),
    ...(typeof tab === "string" && { tab }),
    ...tagSearch(raw),
  };
}
