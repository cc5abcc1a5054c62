import { describe, expect, test } from "vitest";
import { brazilianDate, decimal, decimalWithin, shortened, signed, text, withUnit } from "./text.ts";

describe("numbers as Brazilians write them", () => {
  test("a comma for decimals, a point for thousands, a true minus", () => {
    expect(decimal(1234567.891, 2)).toBe("1.234.567,89");
    expect(decimal(0.5, 0)).toBe("1");
    expect(decimal(-2.5, 1)).toBe("−2,5");
    expect(decimal(-0.04, 1)).toBe("0,0");
    expect(decimal(24.318, 3)).toBe("24,318");
  });

  test("a difference carries its sign, and none when there is no difference", () => {
    expect(signed(1.24, 1)).toBe("+1,2");
    expect(signed(-1.24, 1)).toBe("−1,2");
    expect(signed(0.04, 1)).toBe("0,0");
    expect(signed(-0.04, 1)).toBe("0,0");
  });

  test("as many decimals as the value has", () => {
    expect(decimalWithin(168, 0, 1)).toBe("168");
    expect(decimalWithin(168.5, 0, 1)).toBe("168,5");
    expect(decimalWithin(67.45, 1, 2)).toBe("67,45");
    expect(decimalWithin(67, 1, 2)).toBe("67,0");
  });

  test("a unit never leaves its number", () => {
    expect(withUnit("67,4", "kg")).toBe("67,4\u00a0kg");
    expect(withUnit("0,72", null)).toBe("0,72");
  });
});

test("dates are day, month, year; what is no date stays as it is", () => {
  expect(brazilianDate("2025-03-12")).toBe("12/03/2025");
  expect(brazilianDate("2025-03-12T23:10:00Z")).toBe("12/03/2025");
  expect(brazilianDate("ontem")).toBe("ontem");
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
