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
    expect(svgSize('<svg viewBox="-10.5 2 230 48.5">')).toEqual({ left: -10.5, top: 2, width: 230, height: 48.5 });
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

  test("of many paths is drawn once and named where it stands again, and in the next document", async () => {
    const paths = (color: string) =>
      Array.from({ length: 120 }, (_, at) => `<path d="M${at} 0L${at} 9L0 9Z" fill="${color}"/>`);
    const rich = (color: string) => ({
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 100 50">${paths(color).join("")}</svg>`,
      width: 200,
    });
    const [red, blue] = [rich("#cc0000"), rich("#0000cc")];
    const bytes = async (...figures: { svg: string; width: number }[]) =>
      (await writePdf(sheet(frame, about, figures))).toString("latin1");
    const formsIn = (pdf: string) => pdf.split("/Subtype /Form").length - 1;
    const one = await bytes(red);
    expect(formsIn(one)).toBe(1);
    expect(formsIn(await bytes({ ...red }, { ...red }, { ...blue }))).toBe(2);
    expect((await bytes({ ...red })).length).toBe(one.length);
    expect(one).toContain("/BBox [-10 -10 90 40]");
  });

  test("of many paths keeps its opacities in each document", async () => {
    const path = `<path d="M0 0L9 0L9 9Z" fill="#cc0000" fill-opacity="0.16"/>`;
    const figure = () => ({
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${path.repeat(100)}</svg>`,
      width: 200,
    });
    for (const document of ["first", "second"]) {
      const pdf = (await writePdf(sheet(frame, { ...about, title: document }, [figure()]))).toString("latin1");
      const [, name, state] = /\/Subtype \/Form[\s\S]*?\/ExtGState <<\s*\/(\S+) (\d+) 0 R/.exec(pdf) ?? [];
      expect(name, document).toBe("Opacity0.16-");
      expect(new RegExp(`\\n${state} 0 obj\\n<<([^>]*)>>`).exec(pdf)?.[1], document).toContain("/ca 0.16");
    }
  });

  test.each(['<ellipse rx="3"/>', '<g transform="skewX(3)"></g>', '<use href="#a"/>'])(
    "refuses %s, which would be missing on paper",
    async (content) => {
      await expect(Promise.resolve().then(() => drawn(content))).rejects.toThrow("cannot be drawn");
    },
  );
});
