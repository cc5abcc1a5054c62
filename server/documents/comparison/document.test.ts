import { describe, expect, test } from "vitest";
import { pagesOf, wordsOf } from "../../platform/pdf/definition-text.ts";
import { writePdf } from "../../platform/pdf/write.ts";
import { comparisonDocument } from "./document.ts";
import type { ComparedFigure, ComparisonDocumentInput } from "./input.ts";

const weight = (...values: (number | null)[]): ComparedFigure => {
  const [first = null] = values;
  const last = values.at(-1) ?? null;
  const difference = first === null || last === null ? null : last - first;
  return { key: "weight", label: "Massa corporal", unit: "kg", decimals: 2, values, first, last, difference };
};

const document = (changes: Partial<ComparisonDocumentInput> = {}): ComparisonDocumentInput => ({
  product: "Prumo",
  trainer: { name: "Rafael Monteiro" },
  student: { name: "Mariana Gonçalves" },
  date: "2026-11-21",
  title: "Resultado final",
  facts: [{ label: "Macrociclo", value: "Recomposição" }],
  evaluations: [
    { name: "Mesociclo 1", date: "2026-03-14" },
    { name: "Mesociclo 2", date: "2026-06-20" },
  ],
  highlights: ["weight", "cintura"],
  groups: [{ title: "Medidas gerais", figures: [weight(88.6, 82.4)] }],
  warnings: [],
  ...changes,
});

const words = (changes?: Partial<ComparisonDocumentInput>) => wordsOf(comparisonDocument(document(changes)));

describe("the sheet of a comparison", () => {
  test("says who, which cycles and when, each figure in each evaluation, and the difference with its sign", () => {
    const found = words();
    for (const part of ["Resultado final", "Mariana Gonçalves", "Macrociclo Recomposição"])
      expect(found).toContain(part);
    expect(found).toContain("Medida Mesociclo 1 14/03/2026 Mesociclo 2 20/06/2026 Diferença");
    expect(found).toContain("Massa corporal (kg) 88,60 82,40 −6,20");
  });

  test("shows what stands out first, with what it was before", () => {
    expect(words()).toContain("Massa corporal 82,40 kg antes 88,60 (−6,20)");
    expect(words({ highlights: ["cintura"] })).not.toContain("Da primeira à última avaliação");
  });

  test("leaves open what one of the evaluations lacks", () => {
    expect(words({ groups: [{ title: "x", figures: [weight(88.6, null)] }] })).toContain(
      "Massa corporal (kg) 88,60 – –",
    );
  });

  test("of many evaluations shows the first and the latest, and says so", () => {
    const evaluations = Array.from({ length: 9 }, (_, place) => ({ name: `M${place + 1}`, date: "2026-01-01" }));
    const figures = [weight(...evaluations.map((_, place) => 90 - place))];
    const found = words({ evaluations, groups: [{ title: "Medidas gerais", figures }] });
    expect(found).toContain("Massa corporal (kg) 90,00 86,00 85,00 84,00 83,00 82,00 −8,00");
    expect(found).toContain("a primeira e as 5 últimas das 9 avaliações");
    expect(found).not.toContain("M2");
  });

  test("warns before the figures", () => {
    const found = words({ warnings: ["Protocolos diferentes."] });
    expect(found.indexOf("Protocolos diferentes.")).toBeLessThan(found.indexOf("Medidas gerais"));
  });

  test("is one page with few figures, and breaks between groups with many", async () => {
    expect(pagesOf(await writePdf(comparisonDocument(document())))).toBe(1);
    const groups = ["a", "b"].map((title) => ({
      title,
      figures: Array.from({ length: 25 }, (_, row) => ({ ...weight(row, row + 1), label: `Medida ${row}` })),
    }));
    expect(pagesOf(await writePdf(comparisonDocument(document({ groups }))))).toBe(2);
  });

  test("keeps long names, emoji and a trainer's line within their places", async () => {
    const evaluations = [
      { name: "Mesociclo de adaptação anatômica 💪", date: "2026-03-14" },
      { name: "x".repeat(120), date: "2026-06-20" },
    ];
    const pdf = await writePdf(comparisonDocument(document({ evaluations, student: { name: "N".repeat(120) } })));
    expect(pagesOf(pdf)).toBe(1);
  });
});
