import { expect, test } from "vitest";
import { coordinate, escapeSvg } from "./svg-text.ts";

test("markup that a user typed stays text", () => {
  expect(escapeSvg(`<script>"a" & 'b'</script>`)).toBe("&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;");
});

test("characters that XML forbids are dropped, accents and pictographs stay", () => {
  expect(escapeSvg("a\u0000b\u0007c\ud800d\udc00e\ufffef")).toBe("abcdef");
  expect(escapeSvg("Panturrilha à direita 💪")).toBe("Panturrilha à direita 💪");
});

test("a coordinate is always a number", () => {
  expect([1.005, -0.001, 2 / 3, Number.NaN, Number.POSITIVE_INFINITY].map(coordinate)).toEqual([
    "1",
    "0",
    "0.67",
    "0",
    "0",
  ]);
});
