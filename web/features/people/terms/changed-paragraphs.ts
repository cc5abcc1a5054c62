export interface ParagraphChange {
  readonly kind: "added" | "removed";
  readonly text: string;
}

/** Headings, paragraphs and items, without their markup. */
const BLOCKS = /<(h[2-4]|p|li|blockquote)>(.*?)<\/\1>/gs;

const paragraphsOf = (html: string): readonly string[] =>
  [...html.matchAll(BLOCKS)]
    .map(([, , inner = ""]) =>
      inner
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => text !== "");

/** The paragraphs that only one of two versions has: those that left, then those that came. A moved one is neither. */
export function changedParagraphs(before: string, after: string): readonly ParagraphChange[] {
  const [old, current] = [paragraphsOf(before), paragraphsOf(after)];
  const removed = old.filter((text) => !current.includes(text));
  const added = current.filter((text) => !old.includes(text));
  return [
    ...removed.map((text) => ({ kind: "removed" as const, text })),
    ...added.map((text) => ({ kind: "added" as const, text })),
  ];
}
