import { Readable } from "node:stream";
import readXlsx from "read-excel-file/node";
import { beforeAll, describe, expect, it } from "vitest";
import { exportStudents, registerStudent, setStudentStatus } from "#contract/students/students.ts";
import { aStudent, aStudentDraft, aTrainer, type StudentInput } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });

const maria: StudentInput = aStudentDraft({
  student_type: "hybrid",
  name: "Maria Antônia & <Filhos> _x0041_",
  email_secundario: "PT",
  cellphone: "21 123 4567",
  email: "maria@exemplo.com.br",
  birthdate: "1990-12-31",
  gender: "female",
  contact_name: '=HYPERLINK("http://mau.example")',
  contact_cellphone: "(11) 9 8888-7777",
  personal_anamnesis: {
    days_of_week: ["friday", "monday"],
    training_goals: "Performance",
    training_shift: "evening",
    ocupation: "Médica",
    had_lesions: true,
    lesions: "Joelho",
    had_pains: false,
  },
  physiological_anamnesis: { diabetes: true, diabets_type: "type2", water: "2 L" },
});

beforeAll(async () => {
  const { body } = await send(app, registerStudent, { body: { student: maria }, as: ana });
  // The call refuses control characters, the database does not.
  await database.owner.query(
    "update students set personal_anamnesis = jsonb_set(personal_anamnesis, '{ocupation}', to_jsonb($1::text)) where id = $2",
    ["Médica\nplantonista \u0007", body.student.id],
  );
  await aStudent(prumo, ana, { name: "Álvaro" });
  const gone = await aStudent(prumo, ana, { name: "Zé" });
  await send(app, setStudentStatus, { params: { id: gone.id }, body: { is_active: false }, as: ana });
  await aStudent(prumo, bruno, { name: "Estranha" });
});

type Query = { readonly q?: string; readonly active?: "true" | "false" | "all" };

async function rowsOf(querystring: Query = {}, as: Bearer = ana) {
  const { status, bytes } = await send(app, exportStudents, { querystring, as });
  expect(status).toBe(200);
  const [sheet] = await readXlsx(Readable.from(bytes));
  const [header = [], ...rows] = sheet?.data ?? [];
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [String(name), row[at]])));
}

const namesOf = async (query: Query, as?: Bearer) => (await rowsOf(query, as)).map((row) => row.Nome);

describe("the spreadsheet of the students", () => {
  it("is a workbook with a file name", async () => {
    const { headers, bytes } = await send(app, exportStudents, { querystring: {}, as: ana });
    expect(headers["content-type"]).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(headers["content-disposition"]).toContain('filename="relatorio-alunos.xlsx"');
    expect(headers["content-encoding"]).toBeUndefined();
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
  });

  it("holds the registrations: dates as dates, numbers as numbers and everything else as text", async () => {
    const [row] = await rowsOf({ q: "maria" });
    expect(row).toMatchObject({
      Id: expect.any(Number),
      Nome: "Maria Antônia & <Filhos> _x0041_",
      "E-mail": "maria@exemplo.com.br",
      "País de residência": "Portugal",
      Celular: "21 123 4567",
      "Data de nascimento": new Date("1990-12-31T00:00:00Z"),
      Idade: 35,
      Gênero: "Feminino",
      "Tipo de aluno": "Híbrido",
      Status: "Ativo",
      Plano: "Sem plano",
      "Última avaliação": null,
      "Cadastrado em": expect.any(Date),
      "Nome do contato de emergência": '=HYPERLINK("http://mau.example")',
      "Celular do contato de emergência": "(11) 9 8888-7777",
      "Dias disponíveis para treino": "Segunda, Sexta",
      "Objetivo do treino": "Performance",
      "Turno de treino": "Tarde",
      Profissão: "Médica\nplantonista",
      "Já teve lesões?": "Sim",
      "Quais lesões?": "Joelho",
      "Sente dores?": "Não",
      "Consome bebidas alcoólicas?": null,
      "Tem diabetes?": "Sim",
      "Tipo de diabetes": "Tipo 2",
      "Consumo de água por dia": "2 L",
    });
  });

  it("has the students of the list in the same order, by search and by status, without another trainer's", async () => {
    expect(await namesOf({})).toEqual(["Álvaro", maria.name, "Zé"]);
    expect(await namesOf({ active: "all" })).toEqual(["Álvaro", maria.name, "Zé"]);
    expect(await namesOf({ active: "true" })).toEqual(["Álvaro", maria.name]);
    expect(await namesOf({ active: "false" })).toEqual(["Zé"]);
    expect(await namesOf({ q: "ANTONIA maria", active: "true" })).toEqual([maria.name]);
    expect(await namesOf({ q: "estranha" })).toEqual([]);
    expect(await namesOf({}, bruno)).toEqual(["Estranha"]);
  });

  it("without students is a header", async () => {
    expect(await rowsOf({ q: "ninguém" })).toEqual([]);
  });

  it("refuses an unknown filter", async () => {
    const answer = await sendAnything(app, exportStudents, { querystring: { active: "maybe" }, as: ana });
    expect(answer.status).toBe(400);
  });

  it("holds every student once, although it is read in pages", async () => {
    const clara = await aTrainer(prumo, { name: "Clara" });
    await database.owner.query(
      `with fresh as (
         insert into users (role, trainer_id, name, email)
         select 'student', $1, case when n % 3 = 0 then 'Igual' else 'Aluna ' || n end, 'a' || n || '@clara.com'
           from generate_series(1, 1201) as n returning id
       )
       insert into students (trainer_id, id, gender, student_type, country)
       select $1, id, 'female', 'hybrid', 'BR' from fresh`,
      [clara.id],
    );
    const ids = (await rowsOf({}, clara)).map((row) => row.Id);
    expect([ids.length, new Set(ids).size]).toEqual([1201, 1201]);
  });
});
