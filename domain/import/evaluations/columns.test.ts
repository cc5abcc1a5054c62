import { describe, expect, it } from "vitest";
import { PERIMETERS, SKINFOLDS } from "../../assessment/anthropometry/measures.ts";
import { headingReader } from "../spreadsheet/columns.ts";
import { readHeading } from "../spreadsheet/headings.ts";
import { EVALUATION_COLUMNS } from "./fields.ts";
import { EVALUATIONS_CSV } from "./template.ts";

const fieldOf = headingReader(EVALUATION_COLUMNS);

describe("a heading of a spreadsheet of evaluations", () => {
  it.each([
    ["Data", "evaluated_on"],
    ["Dt. Avaliação", "evaluated_on"],
    ["PESO (kg)", "weight"],
    ["Massa corporal", "weight"],
    ["Altura", "stature"],
    ["Estatura (m)", "stature"],
    ["FC Repouso", "fcRepouso"],
    ["PAS", "sistole"],
    ["Método", "skinfold_protocol"],
    ["% de Gordura", "fat_percentage"],
    ["% G", "fat_percentage"],
    ["Cintura (cm)", "cintura"],
    ["Perímetro da cintura", "cintura"],
    ["Circ. abdominal", "abdomen"],
    ["Abdome", "abdomen"],
    ["Braço D", "braco_direito_relaxado"],
    ["Braço esq. contraído", "braco_esquerdo_contraido"],
    ["Braço contraído direito", "braco_direito_contraido"],
    ["Antebraço E", "antebraco_esquerdo"],
    ["Coxa D", "coxa_medial_direita"],
    ["Perímetro da coxa medial esquerda", "coxa_medial_esquerda"],
    ["Panturrilha esquerda", "panturrilha_esquerda"],
    ["Tórax", "torax"],
    ["Tríceps", "triceps"],
    ["Dobra cutânea tricipital", "triceps"],
    ["DC Subescapular (mm)", "subescapular"],
    ["Suprailíaca", "supra_iliaca"],
    ["Abdominal", "abdominal"],
    ["Dobra da coxa", "coxa_media"],
    ["Dobra panturrilha", "panturrilha"],
    ["Torácica", "peitoral"],
    ["Fêmur", "femur"],
  ])("%s means %s", (heading, field) => expect(fieldOf(heading)).toBe(field));

  it.each(["Coxa", "Panturrilha", "Coxa medial", "Mensalidade"])(
    "%s says neither fold nor girth and is left to the trainer",
    (heading) => expect(fieldOf(heading)).toBeNull(),
  );

  it("by a measure's own name means it, for every girth and fold", () => {
    for (const { key, label } of PERIMETERS) expect(fieldOf(`Perímetro: ${label}`)).toBe(key);
    for (const { key, label } of SKINFOLDS) expect(fieldOf(`Dobra: ${label}`)).toBe(key);
  });

  it("of the template is recognised in every column", () => {
    const rows = EVALUATIONS_CSV.replace("\uFEFF", "")
      .trim()
      .split("\r\n")
      .map((row) => row.split(";").map((cell) => cell.replaceAll('"', "")));
    const { columns } = readHeading(rows, EVALUATION_COLUMNS);
    expect(columns).not.toContain(null);
    expect(new Set(columns).size).toBe(columns.length);
  });
});

it("no spelling is two fields'", () => {
  const owners = new Map<string, string>();
  for (const { key, headings } of EVALUATION_COLUMNS.fields) {
    for (const heading of headings) {
      expect([heading, owners.get(heading) ?? key]).toEqual([heading, key]);
      owners.set(heading, key);
    }
  }
});
