import { describe, expect, test } from "vitest";
import { shortened, text, withUnit } from "./text.ts";

test("a unit never leaves its number", () => {
  expect(withUnit("67,4", "kg")).toBe("67,4\u00a0kg");
  expect(withUnit("0,72", null)).toBe("0,72");
});

test("a name too long for its line ends with an ellipsis after a whole word", () => {
  expect(shortened("Maria da Silva", 20)).toBe("Maria da Silva");
  expect(shortened("Maria Aparecida da Silva Sauro", 20)).toBe("Maria Aparecida da…");
  expect(shortened("Wolfeschlegelsteinhausen", 10)).toBe("Wolfeschl…");
  expect(shortened("💪💪💪💪", 3)).toBe("💪💪…");
});

describe("what users type", () => {
  test("stays as typed: markup, quotes, accents", () => {
    expect(text("<b>não</b> & 'sim'")).toEqual({ text: "<b>não</b> & 'sim'" });
  });

  test("loses only what cannot be seen", () => {
    expect(text("a\u0000b\u200bc\ud800 d\te\r\nf")).toEqual({ text: "abc\ufffd d e\nf" });
  });

  test("keeps its pictographs, in their own font, with the style of the rest", () => {
    expect(text("dor 😣 leve", { fontSize: 7, margin: [0, 1, 0, 0] })).toEqual({
      fontSize: 7,
      margin: [0, 1, 0, 0],
      text: [
        { fontSize: 7, text: "dor " },
        { fontSize: 7, text: "😣", font: "Emoji", bold: false },
        { fontSize: 7, text: " leve" },
      ],
    });
    expect(text("1️⃣ 👍🏽 🇧🇷 ©")).toEqual({
      text: [{ text: "1 " }, { text: "👍", font: "Emoji", bold: false }, { text: " BR ©" }],
    });
  });
});
