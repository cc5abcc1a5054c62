import { describe, expect, it } from "vitest";
import { readMeasure, readStature } from "./cells.ts";
import { readMethod } from "./protocol-cell.ts";
import { findRepeatedDays, readEvaluationRow } from "./row.ts";
import { findStudentOfRow, type KnownStudent } from "./students.ts";

const TODAY = "2026-03-02";
const ana: KnownStudent = {
  id: 7,
  name: "Ana Lima",
  email: "ana@exemplo.com.br",
  gender: "female",
  birthdate: "2018-03-01",
  evaluated_on: ["2024-05-10"],
};

const read = (cells: Readonly<Record<string, string>>, student: KnownStudent | null = ana) =>
  readEvaluationRow(new Map(Object.entries(cells)), { student, protocol: "Guedes - 3 Dobras", today: TODAY });
const told = (cells: Readonly<Record<string, string>>) =>
  read(cells).problems.map(({ field, severity, sentence }) => [field, severity, sentence]);

describe("a measure's cell", () => {
  it.each([
    ["72,5", "72,5"],
    ["72.50 kg", "72,5"],
    ["98 cm", "98"],
    ["12,333333333333", "12,33"],
    ["1.234,5", "1234,5"],
    ["0", null],
    ["0,0", null],
    ["-", null],
    ["n/a", null],
    ["", null],
  ])("%s is %s", (text, value) => expect(readMeasure(text)).toEqual({ value }));

  it("with other words is not read", () => {
    expect(readMeasure("uns 70")).toEqual({ problem: "Campo com formato inválido" });
  });
});

describe("a stature's cell", () => {
  it.each([
    ["1,75", "175"],
    ["1.7 m", "170"],
    ["165 cm", "165"],
    ["165,0", "165"],
  ])("%s is %s cm", (text, value) => expect(readStature(text)).toEqual({ value }));

  it("of half a centimetre is rounded, and says so", () => {
    expect(readStature("165,5")).toEqual({ value: "166", note: "Estatura arredondada para 166 cm." });
  });
});

describe("a method's cell", () => {
  it.each([
    ["Pollock 7", "Pollock - 7 Dobras"],
    ["Jackson & Pollock (3 dobras)", "Pollock - 3 Dobras"],
    ["7 dobras", "Pollock - 7 Dobras"],
    ["GUEDES", "Guedes - 3 Dobras"],
    ["Durnin e Womersley", "Durnin-Womersley - 4 Dobras"],
    ["US Navy", "Marinha Americana"],
    ["Sem protocolo", "Sem protocolo"],
  ])("%s is the protocol %s", (text, protocol) => expect(readMethod(text)).toEqual({ value: { protocol } }));

  it.each([
    ["Bioimpedância", ""],
    ["BIOIMPEDANCIA (InBody 270)", "InBody 270"],
    ["Omron HBF-514 - BIA", "Omron HBF 514"],
  ])("%s is a bioimpedance by %j", (text, impedance) => expect(readMethod(text)).toEqual({ value: { impedance } }));

  it.each(["3 dobras", "Pollock", "Durnin", "Bianca"])("%s may be several, or none", (text) => {
    expect(readMethod(text)).toEqual({ problem: expect.stringMatching(/^Não conhecemos este protocolo/) });
  });
});

describe("a percentage of fat", () => {
  const day = { evaluated_on: "10/05/2023" };
  const folds = { triceps: "12", supra_iliaca: "14,5", coxa_media: "20", subescapular: "11" };
  const adult = { ...ana, birthdate: "1990-01-01" };
  const itemsOf = (cells: Readonly<Record<string, string>>) => read({ ...day, ...cells }, adult);

  it("that folds give is the computed one; another in the cell is told", () => {
    const { draft, problems, fat } = itemsOf({ ...folds, fat_percentage: "31" });
    expect(draft.evaluated_items).toMatchObject({ perimeter: { bodyPerimeter: {}, skinFold: folds } });
    expect(draft.evaluated_items).not.toHaveProperty("perimeter.gorduraInformada");
    // Guedes 1985, women: 1.16650 − 0.07063·log10(thigh + suprailiac + subscapular), then Siri; the sum is 45.5 mm.
    const computed = 495 / (1.1665 - 0.07063 * Math.log10(45.5)) - 450;
    expect(fat).toBe(`${computed.toFixed(1).replace(".", ",")}%`);
    expect(problems).toEqual([
      {
        field: "fat_percentage",
        severity: "warning",
        sentence: `A planilha diz 31,0% e o protocolo dá ${fat}, que fica.`,
      },
    ]);
    expect(itemsOf({ ...folds, fat_percentage: fat }).problems).toEqual([]);
  });

  it("without folds stays as told, without a method", () => {
    const { draft, problems, fat } = itemsOf({ weight: "60", fat_percentage: "24,3%" });
    expect(draft.evaluated_items).toMatchObject({ perimeter: { gorduraInformada: "24,3" } });
    expect([problems, fat]).toEqual([[], "24,3% informada"]);
  });

  it("of a bioimpedance is that device's", () => {
    const { draft, fat } = itemsOf({ fat_percentage: "24,3", skinfold_protocol: "Bioimpedância InBody 270" });
    expect(draft.evaluated_items).toMatchObject({
      body_composition_devices: { bioimpedance: { device: "InBody 270", measures: { fat_percentage: "24,3" } } },
    });
    expect(draft.evaluated_items).not.toHaveProperty("perimeter.gorduraInformada");
    expect(fat).toBe("24,3% na bioimpedância");
  });

  it("that a spreadsheet keeps as a share is read as a percentage, and says so", () => {
    const { draft, problems } = itemsOf({ fat_percentage: "0,2134" });
    expect(draft.evaluated_items).toMatchObject({ perimeter: { gorduraInformada: "21,3" } });
    expect(problems.map(({ sentence }) => sentence)).toEqual(["Gordura lida como 21,3%."]);
  });
});

