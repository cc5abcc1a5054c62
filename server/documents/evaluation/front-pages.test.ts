import { describe, expect, test } from "vitest";
import { writePdf } from "../../platform/pdf/write.ts";
import { pagesOf, printedText } from "../../testing/files/definition-text.ts";
import { everyFold, everyGirth, exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const measured = (weight: string, shift: number) =>
  exampleItems({ stature: "168", weight, perimeters: everyGirth(30 + shift), skinfolds: everyFold(10 + shift) });

const both: Pick<EvaluationDocumentInput, "sections"> = { sections: ["cover", "summary", "perimeter"] };
const second: EvaluationDocumentInput = { ...exampleEvaluation(measured("67,45", 0), measured("70", 2)), ...both };
const first: EvaluationDocumentInput = { ...second, previous: undefined };

const words = (input: EvaluationDocumentInput): string => printedText(evaluationDocument(input));

const pageWords = (input: EvaluationDocumentInput): string[] => {
  const { content } = evaluationDocument(input);
  const pages: string[][] = [[]];
  for (const node of Array.isArray(content) ? content : []) {
    if (typeof node === "object" && "pageBreak" in node) pages.push([]);
    pages.at(-1)?.push(printedText(node));
  }
  return pages.map((page) => page.join(" "));
};

describe("the cover", () => {
  test("names the student, the day and who assessed, and lists what follows", () => {
    const [cover] = pageWords(second);
    for (const expected of [
      "Mariana Gonçalves",
      "Data da avaliação: 12/03/2025",
      "Rafael Monteiro CREF 012345-G/SP",
      "Neste relatório Resumo com gráficos Perimetria e composição corporal",
    ]) {
      expect(cover).toContain(expected);
    }
    expect(printedText(evaluationDocument(second).header(1))).toBe("");
    expect(printedText(evaluationDocument(second).header(2))).toContain("Rafael Monteiro");
  });

  test("is painted in the trainer's own colour", () => {
    const own = { ...second, trainer: { ...second.trainer, color: "#1d6b4b" } };
    expect(evaluationDocument(own).content).not.toEqual(evaluationDocument(second).content);
  });

  test("is left out with its section, and the first page has its head again", () => {
    const without: EvaluationDocumentInput = { ...second, sections: ["summary", "perimeter"] };
    expect(words(without)).not.toContain("Neste relatório");
    expect(printedText(evaluationDocument(without).header(1))).toContain("Rafael Monteiro");
  });
});

describe("the page in sentences and charts", () => {
  test("tells the verdict, what changed and where the person stands, once", () => {
    const found = words(second);
    expect(found.match(/Desde 03\/12\/2024, o peso baixou 2,5 kg/g)).toHaveLength(1);
    expect(found.match(/O peso é de 67,5 kg; o peso para a altura está na faixa “ideal”/g)).toHaveLength(1);
    expect(found).toContain("Em 12/03/2025 foram medidos: o peso");
  });

  test("draws the four best figures of the evaluations that can be compared", () => {
    const [, summary = ""] = pageWords(second);
    expect(summary).toMatch(/O que mudou Peso 67,5 kg .* Gordura do corpo .* Cintura .* Abdômen /);
    expect(summary).toContain("03/12/24");
    expect(summary).toContain("−2,5 kg desde 03/12/2024");
  });

  test("puts the next best figure where fat was estimated by another protocol", () => {
    const { previous } = second;
    if (!previous) throw new Error("it has an earlier evaluation");
    const perimeter = { ...previous.items.perimeter, protocolo: "Pollock - 3 Dobras" };
    const [, summary = ""] = pageWords({
      ...second,
      previous: { ...previous, items: { ...previous.items, perimeter } },
    });
    expect(summary).toMatch(/Peso .* Cintura .* Abdômen .* Soma das dobras /);
    expect(summary).not.toContain("Gordura do corpo");
  });

  test("of a first evaluation says that it is the start, with the figures of the day", () => {
    const [, summary = ""] = pageWords(first);
    expect(summary).toContain("Este é o seu ponto de partida.");
    expect(summary).toMatch(/Peso 67,5 kg Altura 168 cm/);
    expect(summary).not.toContain("O que mudou");
  });

  test("speaks of no figure whose section is not printed, nor of one that the student does not read", () => {
    const [, bare = ""] = pageWords({ ...second, sections: ["cover", "summary", "heart"] });
    expect(bare).not.toMatch(/Cintura|Gordura do corpo/);
    const [, own = ""] = pageWords({ ...second, forStudent: true });
    expect(own).not.toContain("Soma das dobras");
  });

  test("is signed where no opinion is printed, and only there", () => {
    const [, summary = ""] = pageWords(second);
    expect(summary).toMatch(/Rafael Monteiro CREF 012345-G\/SP Avaliação de 12\/03\/2025$/);
    const opinion = { text: "<p>Evoluiu bem.</p>" };
    const signed = pageWords({ ...second, sections: [...second.sections, "opinion"], opinion });
    expect(signed[1]).not.toContain("CREF");
    expect(signed[2]).toMatch(/Evoluiu bem\. Rafael Monteiro CREF 012345-G\/SP/);
  });
});

test("cover and summary are a page each, with one evaluation and with two", async () => {
  for (const input of [first, second]) {
    expect(pagesOf(await writePdf(evaluationDocument({ ...input, sections: ["cover", "summary"] })))).toBe(2);
  }
});

test("a long name stays on the cover", async () => {
  const student = { ...second.student, name: "Maria das Graças Albuquerque Figueira Cavalcanti ".repeat(4) };
  expect(pagesOf(await writePdf(evaluationDocument({ ...second, student, sections: ["cover"] })))).toBe(1);
});
