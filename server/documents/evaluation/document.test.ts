import { describe, expect, test } from "vitest";
import { writePdf } from "../../platform/pdf/write.ts";
import { pagesOf, printedText } from "../../testing/files/definition-text.ts";
import { everyFold, everyGirth, exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const bare = exampleEvaluation(exampleItems({}));

const items = exampleItems({
  stature: "168",
  weight: "67,45",
  perimeters: { ...everyGirth(30), cintura: undefined },
  skinfolds: everyFold(10),
});
const full = exampleEvaluation(
  { ...items, heart: { fcRepouso: "64", sistole: "118", diastole: "76", pressaoArterial: "Normal" } },
  exampleItems({ stature: "168", weight: "70", perimeters: everyGirth(32.5), skinfolds: everyFold(9.5) }),
);

const measuredOnly = (measured: Parameters<typeof exampleItems>[0]) => exampleEvaluation(exampleItems(measured));

const words = (input: EvaluationDocumentInput): string => printedText(evaluationDocument(input));
const head = (input: EvaluationDocumentInput): string => printedText(evaluationDocument(input).header(1));

describe("the evaluation sheet", () => {
  test("says who, when and what was measured, with units", () => {
    const found = words(full);
    for (const expected of [
      "Mariana Gonçalves",
      "34 anos",
      "Feminino",
      "168 cm",
      "67,45 kg",
      "64 bpm",
      "118 mmHg",
      "76 mmHg",
      "12/03/2025",
      "03/12/2024",
      "Emagrecimento",
      "Mesociclo 2",
    ]) {
      expect(found).toContain(expected);
    }
  });

  test("sets every girth and fold against the earlier one, with a signed difference", () => {
    const found = words(full);
    expect(found).toContain("Pescoço 30,0 32,5 −2,5");
    expect(found).toContain("Tríceps 10,0 9,5 ≈ +0,5");
    expect(found).toContain("≈ dentro do erro de medida; as diferenças sem sinal são maiores que ele");
    expect(found).toMatch(/Coxa distal 37,0 39,5 −2,5 46,0 48,5 −2,5/);
  });

  test("marks the folds of two calipers and says why, beside girths that are judged", () => {
    const by = (caliper: string, fold: number, girth: number) => ({
      ...exampleItems({ perimeters: everyGirth(girth), skinfolds: everyFold(fold) }),
      circumstances: { caliper },
    });
    const found = words(exampleEvaluation(by("Lange", 10, 30), by("Cescorf", 14, 32.5)));
    expect(found).toContain("Tríceps 10,0 14,0 * −4,0");
    expect(found).toContain("Pescoço 30,0 32,5 −2,5");
    expect(found).toContain("≈ dentro do erro de medida; as diferenças sem sinal são maiores que ele");
    expect(found).toContain("* diferença não julgada: adipômetros diferentes");
    expect(words(exampleEvaluation(by("Lange", 10, 30), by("LANGE", 14, 32.5)))).not.toContain("não julgada");
    const folds = (caliper: string, fold: number) => ({
      ...exampleItems({ skinfolds: everyFold(fold) }),
      circumstances: { caliper },
    });
    expect(words(exampleEvaluation(folds("Lange", 10), folds("Cescorf", 14)))).not.toContain("são maiores que ele");
  });

  test("says of an equal measure that it is equal, and not that its difference is more than the error", () => {
    const [now, before] = [everyFold(10), everyFold(10)].map((skinfolds) => exampleItems({ skinfolds }));
    if (!now) throw new Error("there are two");
    const found = words(exampleEvaluation(now, before));
    expect(found).toContain("Tríceps 10,0 10,0 igual");
    expect(found).not.toContain("são maiores que ele");
  });

  test("subtracts girths as they are printed", () => {
    const [now, before] = ["88,1", "87,55"].map((abdomen) => exampleItems({ perimeters: { abdomen } }));
    if (!now) throw new Error("there are two");
    expect(words(exampleEvaluation(now, before))).toMatch(/Abdômen 88,1 87,6 (≈ )?\+0,5/);
  });

  test("shows where a value lies, and has no tile for a figure that was not measured", () => {
    const found = words(full);
    expect(found).toContain("IMC antes 24,8 (−0,9)");
    expect(found).toContain("Sobrepeso");
    expect(found).toContain("Massa adiposa 15,5 kg antes 15,8 (−0,3), dentro do erro de medida");
    expect(found).not.toMatch(/Relação cintura-quadril|Não informado/);
    expect(found).toMatch(/Guedes.* Fonte: /);
  });

  test("says how certain the fat percentage is, and does not subtract two protocols", () => {
    expect(words(full)).toContain("Erro padrão da equação: não publicado · Faixa de somas não publicada");
    const { current, previous } = full;
    if (!previous) throw new Error("it has an earlier evaluation");
    const perimeter = { ...previous.items.perimeter, protocolo: "Pollock - 3 Dobras" };
    const found = words({ ...full, current, previous: { ...previous, items: { ...previous.items, perimeter } } });
    expect(found).toContain("Massa adiposa 15,5 kg antes 15,8, protocolos diferentes");
    expect(found).toContain("IMC antes 24,8 (−0,9)");
  });

  test("says how certain the muscle mass is, by the equation that answered", () => {
    expect(words(full)).toMatch(/Massa muscular .*Erro padrão ±2,2 kg: /);
    const { perimeter } = full.current.items;
    const methods = { ...perimeter.methods, massaMuscular: "weight" };
    const current = { ...full.current, items: { ...full.current.items, perimeter: { ...perimeter, methods } } };
    expect(words({ ...full, current })).toMatch(/Massa muscular .*Erro padrão ±2,8 kg: /);
  });

  test("without an earlier evaluation it speaks of none", () => {
    expect(words({ ...full, previous: undefined })).not.toMatch(/Anterior|Diferença|Comparada/);
  });

  test("begins with three sentences for a lay reader, about what is printed alone", () => {
    expect(words(full)).toContain(
      "Em 12/03/2025 foram medidos: o peso, a altura, 17 medidas do corpo, 10 dobras da pele",
    );
    expect(words(full)).toMatch(
      /O peso é de 67,5 kg; o peso para a altura está na faixa “ideal”; a gordura do corpo é/,
    );
    expect(words(full)).toContain("Desde 03/12/2024, o peso baixou 2,5 kg");
    expect(words({ ...full, sections: ["heart"] })).not.toMatch(/gordura|dobras|medidas do corpo/);
    expect(words({ ...full, previous: undefined })).toContain("É a primeira avaliação");
  });

  test("says pressure and heart rate beside the person when their section is not printed", () => {
    expect(words({ ...full, sections: ["perimeter"] })).toContain("118/76 mmHg");
  });

  test("with nothing measured it says so and draws no body", () => {
    const found = words(bare);
    expect(found).toContain("Nenhuma medida corporal nesta avaliação.");
    expect(found).toContain("Massa Não informado");
    expect(found).not.toMatch(/undefined|null|NaN|Frente|Indicadores|Densidade/);
  });

  test("says why measures that are there give no figure", () => {
    const found = words(
      measuredOnly({
        stature: "168",
        weight: "67",
        skinfolds: { coxa_media: "1", supra_iliaca: "1", subescapular: "1" },
      }),
    );
    expect(found).toMatch(/Percentual de gordura Não informado Fora do alcance do protocolo Guedes - 3 Dobras/);
  });

  test("draws only the side on which something was measured", () => {
    const front = words(measuredOnly({ perimeters: { cintura: "71,5" } }));
    expect(front).toContain("Frente");
    expect(front).not.toContain("Costas");
    expect(words(measuredOnly({ skinfolds: { triceps: "12" } }))).toContain("Costas");
  });

  test("names the trainer who hands it over, with the CREF when there is one", () => {
    expect(head(full)).toContain("Rafael Monteiro CREF 012345-G/SP · (11) 91234-5678");
    const without = { ...full, trainer: { name: "Rafael Monteiro", contact: [], cref: null } };
    expect(head(without)).toContain("Rafael Monteiro");
    expect(head(without)).not.toContain("CREF");
  });

  test("prints the chosen sections alone, after who and when", () => {
    const found = words({ ...full, sections: ["photos"] });
    expect(found).toContain("Mariana Gonçalves");
    expect(found).not.toMatch(/Indicadores|Medidas corporais|Protocolo/);
  });

  test("carries Portuguese metadata", () => {
    const { info } = evaluationDocument(full);
    expect(info).toMatchObject({ Title: "Avaliação física", Author: "Rafael Monteiro" });
  });
});

describe("the measures on paper", () => {
  test("stand in two parts when all were taken, so that half a page is enough to begin them", () => {
    const { content } = evaluationDocument({ ...full, sections: ["perimeter"] });
    const blocks = Array.isArray(content) ? content.map(printedText) : [];
    const girths = blocks.findIndex((block) => block.startsWith("Medidas corporais Perímetros do tronco"));
    expect(blocks[girths]).toMatch(/Frente$/);
    expect(blocks[girths + 1]).toMatch(/^Dobras cutâneas .*Costas/);
  });
});

describe("the written evaluation", () => {
  test("has two pages with every girth and fold and one when there is little to say", async () => {
    const pdf = await writePdf(evaluationDocument({ ...full, sections: ["perimeter"] }));
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesOf(pdf)).toBe(2);
    expect(pagesOf(await writePdf(evaluationDocument(bare)))).toBe(1);
  });

  test("is the same bytes for the same values", async () => {
    const [one, two] = [await writePdf(evaluationDocument(full)), await writePdf(evaluationDocument(full))];
    expect(one.equals(two)).toBe(true);
  });

  test("survives whatever was typed and a photo that is none", async () => {
    const name = "😣\u0000\ud800日本 <b> ".repeat(40);
    const odd = {
      ...full,
      macrocycle: "linha\n".repeat(60),
      student: { ...full.student, name, photo: new Uint8Array([1, 2, 3, 4]) },
    };
    expect(pagesOf(await writePdf(evaluationDocument(odd)))).toBeGreaterThan(2);
  });
});
