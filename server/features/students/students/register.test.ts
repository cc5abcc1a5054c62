import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findStudent, registerStudent, setStudentStatus, updateStudent } from "#contract/students/students.ts";
import { PHONE_COUNTRIES } from "#domain/brazil.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { aStudent, aStudentDraft, aTrainer, type StudentInput } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });

const register = (student: StudentInput, as = ana) => send(app, registerStudent, { body: { student }, as });
const required = "Este campo não pode ficar em branco";
const format = "Campo com formato inválido";

const everyField: StudentInput = {
  student_type: "hybrid",
  name: "  Maria Antônia ",
  email_secundario: "PT",
  cellphone: "21 123 4567",
  email: " Maria.Antonia@Exemplo.com.br ",
  birthdate: "1990-12-31",
  gender: "female",
  contact_name: "Mãe",
  contact_cellphone: "(11) 9 8888-7777",
  personal_anamnesis: {
    ocupation: "Médica",
    daily_journey: "8 h",
    training_shift: "morning",
    training_hours: "06:00",
    days_of_week: ["friday", "monday"],
    favorite_activities: "Corrida 🏃‍♀️",
    training_goals: "Reabilitação postural",
    had_lesions: true,
    lesions: "Joelho",
    had_pains: false,
    pains: null,
    use_alcohol: true,
    alcohol: "Às vezes",
  },
  physiological_anamnesis: {
    hours_slep_night: "7",
    hours_slep_day: "0",
    exam_frequency: "anual",
    how_many_meals: "5",
    water: "2 L",
    nutritionist: true,
    nutricionist_name: "Bia",
    supplements: true,
    supplements_name: "Creatina",
    diabetes: true,
    diabets_type: "gestational",
    smoke: false,
    how_many_cigarettes: "",
    cardiac_problems: true,
    cardiac_problems_type: "Arritmia",
    surgeries: true,
    whichSurgeries: "Apêndice",
  },
};

