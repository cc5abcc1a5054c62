import { describe, expect, it } from "vitest";
import { officialTextProblem, readQuestionnaire } from "./official-texts.ts";

describe("a pasted questionnaire", () => {
  it("has a question in each line that ends with a question mark, and the rest is the statement", () => {
    expect(readQuestionnaire("Leia com atenção.\n\n 1.\tSente dor? \n2. Toma remédio?\nDeclaro que li.")).toEqual({
      statement: "Leia com atenção.\nDeclaro que li.",
      questions: ["1. Sente dor?", "2. Toma remédio?"],
    });
  });

  it.each([
    ["Declaro que estou bem.", /cada pergunta/],
    ["Sente dor?\nSente dor?", /duas vezes/],
    [`${"a".repeat(400)}?`, /400 letras/],
    [Array.from({ length: 41 }, (_, index) => `${index}?`).join("\n"), /40 perguntas/],
  ])("is refused with a sentence: %.30s", (text, sentence) => {
    expect(officialTextProblem(text)).toMatch(sentence);
  });

  it("of 40 questions of 400 letters is accepted", () => {
    const question = (index: number) => `${String(index).padStart(399, "a")}?`;
    expect(officialTextProblem(Array.from({ length: 40 }, (_, index) => question(index)).join("\n"))).toBeUndefined();
  });
});
