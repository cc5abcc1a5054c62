import { expect, it } from "vitest";
import { listHtml, paragraphsHtml, withoutEmpty } from "./opinion-html.ts";

it("sentences become paragraphs and entries, their signs no markup", () => {
  expect(paragraphsHtml(["IMC < 25 & estável", "Siga."])).toBe("<p>IMC &lt; 25 &amp; estável</p><p>Siga.</p>");
  expect(listHtml(["um"])).toBe("<ul><li><p>um</p></li></ul>");
  expect(listHtml([])).toBe("");
});

it("what an empty editor holds is blank", () => {
  expect([withoutEmpty("<p></p>"), withoutEmpty("<ul><li><p>&nbsp; </p></li></ul>")]).toEqual(["", ""]);
  expect(withoutEmpty("<p>a</p>")).toBe("<p>a</p>");
});
