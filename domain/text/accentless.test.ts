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
  ])("of %j is %j", (text, plain) => expect(folded(text)).toBe(plain));
});
