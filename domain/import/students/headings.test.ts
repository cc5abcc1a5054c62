import { describe, expect, it } from "vitest";
import { folded } from "../../text/accentless.ts";
import { headingReader } from "../spreadsheet/columns.ts";
import { columnLetters, readHeading as readHeadingOf, type Sheet, withColumn } from "../spreadsheet/headings.ts";
import { STUDENT_COLUMNS } from "./fields.ts";

const fieldOfHeading = headingReader(STUDENT_COLUMNS);
const readHeading = (sheet: Sheet) => readHeadingOf(sheet, STUDENT_COLUMNS);

describe("a heading", () => {
  it.each([
    ["Nome", "name"],
    ["NOME COMPLETO", "name"],
    ["Aluno(a)", "name"],
    ["Cliente:", "name"],
    ["E-mail *", "email"],
    ["e-mail (obrigatório)", "email"],
    ["EMAIL DO ALUNO", "email"],
    ["Celular / WhatsApp", "cellphone"],
    ["Telefone c/ DDD", null],
    ["Telefone (com DDD)", "cellphone"],
    ["Dt. Nasc.", "birthdate"],
    ["Nascimento", "birthdate"],
    ["DN", "birthdate"],
    ["Sexo", "gender"],
    ["Dias de treino", "days_of_week"],
    ["Profissão", "ocupation"],
    ["Fuma?", "smoke"],
    ["Consumo de água por dia", "water"],
    ["Mensalidade", null],
    ["", null],
  ])("%s means %s", (heading, field) => {
    expect(fieldOfHeading(heading)).toBe(field);
  });

  it("means one field only: no two fields share a heading", () => {
    const all = STUDENT_COLUMNS.fields.flatMap(({ label, headings }) => [...new Set([folded(label), ...headings])]);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    expect(all.filter((one) => folded(one) !== one)).toEqual([]);
  });
});

describe("the headings of the product's own spreadsheet of students", () => {
  const OWN =
    "Nome|E-mail|País de residência|Celular|Data de nascimento|Gênero|Tipo de aluno|Nome do contato de emergência|" +
    "Celular do contato de emergência|Dias disponíveis para treino|Objetivo do treino|Turno de treino";
  const OTHER = "Id|Idade|Status|Plano|Último treino|Última avaliação|Cadastrado em";

  it.each(OWN.split("|"))("%s comes back in", (heading) => expect(fieldOfHeading(heading)).not.toBeNull());
  it.each(OTHER.split("|"))("%s is not asked of a student", (heading) => expect(fieldOfHeading(heading)).toBeNull());
});

describe("a sheet's headings", () => {
  const people = [
    ["Ana Lima", "ana@exemplo.com.br", "11 91234-5678", "01/02/1990"],
    ["Bia Reis", "bia@exemplo.com.br", "11 91234-5679", "03/04/1991"],
  ];

  it("are found below a logo, a title and blank rows", () => {
    const sheet = [
      ["ACADEMIA CORPO & MENTE"],
      [],
      ["Relatório de alunos", "", "", "emitido em 02/03/2026"],
      ["Nome", "E-mail", "Celular", "Nascimento", "Mensalidade"],
      ...people,
    ];
    expect(readHeading(sheet)).toEqual({
      place: 3,
      names: ["Nome", "E-mail", "Celular", "Nascimento", "Mensalidade"],
      columns: ["name", "email", "cellphone", "birthdate", null],
    });
  });

  it("may be missing: then the cells tell e-mails, phones and days", () => {
    expect(readHeading(people)).toEqual({
      place: null,
      names: ["Coluna A", "Coluna B", "Coluna C", "Coluna D"],
      columns: [null, "email", "cellphone", "birthdate"],
    });
  });

  it("that say nothing are helped by the cells below them", () => {
    const { columns } = readHeading([
      ["Nome", "Sexo", "Campo 3", "Campo 4"],
      ["Ana", "F", "ana@a.com.br", "11912345678"],
    ]);
    expect(columns).toEqual(["name", "gender", "email", "cellphone"]);
  });

  it("that mean the same field twice give it to the first", () => {
    expect(readHeading([["Nome", "Telefone", "Celular", "Email"]]).columns).toEqual([
      "name",
      "cellphone",
      null,
      "email",
    ]);
  });

  it("of an empty sheet are none", () => {
    expect(readHeading([])).toEqual({ place: null, names: [], columns: [] });
  });

  it("are chosen by hand, a field on one column only", () => {
    expect(withColumn(["name", "email", null], 2, "email")).toEqual(["name", null, "email"]);
    expect(withColumn(["name", "email"], 0, null)).toEqual([null, "email"]);
  });
});

describe("a column without a name", () => {
  it.each([
    [0, "A"],
    [25, "Z"],
    [26, "AA"],
    [51, "AZ"],
    [52, "BA"],
    [701, "ZZ"],
    [702, "AAA"],
  ])("%i is %s, as in the spreadsheet", (column, letters) => expect(columnLetters(column)).toBe(letters));
});