describe("registering a student", () => {
  it("stores every field, and sends the invitation", async () => {
    const answer = await register(everyField);
    expect(answer.status).toBe(201);
    const { student } = answer.body;
    expect(student).toEqual({
      id: expect.any(Number),
      role_id: student.id,
      student_type: "hybrid",
      name: "Maria Antônia",
      email: "maria.antonia@exemplo.com.br",
      email_secundario: "PT",
      cellphone: "21 123 4567",
      whatsapp: "351211234567",
      birthdate: "1990-12-31",
      age: 35,
      gender: "female",
      contact_name: "Mãe",
      contact_cellphone: "(11) 9 8888-7777",
      personal_anamnesis: { ...everyField.personal_anamnesis, days_of_week: ["monday", "friday"] },
      physiological_anamnesis: everyField.physiological_anamnesis,
      is_active: true,
      photo_url: null,
      last_training_date: null,
      last_evaluation: null,
      is_profile_changed: false,
      is_changes_notified: true,
      awaits_approval: false,
      subscription: null,
      macrocycles: [],
      appointment: null,
      lock_version: 0,
    });
    const read = await send(app, findStudent, { params: { id: student.id }, as: ana });
    expect(read.body).toEqual(answer.body);
    expect(await mailsTo(prumo, "maria.antonia@exemplo.com.br")).toHaveLength(1);
  });

  it.each(PHONE_COUNTRIES.map(({ code, name, mask }) => [name, code, mask] as const))(
    "takes a phone in the mask of %s, whole or nothing",
    async (_, email_secundario, mask) => {
      const cellphone = mask.replaceAll("0", "7");
      expect((await register(aStudentDraft({ email_secundario, cellphone }))).status).toBe(201);
      for (const wrong of [cellphone.slice(0, -1), `${cellphone}7`, cellphone.replace("7", "x")]) {
        const refused = await register(aStudentDraft({ email_secundario, cellphone: wrong }));
        expect([wrong, refused.status]).toEqual([wrong, 422]);
        expect(refused.errors.fields).toEqual({ "student.cellphone": format });
      }
    },
  );

  it.each([
    ["one year old today", "2025-03-02", 201],
    ["one day short of one year", "2025-03-03", 422],
    ["100 years old until tomorrow", "1925-03-03", 201],
    ["101 years old today", "1925-03-02", 422],
    ["not born yet", "2026-03-03", 422],
  ])("%s: %s answers %i", async (_, birthdate, status) => {
    const answer = await register(aStudentDraft({ birthdate }));
    expect(answer.status).toBe(status);
    if (status === 422) {
      expect(answer.errors).toEqual({
        code: "invalid",
        detail: "Verifique os campos destacados.",
        fields: { "student.birthdate": "Data inválida" },
      });
    }
  });

  it("counts years by the day in São Paulo", async () => {
    const late = 12 * 3_600_000 - 1; // 23:59:59.999 in São Paulo, already tomorrow in London
    prumo.clock.advance(late);
    const answer = await register(aStudentDraft({ birthdate: "1996-03-03" }));
    prumo.clock.advance(-late);
    expect(answer.body.student.age).toBe(29);
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["no name", { name: undefined }, { name: required }],
    ["a blank name", { name: "   " }, { name: required }],
    ["a number as name", { name: 7 }, { name: format }],
    ["an endless name", { name: "a".repeat(121) }, { name: "Use no máximo 120 caracteres" }],
    ["NUL in the name", { name: "a\u0000b" }, { name: MESSAGES.oneLine }],
    ["no e-mail", { email: "" }, { email: "E-mail deve ser válido" }],
    ["a wrong e-mail", { email: "maria@" }, { email: "E-mail deve ser válido" }],
    ["an unknown country", { email_secundario: "XX" }, { email_secundario: "Escolha uma das opções" }],
    ["no day of birth", { birthdate: null }, { birthdate: required }],
    ["a day that does not exist", { birthdate: "2001-02-29" }, { birthdate: "Data inválida" }],
    ["a day in another form", { birthdate: "31/12/1990" }, { birthdate: "Data inválida" }],
    ["the year 0", { birthdate: "0000-01-01" }, { birthdate: "Data inválida" }],
    ["an unknown gender", { gender: "x" }, { gender: "Escolha uma das opções" }],
    ["an unknown kind", { student_type: "x" }, { student_type: "Escolha uma das opções" }],
    ["a contact's phone in another form", { contact_cellphone: "11988887777" }, { contact_cellphone: format }],
    ["no anamnesis", { personal_anamnesis: undefined }, { personal_anamnesis: required }],
    [
      "no day to train on",
      { personal_anamnesis: { days_of_week: [] } },
      { "personal_anamnesis.days_of_week": required },
    ],
    [
      "an unknown day",
      { personal_anamnesis: { days_of_week: ["monday", "someday"] } },
      { "personal_anamnesis.days_of_week.1": "Escolha uma das opções" },
    ],
    [
      "an endless answer",
      { personal_anamnesis: { days_of_week: ["monday"], lesions: "a".repeat(2001) } },
      { "personal_anamnesis.lesions": "Use no máximo 2000 caracteres" },
    ],
  ])("with %s says which field is wrong", async (_, change, fields) => {
    const answer = await sendAnything(app, registerStudent, {
      body: { student: { ...aStudentDraft(), ...change } },
      as: ana,
    });
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual({
      code: "invalid",
      detail: "Verifique os campos destacados.",
      fields: Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [`student.${path}`, sentence])),
    });
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["a text", "student"],
    ["a list", []],
    ["an empty object", {}],
  ])("with %s as its body is invalid", async (_, body) => {
    const answer = await sendAnything(app, registerStudent, { body, as: ana });
    expect([answer.status, answer.errors.code]).toEqual([422, "invalid"]);
  });

  it("with half of an emoji's code keeps the rest of the text", async () => {
    const answer = await register(
      aStudentDraft({ name: "Ana \ud83d", personal_anamnesis: { days_of_week: ["monday"], lesions: "\udcaa" } }),
    );
    expect(answer.status).toBe(201);
    expect(answer.body.student.name).toBe("Ana \ufffd");
    expect(answer.body.student.personal_anamnesis.lesions).toBe("\ufffd");
  });
});

