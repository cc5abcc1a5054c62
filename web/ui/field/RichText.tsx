import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { RICH_TEXT_LINK, RICH_TEXT_SCHEMES, RICH_TEXT_TAGS } from "#domain/text/rich-text.ts";
import classes from "./RichText.module.css";

const tags: ReadonlySet<string> = new Set(RICH_TEXT_TAGS);
const SAFE_LINK = new RegExp(`^(${RICH_TEXT_SCHEMES.join("|")}):`, "i");
const VOID = new Set(["br", "hr"]);

interface Props {
  readonly html: string;
  /** Headings are reached at this name with their place. */
  readonly anchors?: string;
}

export const headingsOf = (html: string): readonly string[] =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("h2")].map(
    ({ textContent }) => textContent ?? "",
  );

/** Draws formatted text element by element: only allowed tags are ever made, so no markup is trusted, not even the server's. */
export function RichText({ html, anchors }: Props) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    for (const [index, heading] of [...body.querySelectorAll("h2")].entries()) {
      if (anchors) heading.id = `${anchors}-${index}`;
      else heading.removeAttribute("id");
    }
    return draw(body);
  }, [html, anchors]);
  return <div className={classes.text}>{content}</div>;
}

function draw(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    const key = `${index}`;
    if (!(node instanceof HTMLElement)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null;
    const tag = node.localName;
    if (tag === "script" || tag === "style") return null;
    if (!tags.has(tag)) return <Fragment key={key}>{draw(node)}</Fragment>;
    if (VOID.has(tag)) return createElement(tag, { key });
    if (tag !== "a") return createElement(tag, { key, ...(tag === "h2" && node.id && { id: node.id }) }, draw(node));
    const href = node.getAttribute("href") ?? "";
    return createElement(tag, { key, ...(SAFE_LINK.test(href) && { href, ...RICH_TEXT_LINK }) }, draw(node));
  });
}
