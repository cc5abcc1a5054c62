import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { sheet } from "./sheet.ts";
import { text } from "./text.ts";
import { writePdf } from "./write.ts";

const frame = {
  product: "Prumo",
  trainer: { name: "Rafael", contact: [], cref: null },
  student: { name: "Ana" },
  date: "2026-03-12",
};
const about = { title: "Folha", subject: "Folha de Ana", dateLabel: "De" };

const written = (words: string, names: { trainer?: string; student?: string } = {}) =>
  writePdf(
    sheet(
      {
        ...frame,
        trainer: { name: names.trainer ?? "Rafael", contact: [], cref: null },
        student: { name: names.student ?? "Ana" },
      },
      { ...about, subject: `Folha de ${names.student ?? "Ana"}` },
      [text(words), text(words, { bold: true })],
    ),
  );

const operatorsOf = (pdf: Buffer): string => {
  const streams = pdf.toString("latin1").matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...streams]
    .map(([, bytes = ""]) => Buffer.from(bytes, "latin1"))
    .filter((bytes) => bytes[0] === 0x78)
    .map((bytes) => inflateSync(bytes).toString("latin1"))
    .join("\n");
};

describe("the same input", () => {
  test("gives the same bytes, whatever was written before it with the same fonts", async () => {
    const first = await written("Descanso de 90 s - 3 séries");
    // A space that does not break shares its glyph with the space, as do other pairs.
    await written("\u00a0\u2010\u2011\u00b5\u03bc\u2126\u03a9 1\u00a0000");
    expect((await written("Descanso de 90 s - 3 séries")).equals(first)).toBe(true);
  });

  test("gives the same bytes when there were more words than are remembered", async () => {
    const first = await written("Agachamento");
    await written(Array.from({ length: 5000 }, (_, number) => `palavra${number}`).join(" "));
    expect((await written("Agachamento")).equals(first)).toBe(true);
  });
});

describe("a written document", () => {
  test("is in Portuguese and shows its title", async () => {
    const pdf = (await written("Olá")).toString("latin1");
    expect(pdf).toContain("/Lang (pt-BR)");
    expect(pdf).toContain("/DisplayDocTitle true");
    expect(pdf).toContain("%PDF-1.7");
  });

  test("has well-formed metadata whatever people are called", async () => {
    const student = `</rdf:li><x>&"'`;
    const pdf = (await written("Olá", { student, trainer: "Ana & Bia <AB>" })).toString("utf8");
    const xmp = /<\?xpacket begin[\s\S]*<\?xpacket end/.exec(pdf)?.[0] ?? "";
    expect(xmp).toContain("<rdf:li>Ana &amp; Bia &lt;AB&gt;</rdf:li>");
    expect(xmp).toContain("Folha de &lt;/rdf:li&gt;&lt;x&gt;&amp;&quot;&#39;");
    expect(xmp.match(/<rdf:li/g)).toHaveLength(xmp.match(/<\/rdf:li>/g)?.length ?? 0);
    // The other place of the same information is no XML.
    expect(pdf).toContain("(Ana & Bia <AB>)");
  });

  test("writes a line in one piece", async () => {
    const lines = (words: string) => written(words).then((pdf) => operatorsOf(pdf).match(/^BT$/gm)?.length ?? 0);
    expect(await lines("Um texto de oito palavras em uma linha")).toBe(await lines("Um"));
  });

  test("holds the same letters of a font as others, and finds the rarer ones of its own", async () => {
    const rare = operatorsOf(await written("\u0142"));
    expect(rare).toContain("<0142>");
    expect(operatorsOf(await written("abc"))).not.toContain("<0142>");
    expect(operatorsOf(await written("abc"))).toContain("<00e7>");
  });

  test("has no sign for the end of a line that does not wrap", async () => {
    const lines = async (words: string) =>
      operatorsOf(await writePdf(sheet(frame, about, [text(words, { noWrap: true })])));
    expect(await lines("Ana\nBia")).toBe(await lines("AnaBia"));
  });

  test("knows the colors that pdfmake knows", async () => {
    const colored = async (color: string) => operatorsOf(await writePdf(sheet(frame, about, [text("Olá", { color })])));
    expect(await colored("#f00")).toBe(await colored("#ff0000"));
    expect(await colored("red")).toBe(await colored("#ff0000"));
    expect(await colored("#ff0000")).toContain("\n1 0 0 rg\n");
  });

  test("is refused with a style that its texts do not ask for, instead of losing it", async () => {
    const faint = writePdf(sheet(frame, about, [text("Olá", { opacity: 0.5 })]));
    await expect(faint).rejects.toThrow('a node gives "opacity"');
  });
});
