import { createRequire } from "node:module";
import type SanitizeHtml from "sanitize-html";
import { RICH_TEXT_LINK, RICH_TEXT_SCHEMES, RICH_TEXT_TAGS, SHORT_RICH_TEXT_TAGS } from "#domain/text/rich-text.ts";

// A CommonJS package that requires an ES module: under Vitest's loader hooks only a plain `require` links the two.
const require = createRequire(import.meta.url);
/** Loaded for the first text: with its parser it takes 5 MB. */
const sanitizeHtml = (html: string, options: SanitizeHtml.IOptions): string => require("sanitize-html")(html, options);

const ALLOWED: SanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ["href", "target", "rel"] },
  allowedSchemes: [...RICH_TEXT_SCHEMES],
  allowProtocolRelative: false,
  // Tags that other editors use for the same format. Links get their own attributes, whatever attributes were sent.
  transformTags: {
    h1: "h2",
    h5: "h4",
    h6: "h4",
    b: "strong",
    i: "em",
    del: "s",
    strike: "s",
    div: "p",
    a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : { href, ...RICH_TEXT_LINK } }),
  },
};

/** No script, style, frame, event handler or foreign scheme survives. */
export const sanitized = (html: string): string => sanitizeHtml(html, ALLOWED).trim();

const SHORT: SanitizeHtml.IOptions = {
  allowedTags: [...SHORT_RICH_TEXT_TAGS],
  allowedAttributes: {},
  transformTags: { b: "strong", i: "em", div: "p" },
};

/** Cleaned to paragraphs, lists and emphasis; empty where no word is left. */
export const sanitizedShort = (html: string): string => (isBlank(html) ? "" : sanitizeHtml(html, SHORT).trim());

export const isBlank = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll(/&nbsp;|\s/g, "") === "";
