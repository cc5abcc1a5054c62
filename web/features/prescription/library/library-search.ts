/** The state of the library's list that lives in its address. */
export interface LibrarySearch {
  readonly q?: string | undefined;
  /** Absent: the platform's entries. */
  readonly lista?: "meus" | undefined;
  /** The entry that is open; "novo" is the form of a new one. */
  readonly item?: number | "novo" | undefined;
  /** The open training of the entry, and the form over it. */
  readonly tab?: string | undefined;
}

/** Reads the address. Parts that make no sense are dropped, not refused. */
export function librarySearch(raw: Record<string, unknown>): LibrarySearch {
  const { q, lista, item, tab } = raw;
  const id = Number(item);
  return {
    ...((typeof q === "string" || typeof q === "number") && q !== "" && { q: String(q) }),
    ...(lista === "meus" && { lista }),
    ...(item === "novo" && { item }),
    ...(Number.isSafeInteger(id) && id > 0 && { item: id }),
    ...(typeof tab === "string" && { tab }),
  };
}