describe("an e-mail", () => {
  const TAKEN = {
    code: "email_taken",
    detail: "Já existe um cadastro com este e-mail.",
    fields: { "student.email": "Já existe um aluno com este e-mail." },
  };

  it("belongs to one student across all trainers; the refusal tells nothing else about that student", async () => {
    await aStudent(prumo, ana, { email: "unica@exemplo.com.br", name: "Nome Secreto" });
    for (const trainer of [ana, bruno]) {
      const answer = await register(aStudentDraft({ email: "UNICA@exemplo.com.br" }), trainer);
      expect([answer.status, answer.errors]).toEqual([422, TAKEN]);
      expect(answer.text).not.toContain("Secreto");
    }
  });

  it("of a trainer is free for a student", async () => {
    expect((await register(aStudentDraft({ email: ana.email }))).status).toBe(201);
  });

  it("registered twice at once is given to one of the two, and the other sends no invitation", {
    tags: "race",
  }, async () => {
    const email = `aomesmotempo-${randomUUID()}@exemplo.com.br`;
    const answers = await Promise.all([ana, bruno, ana].map((trainer) => register(aStudentDraft({ email }), trainer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    for (const { status, errors } of answers.filter(({ status }) => status !== 201)) {
      expect([status, errors]).toEqual([422, TAKEN]);
    }
    expect(await mailsTo(prumo, email)).toHaveLength(1);
  });

  it("of another student cannot be taken over by an update, which then changes nothing", async () => {
    const [one, two] = [await aStudent(prumo, ana), await aStudent(prumo, ana)];
    const before = await send(app, findStudent, { params: { id: two.id }, as: ana });
    const answer = await send(app, updateStudent, {
      params: { id: two.id },
      body: { student: aStudentDraft({ email: one.email, name: "Outro Nome" }) },
      as: ana,
    });
    expect([answer.status, answer.errors]).toEqual([422, TAKEN]);
    expect((await send(app, findStudent, { params: { id: two.id }, as: ana })).body).toEqual(before.body);
  });

  it("can stay the same in an update", async () => {
    const student = await aStudent(prumo, ana);
    const { status } = await send(app, updateStudent, {
      params: { id: student.id },
      body: { student: aStudentDraft({ email: student.email }) },
      as: ana,
    });
    expect(status).toBe(200);
  });
});

describe("updating a student", () => {
  it("replaces every field", async () => {
    const { id } = await aStudent(prumo, ana);
    const draft = { ...everyField, email: "trocado@exemplo.com.br" };
    const answer = await send(app, updateStudent, { params: { id }, body: { student: draft }, as: ana });
    expect(answer.status).toBe(200);
    expect(answer.body.student).toMatchObject({
      id,
      name: "Maria Antônia",
      email: "trocado@exemplo.com.br",
      student_type: "hybrid",
      personal_anamnesis: { ...everyField.personal_anamnesis, days_of_week: ["monday", "friday"] },
      physiological_anamnesis: everyField.physiological_anamnesis,
    });
    expect((await send(app, findStudent, { params: { id }, as: ana })).body).toEqual(answer.body);
  });

  it("without the physiological part leaves that part as it was", async () => {
    const { id } = await aStudent(prumo, ana, { physiological_anamnesis: { water: "3 L" } });
    const answer = await send(app, updateStudent, { params: { id }, body: { student: aStudentDraft() }, as: ana });
    expect(answer.body.student.physiological_anamnesis).toEqual({ water: "3 L" });
  });

  it("twice at once leaves one of the two, whole", { tags: "race" }, async () => {
    const { id } = await aStudent(prumo, ana);
    const drafts = ["um", "dois"].map((name) => aStudentDraft({ name, contact_name: name }));
    const answers = await Promise.all(
      drafts.map((student) => send(app, updateStudent, { params: { id }, body: { student }, as: ana })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await send(app, findStudent, { params: { id }, as: ana });
    expect(body.student.contact_name).toBe(body.student.name);
  });

  it("does not sign the student out", async () => {
    const student = await aStudent(prumo, ana);
    await send(app, updateStudent, { params: { id: student.id }, body: { student: aStudentDraft() }, as: ana });
    expect((await send(app, findStudent, { params: { id: student.id }, as: student })).status).toBe(200);
  });
});

describe("a student's status", () => {
  it("is switched off and on, and the answer is the summary", async () => {
    const { id } = await aStudent(prumo, ana);
    for (const is_active of [false, false, true]) {
      const answer = await send(app, setStudentStatus, { params: { id }, body: { is_active }, as: ana });
      expect(answer.status).toBe(200);
      expect(answer.body.student).toMatchObject({ id, is_active });
      expect(Object.keys(answer.body.student)).not.toContain("macrocycles");
    }
  });

  it.each([{}, { is_active: "false" }, { is_active: null }, { is_active: 0 }])(
    "is not switched by %j",
    async (body) => {
      const student = await aStudent(prumo, ana);
      const answer = await sendAnything(app, setStudentStatus, { params: { id: student.id }, body, as: ana });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.errors.fields ?? {})).toEqual(["is_active"]);
    },
  );

  it("of a trainer cannot be switched as if they were a student", async () => {
    for (const id of [ana.id, bruno.id]) {
      const answer = await send(app, setStudentStatus, { params: { id }, body: { is_active: false }, as: ana });
      expect(answer.status).toBe(404);
    }
    const { rows } = await database.owner.query("select is_active from users where id = $1", [ana.id]);
    expect(rows).toEqual([{ is_active: true }]);
  });
});

describe("an answer about a student", () => {
  it("is the same for the trainer and for the student", async () => {
    const student = await aStudent(prumo, ana);
    const [own, trainers] = await Promise.all(
      [student, ana].map((as) => send(app, findStudent, { params: { id: student.id }, as })),
    );
    expect(own?.body).toEqual(trainers?.body);
  });

  it("holds only the fields of the contract", async () => {
    const student = await aStudent(prumo, ana);
    for (const { text } of [
      await send(app, findStudent, { params: { id: student.id }, as: ana }),
      await send(app, setStudentStatus, { params: { id: student.id }, body: { is_active: true }, as: ana }),
    ]) {
      expect(text).not.toMatch(/password|argon2|photo_key|trainer_id|search|confirmed_at|token|hash/);
    }
  });
});