describe("a row", () => {
  it("is read as the evaluation's own fields, with a Brazilian date of any writing", () => {
    const folds = { triceps: "12", supra_iliaca: "14,5", coxa_media: "20", subescapular: "11" };
    const { draft, problems } = read({
      evaluated_on: "5/3/21",
      weight: "61,2",
      stature: "1,65",
      cintura: "70",
      ...folds,
    });
    expect(problems).toEqual([]);
    expect(draft).toEqual({
      student_id: 7,
      evaluated_on: "2021-03-05",
      skinfold_protocol: "Guedes - 3 Dobras",
      evaluated_items: {
        student: { weight: "61,2", stature: "165" },
        heart: {},
        perimeter: { bodyPerimeter: { cintura: "70" }, skinFold: folds },
        somatotype: {},
      },
    });
    for (const day of ["2021-03-05", "05 de março de 2021", "44260"])
      expect(read({ evaluated_on: day, weight: "60" }).draft.evaluated_on).toBe("2021-03-05");
  });

  it.each([
    ["03/03/2026", "A data da avaliação não pode ser futura."],
    ["01/03/2016", "Informe uma data dos últimos dez anos."],
    ["28/02/2018", "Informe uma data depois do nascimento do aluno."],
    ["31/02/2020", "Data inválida. Use dd/mm/aaaa."],
    ["", "Este campo não pode ficar em branco"],
  ])("of the day %j is told", (evaluated_on, sentence) => {
    expect(told({ evaluated_on, weight: "60" })).toEqual([["evaluated_on", "error", sentence]]);
  });

  it.each(["02/03/2026", "02/03/2016"])("of the day %s, an end of the ten years, is taken", (evaluated_on) => {
    const student = { ...ana, birthdate: "1990-01-01" };
    expect(read({ evaluated_on, weight: "60" }, student).problems).toEqual([]);
  });

  it("with a diastole that reaches the systole is told", () => {
    const day = { evaluated_on: "10/05/2023" };
    expect(told({ ...day, sistole: "120", diastole: "120" })).toEqual([
      ["diastole", "error", "A diástole deve ser menor que a sístole."],
    ]);
    expect(told({ ...day, sistole: "120", diastole: "119" })).toEqual([]);
  });

  it("with some of its protocol's folds is warned that there will be no percentage", () => {
    expect(told({ evaluated_on: "10/05/2023", subescapular: "12", skinfold_protocol: "Guedes" })).toEqual([
      ["skinfold_protocol", "warning", "Sem Coxa média e Supra-ilíaca, o percentual de gordura não será calculado."],
    ]);
  });
});

describe("a row's student", () => {
  const namesake = { ...ana, id: 8, email: "outra@exemplo.com.br" };
  const find = (cells: Readonly<Record<string, string>>, students = [ana]) =>
    findStudentOfRow(new Map(Object.entries(cells)), students);

  it("is found by the number, the e-mail or the name, without case and accents", () => {
    for (const cells of [{ student_id: "#7" }, { email: "ANA@exemplo.com.br" }, { name: "ÁNA  lima" }])
      expect(find(cells)).toEqual({ student: ana });
    expect(find({ name: "Ana Lima", email: namesake.email }, [ana, namesake])).toEqual({ student: namesake });
  });

  it.each([
    [{ name: "Ana Lima" }, "email", "Há 2 alunos com este nome. Informe o e-mail."],
    [{ name: "Ana" }, "name", "Nenhum aluno seu tem este nome. Escreva como no cadastro."],
    [{ name: "Ana Lima", email: "x@y.z" }, "email", "Nenhum aluno seu tem este e-mail."],
    [{ student_id: "9", name: "Ana Lima" }, "student_id", "Nenhum aluno seu tem este número."],
    [{}, "name", "De quem é esta avaliação? Informe o nome ou o e-mail."],
  ])("of %j is not guessed", (cells, field, sentence) => {
    expect(find(cells, [ana, namesake])).toEqual({ problem: { field, severity: "error", sentence } });
  });
});

it("a day that has an evaluation, and the second line of a day, are told", () => {
  const lines = [
    { line: 2, student: ana, day: "2024-05-10" },
    { line: 3, student: ana, day: "2024-06-10" },
    { line: 4, student: ana, day: "2024-06-10" },
    { line: 5, student: { ...ana, id: 8 }, day: "2024-06-10" },
    { line: 6, student: null, day: "2024-06-10" },
  ];
  const found = findRepeatedDays(lines);
  expect([...found.keys()]).toEqual([2, 4]);
  expect(found.get(2)?.sentence).toBe("Este aluno já tem uma avaliação de 10/05/2024. A linha não muda nada.");
  expect(found.get(4)?.sentence).toBe("A linha 3 tem o mesmo aluno e a mesma data. Só a primeira é importada.");
});
