const textsOf = (node: unknown): string[] => {
  if (typeof node === "string") return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (["text", "stack", "columns", "table", "body", "content"].includes(key)) return textsOf(value);
    if (key === "svg" && typeof value === "string")
      return [...value.matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1] ?? "");
    return [];
  });
};

export const printedText = (node: unknown): string => textsOf(node).join(" ").replace(/\s+/g, " ");

export const pagesOf = (pdf: Uint8Array): number =>
  (
    Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Type \/Page\b/g) ?? []
  ).length;
