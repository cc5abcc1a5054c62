const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export const paragraphsHtml = (sentences: readonly string[]): string =>
  sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join("");

export const listHtml = (entries: readonly string[]): string =>
  entries.length === 0 ? "" : `<ul>${entries.map((entry) => `<li><p>${escaped(entry)}</p></li>`).join("")}</ul>`;

/** An editor leaves an empty paragraph behind. */
export const withoutEmpty = (html: string): string => (html.replaceAll(/<[^>]*>|&nbsp;|\s/g, "") === "" ? "" : html);
