import { describe, expect, it } from "vitest";
import { folded } from "../../text/accentless.ts";
import { headingReader } from "../spreadsheet/columns.ts";
import { readHeading } from "../spreadsheet/headings.ts";
import { readDeviations, readExerciseType, readMuscleGroups } from "./cells.ts";
import { EXERCISE_COLUMNS } from "./columns.ts";
import { findKnownNames } from "./known-names.ts";
import { readExerciseRow } from "./row.ts";

const muscleGroups = [
  { id: 1, name: "Bíceps" },
  { id: 2, name: "Tríceps" },
  { id: 3, name: "Dorsais" },
  { id: 4, name: "Peitoral" },
  { id: 8, name: "Isquiotibiais" },
];
const deviations = [
  { id: 11, name: "Hipercifose torácica" },
  { id: 12, name: "Ombro protuso à direita" },
  { id: 13, name: "Ombro protuso à esquerda" },
];

describe("a heading of exercises", () => {
  it.each([
    ["EXERCÍCIO", "name"],
    ["Nome do exercício *", "name"],
    ["Tipo", "exercise_type"],
    ["Grupo Muscular", "muscle_group_ids"],
    ["Músculos trabalhados", "muscle_group_ids"],
    ["Desvio postural", "postural_deviation_ids"],
    ["Aparelho", "equipament_needed"],
    ["Execução", "execution"],
    ["Vídeo (YouTube)", "link"],
    ["Séries", null],
    ["", null],
  ])("%s means %s", (heading, field) => expect(headingReader(EXERCISE_COLUMNS)(heading)).toBe(field));

  it("means one field only: no two fields share a heading", () => {
    const all = EXERCISE_COLUMNS.fields.flatMap(({ label, headings }) => [...new Set([folded(label), ...headings])]);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    expect(all.filter((one) => folded(one) !== one)).toEqual([]);
  });

  it("that says nothing is helped by the cells below it", () => {
    const sheet = [
      ["Exercício", "Campo 2", "Campo 3", "Grupo"],
      ["Supino", "musculação", "https://youtu.be/dQw4w9WgXcQ", "peito"],
    ];
    expect(readHeading(sheet, EXERCISE_COLUMNS).columns).toEqual(["name", "exercise_type", "link", "muscle_group_ids"]);
  });
});

describe("a type", () => {
  it.each([
    ["Resistido", "resistence"],
    ["MUSCULAÇÃO", "resistence"],
    ["resistence", "resistence"],
    ["Alongamentos", "stretching"],
    ["mobilidade", "mobility"],
    ["liberação miofascial", "myofascial_release"],
    ["Funcional", "functional"],
    ["core", "manobra_resp"],
    ["Cardio", "exerc_aerobicos"],
    ["HIIT", "exerc_aerobicos"],
  ])("%s is %s", (text, value) => expect(readExerciseType(text)).toEqual({ value }));

  it.each(["", "Pilates", "?"])("%s is none, and the choices are named", (text) => {
    expect(readExerciseType(text)).toEqual({
      problem: expect.stringMatching(/^Escolha uma das opções: Alongamento, /),
    });
  });
});

describe("muscle groups", () => {
  it.each([
    ["Peitoral, Tríceps", [4, 2]],
    ["peitoral;TRICEPS", [4, 2]],
    ["costas e biceps", [3, 1]],
    ["Peito / peitoral", [4]],
    ["Posterior de coxa", [8]],
    [" bícep ,, ", [1]],
  ])("%s are %j", (text, value) => expect(readMuscleGroups(text, muscleGroups)).toEqual({ value }));

  it("that are unknown are named, with those that there are", () => {
    expect(readMuscleGroups("Peito, perna", muscleGroups)).toEqual({
      problem: "Não conhecemos o grupo muscular “perna”. Use: Bíceps, Tríceps, Dorsais, Peitoral, Isquiotibiais.",
    });
  });
});

describe("deviations", () => {
  it.each([
    ["hipercifose toracica", [11]],
    ["Ombro protuso à direita; Hipercifose torácica", [12, 11]],
    ["Ombro protuso", [12, 13]],
    ["Ombro protuso (dois lados)", [12, 13]],
  ])("%s are %j", (text, value) => expect(readDeviations(text, deviations)).toEqual({ value }));

  it("that are unknown are named", () => {
    expect(readDeviations("Joelho torto", deviations)).toEqual({
      problem: expect.stringMatching(/^Não conhecemos o desvio postural “Joelho torto”/),
    });
  });
});

describe("a row", () => {
  const read = (cells: Record<string, string>, type: "resistence" | null = null) =>
    readExerciseRow(new Map(Object.entries(cells)), { type, muscleGroups, deviations });
  const told = (...args: Parameters<typeof read>) =>
    read(...args).problems.map(({ field, severity, sentence }) => [field, severity, sentence]);

  it("becomes a draft in the words of the contract", () => {
    const cells = {
      name: "Supino\nreto",
      exercise_type: "musculação",
      muscle_group_ids: "peito e tríceps",
      equipament_needed: " Barra ",
      execution: "Desça.\nSuba.",
      link: "https://youtu.be/dQw4w9WgXcQ",
    };
    expect(read(cells)).toEqual({
      draft: {
        name: "Supino reto",
        exercise_type: "resistence",
        muscle_group_ids: [4, 2],
        equipament_needed: "Barra",
        execution: "Desça.\nSuba.",
        link: "https://youtu.be/dQw4w9WgXcQ",
      },
      problems: [],
    });
  });

  it("without a type takes that of the file", () => {
    expect(read({ name: "Supino", muscle_group_ids: "peito" }, "resistence").draft.exercise_type).toBe("resistence");
    expect(told({ name: "Supino" })).toEqual([["exercise_type", "error", "Este campo não pode ficar em branco"]]);
  });

  it("needs muscle groups or deviations as the form does, and says what it ignores", () => {
    expect(told({ name: "Supino", exercise_type: "resistido" })).toEqual([
      ["muscle_group_ids", "error", "Este campo não pode ficar em branco"],
    ]);
    const stretch = { name: "Gato", exercise_type: "alongamento", muscle_group_ids: "coluna" };
    expect(told(stretch)).toEqual([
      ["muscle_group_ids", "warning", "Não se aplica ao tipo Alongamento. Este valor não será importado."],
      ["postural_deviation_ids", "error", "Este campo não pode ficar em branco"],
    ]);
    expect(told({ name: "Corrida", exercise_type: "cardio" })).toEqual([]);
  });
});

describe("names", () => {
  it("that are in the list or earlier in the file are told, case and accents ignored", () => {
    const rows = ["Supino", "REMADA", "Remáda", "", ""].map((name, index) => ({ line: index + 2, name }));
    const found = findKnownNames(rows, ["SÚPINO"]);
    expect([...found].map(([line, { sentence, severity }]) => [line, severity, sentence])).toEqual([
      [2, "warning", "Já existe um exercício com este nome. Ele fica como está."],
      [4, "warning", "Nome repetido: já está na linha 3, que é a que vale."],
    ]);
  });
});
