import { describe, expect, test } from "vitest";
import { INK, sheet } from "./sheet.ts";
import { svgSize } from "./svg-drawing.ts";
import { writePdf } from "./write.ts";

const frame = {
  product: "Prumo",
  trainer: { name: "Rafael", contact: [], cref: null },
  student: { name: "Ana" },
  date: "2026-03-12",
};
const about = { title: "Folha", subject: "Folha de Ana", dateLabel: "De" };

const drawn = (content: string) =>
  writePdf(
    sheet(frame, about, [
      { svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${content}</svg>`, width: 200 },
    ]),
  );

describe("a figure", () => {
  test("has the size of its viewBox", () => {
    expect(svgSize('<svg viewBox="0 0 230 48.5">')).toEqual({ width: 230, height: 48.5 });
    expect(() => svgSize('<svg width="3">')).toThrow("viewBox");
  });

  test("may hold what the product's figures hold", async () => {
    const parts = [
      "<title>Título</title>",
      `<g transform="translate(50 20) rotate(-30)"><path d="M-5 0A5 2 0 0 0 5 0" fill="none" stroke="${INK.primary}"/></g>`,
      '<path d="M0 0C1 2 3 4 5 6L7 8Z" fill="#fff"/>',
      '<rect x="1" y="2" width="3" height="4" rx="2" fill="#fff" fill-opacity="0.4"/>',
      '<circle cx="0" cy="0" r="11" fill="#ed2f59"/>',
      '<text x="5" y="5" text-anchor="middle" font-size="6.5" font-weight="bold">Bom &amp; barato &lt;3</text>',
    ];
    expect((await drawn(parts.join(""))).length).toBeGreaterThan((await drawn("")).length);
  });

  test.each(['<ellipse rx="3"/>', '<g transform="skewX(3)"></g>', '<use href="#a"/>'])(
    "refuses %s, which would be missing on paper",
    async (content) => {
      await expect(Promise.resolve().then(() => drawn(content))).rejects.toThrow("cannot be drawn");
    },
  );
});
