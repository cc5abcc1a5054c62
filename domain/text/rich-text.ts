/** The server keeps only these tags, pages draw no others. Headings begin at the second level, because a page has its own first one. */
export const RICH_TEXT_TAGS = [
  "h2",
  "h3",
  "h4",
  "p",
  "br",
  "hr",
  "ul",
  "ol",
  "li",
  "blockquote",
  "strong",
  "em",
  "u",
  "s",
  "a",
] as const;

export const RICH_TEXT_SCHEMES = ["https", "http", "mailto"] as const;

/** A link opens in a new tab, which learns nothing of this page and cannot control it. */
export const RICH_TEXT_LINK = { target: "_blank", rel: "noopener noreferrer nofollow" } as const;

/** Formatted text of a few paragraphs: no headings, no links. */
export const SHORT_RICH_TEXT_TAGS = ["p", "br", "ul", "ol", "li", "strong", "em", "u"] as const;

export interface RichRun {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
}

/** `mark`: "•", or the number of an ordered list's entry; null for a plain paragraph. */
export interface RichLine {
  readonly mark: string | null;
  readonly runs: readonly RichRun[];
}

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

const plain = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? "");

const PARTS = /<(?<close>\/?)(?<tag>\w+)[^>]*>|(?<text>[^<]+)/g;

/** Reads text that was cleaned to {@link SHORT_RICH_TEXT_TAGS}, which a sheet of paper then draws line by line. */
export function richLines(html: string): RichLine[] {
  const lines: { mark: string | null; runs: RichRun[] }[] = [];
  const lists: (number | null)[] = [];
  const style = { bold: 0, italic: 0, underlined: 0 };
  const styles: Readonly<Record<string, keyof typeof style>> = { strong: "bold", em: "italic", u: "underlined" };
  let mark: string | null = null;
  let begun = false;
  const begin = () => {
    lines.push({ mark, runs: [] });
    mark = null;
    begun = true;
  };
  for (const { groups = {} } of html.matchAll(PARTS)) {
    const { text, tag = "", close } = groups;
    const styled = styles[tag];
    if (text !== undefined) {
      if (!begun && text.trim() === "") continue;
      if (!begun) begin();
      const run = {
        text: plain(text),
        bold: style.bold > 0,
        italic: style.italic > 0,
        underlined: style.underlined > 0,
      };
      lines.at(-1)?.runs.push(run);
    } else if (styled) style[styled] += close ? -1 : 1;
    else if (tag === "ul" || tag === "ol") {
      begun = false;
      if (close) lists.pop();
      else lists.push(tag === "ol" ? 0 : null);
    } else if (tag === "li" && !close) {
      const number = lists.at(-1);
      if (typeof number === "number") lists[lists.length - 1] = number + 1;
      mark = typeof number === "number" ? `${number + 1}.` : "•";
      begun = false;
    } else begun = false;
  }
  return lines.filter(({ runs }) => runs.some((run) => run.text.trim() !== ""));
}
