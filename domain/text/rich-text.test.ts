import { expect, it } from "vitest";
import { richLines } from "./rich-text.ts";

const told = (html: string) =>
  richLines(html).map(({ mark, runs }) => [mark, runs.map(({ text, bold }) => (bold ? `*${text}*` : text)).join("")]);

it("paragraphs are lines, bold words are runs", () => {
  expect(told("<p>Boa <strong>evolução</strong> &amp; postura</p><p></p><p>Siga.</p>")).toEqual([
    [null, "Boa *evolução* & postura"],
    [null, "Siga."],
  ]);
});

it("entries of lists are marked, numbered ones in turn, also with paragraphs inside", () => {
  const html = "<ul><li><p>água</p></li></ul><ol><li>um</li><li><p>dois</p></li></ol><p>fim<br>de verdade</p>";
  expect(told(html)).toEqual([
    ["•", "água"],
    ["1.", "um"],
    ["2.", "dois"],
    [null, "fim"],
    [null, "de verdade"],
  ]);
});

it("text without tags is a line, nothing is none", () => {
  expect(told("só isto &lt;b&gt;")).toEqual([[null, "só isto <b>"]]);
  expect([told(""), told("<p></p>"), told("<p> </p>")]).toEqual([[], [], []]);
});
