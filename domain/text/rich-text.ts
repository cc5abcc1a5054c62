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
