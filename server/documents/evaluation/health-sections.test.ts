import { describe, expect, test } from "vitest";
import type { WholeEvaluation } from "#contract/assessment/evaluations.ts";
import { writePdf } from "../../platform/pdf/write.ts";
import { printedText } from "../../testing/files/definition-text.ts";
import { exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";

const measured = (changes: Partial<WholeEvaluation>): WholeEvaluation => ({
  ...exampleItems({ stature: "168", weight: "67,45" }),
  ...changes,
});
const blank = measured({});
const words = (changes: Partial<WholeEvaluation>, earlier?: WholeEvaluation) =>
  printedText(evaluationDocument(exampleEvaluation(measured(changes), earlier)));

const heart = { fcRepouso: "64", sistole: "135", diastole: "82", pressaoArterial: "Pré-hipertensão" };
const biochemical: WholeEvaluation["biochemical"] = {
  glicose: "112",
  ldl: "135",
  triglicerides: "180",
  creatina: "0,80",
  jejum: true,
  classes: { glicose: "Pré-diabetes", triglicerides: "Limítrofe", ldl: "Limítrofe", hdl: null, creatina: "Normal" },
  taxaFiltracao: { value: 98.4, label: "Normal" },
  naoHdl: { value: 171, label: "" },
  methods: {},
};
const somatotype: WholeEvaluation["somatotype"] = {
  umero: "6,2",
  femur: "9,1",
  endomorphy: 4.1,
  mesomorphy: 3.6,
  ectomorphy: 2.2,
  category: "Mesomorfo-endomorfo",
  midPoint: { x: -1.9, y: 0.9 },
  methods: {},
};

describe("the evaluation sheet", () => {
  test("prints the blood pressure with its class and what one reading is worth", () => {
    const found = words({ heart });
    for (const expected of ["135 mmHg", "82 mmHg", "Pré-hipertensão", "Uma única medida não faz diagnóstico"]) {
      expect(found).toContain(expected);
    }
    expect(found).not.toContain("200/110");
    const apart = words({
      heart: { ...heart, sistole: "165", diastole: "72", pressaoArterial: "Hipertensão estágio 2" },
    });
    expect(apart).toContain("Sístole 165 mmHg Hipertensão estágio 2 Diástole 72 mmHg Normal");
    expect(apart).toContain("Pressão arterial: Hipertensão estágio 2 (vale a pior das duas classes).");
    expect(words({ heart: { ...heart, sistole: "201" } })).toContain("Pressão de repouso acima de 200/110 mmHg");
  });

  test("prints the stored classes of blood tests, whether the person fasted, and the references in words", () => {
    const found = words({ biochemical }, measured({ biochemical: { ...biochemical, ldl: "150" } }));
    for (const expected of [
      "Dados bioquímicos",
      "Glicose",
      "LDL antes 150 (−15)",
      "Exames em jejum.",
      "Referência em jejum de 8 h: 70 a 99 mg/dL.",
      "Taxa de filtração glomerular",
      "Colesterol não HDL 171 mg/dL",
    ]) {
      expect(found).toContain(expected);
    }
    expect(found).not.toContain("HDL:");
    expect(words({ biochemical: { ...biochemical, jejum: null } })).toContain("Jejum não informado.");
  });

  test("prints ratings, category and the somatochart, and only the breadths while a measure is missing", () => {
    const found = words({ somatotype });
    for (const expected of ["Mesomorfo-endomorfo", "Endomorfia 4,1", "Mesomorfia 3,6", "Ectomorfia 2,2"]) {
      expect(found).toContain(expected);
    }
    const document = evaluationDocument(exampleEvaluation(measured({ somatotype }), measured({ somatotype })));
    expect(JSON.stringify(document)).toContain("Somatocarta. Ponto Médio: x −1,9, y 0,9. 03/12/2024: x −1,9, y 0,9");
    const { midPoint: _, ...others } = somatotype;
    const without = { ...others, midPoint: null, category: null, endomorphy: null, mesomorphy: null, ectomorphy: null };
    const partly = words({ somatotype: without });
    expect(partly).toContain("Diâmetro do úmero 6,2 cm");
    expect(partly).not.toContain("Endomorfia");
  });

  test("has none of these sections unmeasured", () => {
    const found = words(blank);
    for (const absent of ["Frequência cardíaca", "Dados bioquímicos", "Somatotipo"])
      expect(found).not.toContain(absent);
  });

  test("becomes a PDF with all of them", async () => {
    const pdf = await writePdf(evaluationDocument(exampleEvaluation(measured({ heart, biochemical, somatotype }))));
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });
});
