import { describe, expect, test } from "vitest";
import { PERIMETER_KEYS, SKINFOLD_KEYS } from "#domain/figures/body-sites.ts";
import { pagesOf, wordsOf } from "../../platform/pdf/definition-text.ts";
import { writePdf } from "../../platform/pdf/write.ts";
import { evaluationDocument } from "./document.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const everyGirth = (cm: number) => Object.fromEntries(PERIMETER_KEYS.map((key, index) => [key, cm + index]));
const everyFold = (mm: number) => Object.fromEntries(SKINFOLD_KEYS.map((key, index) => [key, mm + index]));

const bare: EvaluationDocumentInput = {
  product: "Prumo",
  trainer: { name: "Rafael Monteiro", register: "CREF 012345-G/SP" },
  student: { name: "Mariana Gonçalves" },
  date: "2025-03-12",
  measured: { perimeters: {}, skinfolds: {} },
  indicators: [],
};

const full: EvaluationDocumentInput = {
  ...bare,
  student: { name: "Mariana Gonçalves", ageYears: 34, sex: "female" },
  macrocycle: "Emagrecimento",
  mesocycle: "Mesociclo 2",
  measured: {
    statureCm: 168,
    weightKg: 67.45,
    restingHeartRateBpm: 64,
    systolicMmHg: 118,
    diastolicMmHg: 76,
    perimeters: everyGirth(30),
    skinfolds: everyFold(10),
  },
  previous: { date: "2024-12-03", measured: { perimeters: everyGirth(32.5), skinfolds: everyFold(9.5) } },
  indicators: [
    {
      label: "IMC",
      value: 23.9,
      previous: 24.8,
      decimals: 1,
      unit: "kg/m²",
      scale: {
        bands: [
          { label: "Ideal", from: 18.5, to: 24.9, tone: "ideal" },
          { label: "Sobrepeso", from: 24.9, to: 29.9, tone: "attention" },
        ],
      },
    },
    { label: "Percentual de gordura", value: 24.318, decimals: 3, unit: "%", classLabel: "SAUDÁVEL" },
    { label: "Relação cintura-quadril", value: null, decimals: 2, message: "Cintura não informada" },
  ],
  protocol: { name: "Pollock 7 dobras", source: "Jackson e Pollock, 1980" },
  warnings: ["Fora da faixa etária da equação"],
};

const words = (input: EvaluationDocumentInput): string => wordsOf(evaluationDocument(input));

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
      "118/76 mmHg",
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
    expect(found).toContain("Tríceps 10,0 9,5 +0,5");
    expect(found).toMatch(/Coxa distal 43,0 45,5 −2,5 45,0 47,5 −2,5/);
  });

  test("shows where a value lies and says why one is missing", () => {
    const found = words(full);
    expect(found).toContain("IMC antes 24,8 (−0,9)");
    expect(found).toContain("Sobrepeso");
    expect(found).toContain("24,318 % SAUDÁVEL");
    expect(found).toContain("Relação cintura-quadril Não informado Cintura não informada");
    expect(found).toContain("Pollock 7 dobras Fonte: Jackson e Pollock, 1980");
    expect(found).toContain("Fora da faixa etária da equação");
  });

  test("without an earlier evaluation it speaks of none", () => {
    const { previous: _, ...first } = full;
    expect(words(first)).not.toMatch(/Anterior|Diferença|Comparada/);
  });

  test("with nothing measured it says so and draws no body", () => {
    const found = words(bare);
    expect(found).toContain("Nenhuma medida corporal nesta avaliação.");
    expect(found).toContain("Massa corporal Não informado");
    expect(found).not.toMatch(/undefined|null|NaN|Frente/);
  });

  test("draws only the side on which something was measured", () => {
    const front = words({ ...bare, measured: { perimeters: { cintura: 71.5 }, skinfolds: {} } });
    expect(front).toContain("Frente");
    expect(front).not.toContain("Costas");
    expect(words({ ...bare, measured: { perimeters: {}, skinfolds: { triceps: 12 } } })).toContain("Costas");
  });

  test("carries Portuguese metadata", () => {
    const { info, language } = evaluationDocument(full);
    expect(language).toBe("pt-BR");
    expect(info).toMatchObject({ title: "Avaliação física", author: "Rafael Monteiro" });
  });
});

describe("the written evaluation", () => {
  test("has two pages when full and one when there is little to say", async () => {
    const pdf = await writePdf(evaluationDocument(full));
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesOf(pdf)).toBe(2);
    expect(pagesOf(await writePdf(evaluationDocument(bare)))).toBe(1);
  });

  test("is the same bytes for the same values", async () => {
    const [one, two] = [await writePdf(evaluationDocument(full)), await writePdf(evaluationDocument(full))];
    expect(one.equals(two)).toBe(true);
  });

  test("survives whatever was typed and a photo that is none", async () => {
    const odd = {
      ...full,
      student: { name: "😣\u0000\ud800日本 <b> ".repeat(40), photo: new Uint8Array([1, 2, 3, 4]) },
    };
    expect(pagesOf(await writePdf(evaluationDocument({ ...odd, notes: "linha\n".repeat(200) })))).toBeGreaterThan(2);
  });
});
