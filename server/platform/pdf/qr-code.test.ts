import jsQR from "jsqr";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pixCode } from "#domain/billing/pix/code.ts";
import { drawQrCode } from "./qr-code.ts";
import { svgSize } from "./svg-drawing.ts";

const code = drawQrCode(
  "https://prumo.example/inicio/visualizar/7?macro=3&meso=4&dialog=training&tab=treino-12",
  "#26273f",
);

const LONGEST = {
  key: `${"a".repeat(62)}@exemplo.com.br`,
  name: "Maria Aparecida da Conceição",
  city: "São José dos Campos",
  cents: 9_999_999,
  txid: "A".repeat(25),
};

function rowsOf(svg: string): string[] {
  const { width, height } = svgSize(svg);
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => "."));
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill("#", Number(x), Number(x) + Number(length));
  return rows.map((row) => row.join(""));
}

describe("a QR code", () => {
  test("is a square of 17 and four times its version", () => {
    const { width, height } = svgSize(code);
    expect([width, height]).toEqual([41, 41]);
  });

  test("has the three finders in its corners and the timing between them", () => {
    const rows = rowsOf(code);
    const finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
    expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(rows[6]?.slice(8, 33)).toBe("#.#.#.#.#.#.#.#.#.#.#.#.#");
  });

  test("differs with its content", () => {
    expect(drawQrCode("https://prumo.example/a", "#000")).not.toBe(drawQrCode("https://prumo.example/b", "#000"));
  });

  test.each([
    ["the longest Pix code", pixCode({ ...LONGEST, description: "x".repeat(60) })],
    ["a short Pix code", pixCode({ key: "52998224725", name: "Ana", city: "Natal", cents: 100 })],
    ["a page", "https://prumo.example/inicio/visualizar/7?macro=3"],
    ["a text with accents", "Avaliação física"],
  ])("of %s is read by another program", async (_, content) => {
    expect(await read(drawQrCode(content, "#26273f"))).toBe(content);
  });
});

/** Draws the code on white with the margin of four modules that readers need, and reads it as a camera's program does. */
async function read(svg: string): Promise<string | undefined> {
  const { width } = svgSize(svg);
  const drawn = await sharp(Buffer.from(svg))
    .resize(width * 4)
    .extend({ top: 16, bottom: 16, left: 16, right: 16, background: "#fff" })
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info, data } = drawn;
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
