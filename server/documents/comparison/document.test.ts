import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { compareEvaluations, FIGURES } from "#domain/assessment/evaluation-comparison.ts";
import { writePdf } from "../../platform/pdf/write.ts";
import { pagesOf, printedText } from "../../testing/files/definition-text.ts";
import { exampleItems } from "../example.fixture.ts";
import { comparisonDocument } from "./document.ts";
import type { ComparisonDocumentInput } from "./input.ts";

const items = exampleItems({});
const weights = (...values: (number | null)[]) => compareEvaluations(values.map((weight) => ({ figures: { weight } })));

const document = (changes: Partial<ComparisonDocumentInput> = {}): ComparisonDocumentInput => ({
  product: "Prumo",
  trainer: { name: "Rafael Monteiro", contact: [], cref: null },
  student: { name: "Mariana Gonçalves" },
  date: "2026-11-21",
  title: "Resultado final",
  macrocycle: "Recomposição",
  evaluations: [
    { name: "Mesociclo 1", evaluatedOn: "2026-03-14", items, strength: [] },
    { name: "Mesociclo 2", evaluatedOn: "2026-06-20", items, strength: [] },
  ],
  sections: [],
  figures: weights(88.6, 82.4),
  warnings: [],
  isPregnant: false,
  photos: [],
  ...changes,
});

const words = (changes?: Partial<ComparisonDocumentInput>) => printedText(comparisonDocument(document(changes)));

describe("the sheet of a comparison", () => {
  test("says who, which cycles and when, each figure in each evaluation, and the difference with its sign", () => {
    const found = words();
    for (const part of ["Resultado final", "Mariana Gonçalves", "Macrociclo Recomposição"])
      expect(found).toContain(part);
    expect(found).toContain("Medida Mesociclo 1 14/03/2026 Mesociclo 2 20/06/2026 Diferença");
    expect(found).toContain("Massa (kg) 88,60 82,40 −6,20");
    const man = {
      skinfoldProtocol: undefined,
      muscleMass: undefined,
      vo2: undefined,
      sex: "male",
      ageYears: 30,
      isPregnant: false,
    };
    const at = (triceps: number) => ({
      figures: { triceps, imc: 31 },
      basis: { ...man, ageMonths: 365 },
      errors: { triceps: { error: 0.6, isOwn: false } },
    });
    expect(words({ figures: compareEvaluations([at(12), at(10)]) })).toContain(
      "12,0 10,0 −2,0 mudança maior que o erro esperado, melhora",
    );
  });

  test("shows what stands out first, with what it was before", () => {
    expect(words()).toContain("Massa 82,40 kg antes 88,60 (−6,20)");
    expect(
      words({ figures: compareEvaluations([{ figures: { torax: 90 } }, { figures: { torax: 91 } }]) }),
    ).not.toContain("Da primeira à última avaliação");
  });

  test("lays the same views before and after side by side, each with its day", async () => {
    const image = await sharp({ create: { width: 30, height: 40, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const pair = { first: { day: "2026-03-14", image }, last: { day: "2026-06-20", image } };
    const photos = [
      { slot: "frontal", ...pair },
      { slot: "dorsal", ...pair },
    ] as const;
    expect(words({ photos, sections: ["photos"] })).toContain(
      "Fotos: antes e depois Frontal 14/03/2026 20/06/2026 Dorsal 14/03/2026 20/06/2026",
    );
    expect(words({ photos, sections: [] })).not.toContain("Fotos");
    expect(words({ sections: ["photos"] })).not.toContain("Fotos");
  });

  test("begins with three sentences for a lay reader", () => {
    const found = words();
    expect(found).toContain("Aqui estão lado a lado 2 avaliações, de 14/03/2026 a 20/06/2026.");
    expect(found).toContain("Desde 14/03/2026, o peso baixou 6,2 kg.");
  });

  test("says first what got better and what to watch", () => {
    const at = (massaMuscular: number) => ({
      figures: { massaMuscular },
      errors: { massaMuscular: { error: 0.5, isOwn: false } },
    });
    expect(words({ figures: compareEvaluations([at(32), at(36)]) })).toContain(
      "Melhorou: a massa muscular. Nenhuma piora nas medidas que dá para comparar com segurança. Aqui estão lado a lado",
    );
  });

  test("leaves open what one of the evaluations lacks", () => {
    expect(words({ figures: weights(88.6, null) })).toContain("Massa (kg) 88,60 – –");
  });

  test("of many evaluations shows the first and the latest, and says so", () => {
    const evaluations = Array.from({ length: 9 }, (_, place) => ({
      name: `M${place + 1}`,
      evaluatedOn: "2026-01-01",
      items,
      strength: [],
    }));
    const figures = weights(...evaluations.map((_, place) => 90 - place));
    const found = words({ evaluations, figures });
    expect(found).toContain("Massa (kg) 90,00 86,00 85,00 84,00 83,00 82,00 −8,00");
    expect(found).toContain("a primeira e as 5 últimas das 9 avaliações");
    expect(found).not.toContain("M2");
  });

  test("lays the somatotypes of all evaluations on one chart, when at least two have one", () => {
    const at = (x: number, evaluatedOn: string) => ({
      name: "M",
      evaluatedOn,
      items: { ...items, somatotype: { ...items.somatotype, midPoint: { x, y: 3 } } },
      strength: [],
    });
    const two = [at(-2, "2026-03-14"), at(-1, "2026-06-20")];
    expect(words({ evaluations: two, sections: ["somatotype"] })).toContain("Somatocarta");
    expect(words({ evaluations: two, sections: [] })).not.toContain("Somatocarta");
    expect(words({ sections: ["somatotype"] })).not.toContain("Somatocarta");
  });

  test("warns before the figures", () => {
    const found = words({ warnings: ["Protocolos diferentes."] });
    expect(found.indexOf("Protocolos diferentes.")).toBeLessThan(found.indexOf("Medidas gerais"));
  });

  test("is one page with few figures, and breaks between groups with many", async () => {
    expect(pagesOf(await writePdf(comparisonDocument(document())))).toBe(1);
    const everything = Object.fromEntries(FIGURES.map(({ key }, place) => [key, place]));
    const figures = compareEvaluations([{ figures: everything }, { figures: everything }]);
    expect(pagesOf(await writePdf(comparisonDocument(document({ figures }))))).toBe(5);
  });

  test("keeps long names, emoji and a trainer's line within their places", async () => {
    const evaluations = [
      { name: "Mesociclo de adaptação anatômica 💪", evaluatedOn: "2026-03-14", items, strength: [] },
      { name: "x".repeat(120), evaluatedOn: "2026-06-20", items, strength: [] },
    ];
    const pdf = await writePdf(comparisonDocument(document({ evaluations, student: { name: "N".repeat(120) } })));
    expect(pagesOf(pdf)).toBe(1);
  });
});
