import { describe, expect, test } from "vitest";
import { drawQrCode } from "./qr-code.ts";
import { svgSize } from "./svg-drawing.ts";

const code = drawQrCode(
  "https://prumo.example/inicio/visualizar/7?macro=3&meso=4&dialog=training&tab=treino-12",
  "#26273f",
);

/** The rows of the drawing, "#" for a dark module. */
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
});
