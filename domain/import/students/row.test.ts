import { describe, expect, it } from "vitest";
import { type Contact, findDuplicates, NOBODY_KNOWN } from "./duplicates.ts";
import { importFieldOf, NO_DEFAULTS, readRow } from "./row.ts";

const surroundings = { defaults: NO_DEFAULTS, today: "2026-03-02", genders: [] };
const complete = {
  name: "Maria",
  email: "Maria@Exemplo.com.br ",
  cellphone: "11912345678",
  birthdate: "31/12/1990",
  gender: "F",
  student_type: "Presencial",
  days_of_week: "seg e qua",
};
const read = (cells: Record<string, string>, changes = {}) =>
  readRow(new Map(Object.entries(cells)), { ...surroundings, ...changes });

describe("a row", () => {
  it("becomes a registration in the words of the wire", () => {
    expect(read(complete)).toEqual({
      draft: {
        student_type: "in_person",
        name: "Maria",
        email_secundario: "BR",
        cellphone: "(11) 91234-5678",
        email: "maria@exemplo.com.br",
        birthdate: "1990-12-31",
        gender: "female",
        contact_name: null,
        contact_cellphone: null,
        personal_anamnesis: { days_of_week: ["monday", "wednesday"] },
        physiological_anamnesis: {},
      },
      problems: [],
    });
  });

  it("writes a name on one line, whatever breaks the cell has", () => {
    const { draft } = read({
      ...complete,
      name: "Maria\r\nAparecida",
      surname: "da\tSilva",
      contact_name: "João\n Lima",
    });
    expect(draft).toMatchObject({ name: "Maria Aparecida da Silva", contact_name: "João Lima" });
  });

  it("with all that a spreadsheet may know keeps it", () => {
    const { draft, problems } = read({
      ...complete,
      surname: "da Silva",
      country: "Portugal",
      cellphone: "21 123 4567",
      contact_name: "João",
      contact_cellphone: "(11) 98765-4321",
      ocupation: "Médica",
      training_shift: "noite",
      had_lesions: "Joelho",
      had_pains: "não",
      water: "2,5",
      diabetes: "tipo 2",
      smoke: "Sim, 5 por dia",
    });
    expect(problems).toEqual([]);
    expect(draft).toMatchObject({
      name: "Maria da Silva",
      email_secundario: "PT",
      contact_name: "João",
      contact_cellphone: "(11) 9 8765-4321",
      personal_anamnesis: {
        ocupation: "Médica",
        training_shift: "nocturnal",
        had_lesions: true,
        lesions: "Joelho",
        had_pains: false,
      },
      physiological_anamnesis: {
        water: "2,5",
        diabetes: true,
        diabets_type: "type2",
        smoke: true,
        how_many_cigarettes: "5 por dia",
      },
    });
  });

  it("may say which in a column of its own", () => {
    const cells = {
      ...complete,
      had_lesions: "Sim",
      lesions: "Joelho",
      had_pains: "Não",
      pains: "–",
      alcohol: "Às vezes",
    };
    expect(read(cells).draft.personal_anamnesis).toMatchObject({
      had_lesions: true,
      lesions: "Joelho",
      had_pains: false,
      use_alcohol: true,
      alcohol: "Às vezes",
    });
    expect(read({ ...complete, diabetes: "Sim", diabets_type: "4" }).problems).toEqual([
      { field: "diabets_type", severity: "error", sentence: "Escolha uma das opções: Tipo 1, Tipo 2, Gestacional." },
    ]);
  });

  it("takes from the file's defaults what it does not say, and only that", () => {
    const defaults = {
      student_type: "consulting",
      gender: "male",
      country: "BR",
      areaCode: "21",
      days_of_week: ["friday"],
    } as const;
    const { gender: _, student_type: __, days_of_week: ___, ...sparse } = { ...complete, cellphone: "91234-5678" };
    expect(read(sparse, { defaults })).toMatchObject({
      problems: [],
      draft: {
        student_type: "consulting",
        gender: "male",
        cellphone: "(21) 91234-5678",
        personal_anamnesis: { days_of_week: ["friday"] },
      },
    });
    expect(read(complete, { defaults }).draft).toMatchObject({ student_type: "in_person", gender: "female" });
  });

  it("that says nothing names every cell that is needed", () => {
    const sentence = "Este campo não pode ficar em branco";
    const fields = ["name", "student_type", "cellphone", "email", "birthdate", "gender", "days_of_week"];
    expect(read({}).problems).toEqual(fields.map((field) => ({ field, severity: "error", sentence })));
  });

  it("that says something unreadable names the cell, not a default", () => {
    const { problems } = read(
      { ...complete, gender: "?", birthdate: "31/31/1990" },
      {
        defaults: { ...NO_DEFAULTS, gender: "male" },
      },
    );
    expect(problems.map(({ field }) => field)).toEqual(["birthdate", "gender"]);
  });

  it("is named by its columns also where the contract refuses it", () => {
    const cells = new Map([["lesions", "Joelho"]]);
    expect(importFieldOf(["email"], cells)).toBe("email");
    expect(importFieldOf(["email_secundario"], cells)).toBe("country");
    expect(importFieldOf(["personal_anamnesis", "days_of_week", 1], cells)).toBe("days_of_week");
    expect(importFieldOf(["personal_anamnesis", "lesions"], cells)).toBe("lesions");
    expect(importFieldOf(["physiological_anamnesis", "whichSurgeries"], cells)).toBe("surgeries");
  });
});

describe("duplicates", () => {
  const contact = (line: number, email: string, cellphone: string): Contact => ({ line, email, cellphone });

  it("within a file: the second e-mail is an error, the second cellphone a warning", () => {
    const found = findDuplicates(
      [contact(2, "a@b.co", "(11) 91234-5678"), contact(3, "a@b.co", "11912345678"), contact(4, "c@b.co", "")],
      NOBODY_KNOWN,
    );
    expect([...found]).toEqual([
      [
        3,
        [
          { field: "email", severity: "error", sentence: "E-mail repetido: já está na linha 2." },
          { field: "cellphone", severity: "warning", sentence: "Celular repetido: já está na linha 2." },
        ],
      ],
    ]);
  });

  it("of registered students: every line of them is told", () => {
    const known = { emails: new Set(["a@b.co"]), names: new Map([["11912345678", "Lia Prado"]]) };
    const found = findDuplicates([contact(2, "a@b.co", ""), contact(3, "x@b.co", "(11) 91234-5678")], known);
    expect([...found.values()].flat().map(({ sentence }) => sentence)).toEqual([
      "Já existe um aluno com este e-mail.",
      "Você já tem um aluno com este celular: Lia Prado.",
    ]);
  });
});
