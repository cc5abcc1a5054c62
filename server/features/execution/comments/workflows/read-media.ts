import type { CommentMediaStore } from "../store.ts";

interface Part {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** One piece after the other, so that a film takes the memory of one. A missing file ends it, as a lost connection does. */
export async function* readParts(
  store: Pick<CommentMediaStore, "read">,
  parts: readonly Part[],
): AsyncGenerator<Buffer> {
  for (const { key, start, end } of parts) {
    const bytes = await store.read(key);
    if (!bytes) throw new Error("a piece of a film or photo is missing");
    yield bytes.subarray(start, end);
  }
}
