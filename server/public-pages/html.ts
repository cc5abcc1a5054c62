import { escapeSvg } from "#domain/figures/svg-text.ts";

/** Only this file makes markup, so that every text between two pieces was escaped. */
export class Html {
  readonly #markup: string;

  constructor(markup: string, key: typeof KEY) {
    if (key !== KEY) throw new Error("markup is made by `html` alone");
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** Other files cannot name it. */
const KEY = Symbol("html");

export type Part = Html | string | number | null | undefined | false | readonly Part[];

/** An attribute's value stands in double quotes. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(pieces.map((piece, index) => piece + written(parts[index])).join(""), KEY);

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Html) return part.toString();
  if (typeof part === "string") return escapeSvg(part);
  return typeof part === "number" ? String(part) : part.map(written).join("");
}

/** It must hold no text of a person. */
export const styleElement = (css: string): Html => new Html(`<style>${css}</style>`, KEY);

const SCRIPT_ESCAPES: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** No text in it can end the element: `<`, `>` and `&` are written as escapes of JSON. */
export const jsonLd = (data: object): Html =>
  new Html(
    `<script type="application/ld+json">${JSON.stringify(data).replace(
      /[<>&\u2028\u2029]/g,
      (character) => SCRIPT_ESCAPES[character] ?? "",
    )}</script>`,
    KEY,
  );

export const paragraphs = (text: string): Html[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map(
      (paragraph) =>
        html`<p>${paragraph.split(/\r?\n/).map((line, index) => (index > 0 ? html`<br>${line}` : line))}</p>`,
    );
