import { describe, expect, it } from "vitest";
import { folded, withoutAccents } from "./accentless.ts";

describe("a text without accents", () => {
  it.each([
    ["Agilização", "Agilizacao"],
    ["Súper Série", "Super Serie"],
    ["João", "Joao"],
    ["x²", "x²"],
    ["ª º ´ ^", "ª º ´ ^"],
  ])("of %j is %j: marks go, case and punctuation stay", (text, plain) => expect(withoutAccents(text)).toBe(plain));
});

describe("a folded text", () => {
  it.each([
    ["  Supino (Inclinado)  30° ", "supino inclinado 30"],
    ["TRÍCEPS-Testa", "triceps testa"],
    ["—", ""],
    ["Água e pão ".repeat(10), "agua e pao ".repeat(10).trim()],
  ])("of %j is %j, however often it is asked for", (text, plain) => {
    expect(folded(text)).toBe(plain);
    expect(folded(text)).toBe(plain);
  });

  it("is its own after thousands of others", () => {
    const texts = Array.from({ length: 10_000 }, (_, index) => `Elevação Pélvica ${index}`);
    for (const round of [1, 2])
      for (const [index, text] of texts.entries())
        expect([round, folded(text)]).toEqual([round, `elevacao pelvica ${index}`]);
  });
});
