import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import readXlsx from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { updateProfile } from "#contract/own-data/profile.ts";
import { resetPassword, signIn } from "#contract/people/accounts.ts";
import { listAuditEntries } from "#contract/people/audit.ts";
import {
  exportTrainers,
  findTrainer,
  listTrainers,
  registerTrainerByAdmin,
  sendTrainerAccess,
  sendTrainerConfirmation,
  updateTrainer,
} from "#contract/platform-billing/trainers.ts";
import { listStudents } from "#contract/students/students.ts";
import { aCpf } from "../../../testing/cpf.ts";
import { PASSWORD } from "../../../testing/password.ts";
import {
  anAdmin,
  aProfileDraft,
  aStudent,
  aTrainer,
  aTrainerDraft,
  signedIn,
  type TrainerInput,
} from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const admin = await anAdmin(prumo);

const register = (changes: Partial<TrainerInput> = {}) =>
  send(app, registerTrainerByAdmin, { body: aTrainerDraft(changes), as: admin });

async function aRegistered(changes: Partial<TrainerInput> = {}) {
  const draft = aTrainerDraft(changes);
  const { body } = await send(app, registerTrainerByAdmin, { body: draft, as: admin });
  const { password: _, subscription_plan_id: __, ...form } = draft;
  return { ...body.user, form };
}

const find = (q: string, querystring = {}) =>
  send(app, listTrainers, { querystring: { q, ...querystring }, as: admin }).then(({ body }) => body);

describe("a trainer whom the administrator registers", () => {
  it("has the chosen plan with an invoice that is due in seven days, and nothing paid", async () => {
    const { status, body } = await register({ name: "  Teresa Brandão ", subscription_plan_id: 2 });
    expect(status).toBe(201);
    const { rows: plans } = await database.owner.query("select name, value_cents from subscription_plans where id = 2");
    expect(body.user).toMatchObject({
      role_type: "PersonalTrainer",
      fullname: "Teresa Brandão",
      phone: "(11) 91234-5678",
      age: 35,
      birthdate: "1990-05-12",
      gender: 2,
      students_count: 0,
      last_sign_in_at: null,
      is_active: true,
      current_subscription: { status: "Em dia", subscription_plan: { name: plans[0].name } },
      payments: [],
      email_secundario: null,
      paid_payments_count: 0,
      open_invoice: { value: plans[0].value_cents / 100, due_on: "2026-03-09" },
      lock_version: 0,
    });
    const { rows } = await database.owner.query(
      "select state, value_cents, due_on::text from invoices where trainer_id = $1",
      [body.user.id],
    );
    expect(rows).toEqual([{ state: "pending", value_cents: plans[0].value_cents, due_on: "2026-03-09" }]);
  });

  it("signs in at once and is asked for another password, for which a link is mailed, without the password", async () => {
    const trainer = await aRegistered({ password: "muro verde alto" });
    const entered = await send(app, signIn, { body: { email: trainer.email, password: "muro verde alto" } });
    expect(entered.status).toBe(200);
    const me = await send(app, currentUser, { querystring: {}, as: entered.body });
    expect(me.body.user).toMatchObject({ id: trainer.id, must_change_password: true });
    const mails = await mailsTo(prumo, trainer.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Seu acesso ao Prumo"]);
    expect(mails[0]?.text).not.toContain("muro verde alto");
  });

  it("may choose the password by a mailed link instead, and is then not asked again", async () => {
    const trainer = await aRegistered();
    const sent = await send(app, sendTrainerAccess, { params: { id: trainer.id }, as: admin });
    expect(sent.status).toBe(204);
    const mail = (await mailsTo(prumo, trainer.email)).at(-1);
    expect(mail?.text).not.toContain("Sou Aluno");
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const body = { new_password: "muro verde alto", new_password_confirmation: "muro verde alto" };
    expect((await send(app, resetPassword, { querystring: { token }, body })).status).toBe(204);
    const entered = await send(app, signIn, { body: { email: trainer.email, password: "muro verde alto" } });
    expect((await send(app, listStudents, { querystring: {}, as: entered.body })).status).toBe(200);
  });

  it.each([
    ["the CPF has wrong digits", { cpf: "123.456.789-00" }, { cpf: "CPF inválido" }],
    ["the age is over a hundred", { birthdate: "1899-01-01" }, { birthdate: "Data inválida" }],
    ["the age is under one", { birthdate: "2026-02-01" }, { birthdate: "Data inválida" }],
    ["the phone is too short", { cellphone: "(11)1234-567" }, { cellphone: "Campo com formato inválido" }],
    ["the password is short", { password: "1234567" }, { password: "Senha deve conter no mínimo 8 caracteres" }],
    ["the password is common", { password: "12345678" }, { password: "Esta senha é muito comum. Escolha outra." }],
    [
      "the plan is not sold",
      { subscription_plan_id: 999 },
      { subscription_plan_id: "Este plano não está mais disponível. Escolha outro." },
    ],
    [
      "the complement is blank",
      { address: { ...aTrainerDraft().address, complement: " " } },
      { "address.complement": "Este campo não pode ficar em branco" },
    ],
  ])("is refused at the field when %s", async (_, changes, fields) => {
    const answer = await register(changes);
    expect([answer.status, answer.errors.fields]).toEqual([422, fields]);
  });

  it("is registered once by two administrators at once", { tags: "race" }, async () => {
    const [cpf, email] = [aCpf(), `gemea-${randomUUID()}@exemplo.com.br`];
    const sameEmail = await Promise.all([register({ email }), register({ email }), register({ email })]);
    expect(sameEmail.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const refusedEmail = sameEmail.find(({ status }) => status === 422)?.errors;
    expect([refusedEmail?.code, refusedEmail?.fields]).toEqual([
      "email_taken",
      { email: "Já existe um personal com este e-mail." },
    ]);
    const sameCpf = await Promise.all([register({ cpf }), register({ cpf })]);
    expect(sameCpf.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(sameCpf.find(({ status }) => status === 422)?.errors.fields).toEqual({
      cpf: "Já existe um cadastro com este CPF.",
    });
  });

  it("may have the e-mail of a student", async () => {
    const student = await aStudent(prumo, await aTrainer(prumo));
    expect((await register({ email: student.email })).status).toBe(201);
  });
});

describe("the list of trainers", async () => {
  const trainers = [
    await aTrainer(prumo, { name: "Zélia Moraes" }),
    await aTrainer(prumo, { name: "Álvaro Moraes" }),
    await aTrainer(prumo, { name: "Bia Moraes", subscribed: false }),
  ];
  const [zelia, alvaro, bia] = trainers;
  await aStudent(prumo, await aTrainer(prumo), { name: "Moraes Aluno" });
  await aStudent(prumo, trainers[0] ?? (await aTrainer(prumo)));
  await database.owner.query("update users set is_active = false where id = $1", [bia?.id]);

  it("finds by name and e-mail, in order of name, and no students", async () => {
    const { users, meta } = await find("moraes");
    expect(users.map(({ id }) => id)).toEqual([alvaro?.id, bia?.id, zelia?.id]);
    expect(meta).toEqual({ next_page: null, total_count: 3 });
    expect((await find(`ALVARO ${alvaro?.email}`)).users).toHaveLength(1);
    expect(users.find(({ id }) => id === zelia?.id)?.students_count).toBe(1);
    expect(users.find(({ id }) => id === bia?.id)?.subscription).toBeNull();
  });

  it("has only active or only inactive ones, page by page", async () => {
    expect((await find("moraes", { active: "true" })).users.map(({ id }) => id)).toEqual([alvaro?.id, zelia?.id]);
    expect((await find("moraes", { active: "false" })).users.map(({ id }) => id)).toEqual([bia?.id]);
    const second = await find("moraes", { page: 2, limit: 2 });
    expect([second.users.map(({ id }) => id), second.meta]).toEqual([[zelia?.id], { next_page: null, total_count: 3 }]);
    expect((await find("moraes", { limit: 2 })).meta.next_page).toBe(2);
  });

  it("is downloaded as a spreadsheet with the same filters", async () => {
    const read = async (querystring: { readonly q: string; readonly active?: "true" }) => {
      const { headers, bytes } = await send(app, exportTrainers, { querystring, as: admin });
      expect(headers["content-disposition"]).toContain('filename="relatorio-personal.xlsx"');
      const [sheet] = await readXlsx(Readable.from(bytes));
      const [header = [], ...rows] = sheet?.data ?? [];
      return rows.map((row) => Object.fromEntries(header.map((name, at) => [String(name), row[at]])));
    };
    const rows = await read({ q: "moraes" });
    expect(rows.map((row) => [row.Nome, row.Status, row["Plano do Professor"], row.Alunos])).toEqual([
      ["Álvaro Moraes", "Ativo", "Essencial", 0],
      ["Bia Moraes", "Inativo", "Sem plano", 0],
      ["Zélia Moraes", "Ativo", "Essencial", 1],
    ]);
    expect((await read({ q: "moraes", active: "true" })).map((row) => row.Nome)).toEqual([
      "Álvaro Moraes",
      "Zélia Moraes",
    ]);
  });
});

describe("a trainer who never proved the e-mail", () => {
  async function anUnconfirmed(name: string) {
    const trainer = await aTrainer(prumo, { name });
    await database.owner.query("update users set confirmed_at = null where id = $1", [trainer.id]);
    return trainer;
  }
  const confirm = ({ id }: { readonly id: number }) =>
    send(app, sendTrainerConfirmation, {
      params: { id },
      as: admin,
      headers: { "x-forwarded-for": `10.6.${id % 250}.1` },
    });

  it("is marked, found by a filter, and gets the confirmation again, which the log says", async () => {
    const trainer = await anUnconfirmed("Zulmira Semconfirmar");
    const { users } = await find("semconfirmar", { standing: "unconfirmed" });
    expect(users).toMatchObject([{ id: trainer.id, is_confirmed: false }]);
    expect((await confirm(trainer)).status).toBe(204);
    const [mail] = await mailsTo(prumo, trainer.email);
    expect(mail?.subject).toBe("Confirme seu cadastro no Prumo");
    const { entries } = (await send(app, listAuditEntries, { querystring: { page: 1, limit: 5 }, as: trainer })).body;
    expect(entries[0]?.label).toBe("Enviou de novo a confirmação do cadastro");
  });

  it("who proved it meanwhile needs no mail", async () => {
    const trainer = await aTrainer(prumo);
    expect((await confirm(trainer)).errors.code).toBe("account_confirmed");
    expect(await mailsTo(prumo, trainer.email)).toEqual([]);
  });
});

describe("the list's filters", () => {
  it("find the trainers of a plan, and those who announced a Pix", async () => {
    const [one, two] = [await aTrainer(prumo, { name: "Filtra Um" }), await aTrainer(prumo, { name: "Filtra Dois" })];
    const { rows } = await database.owner.query<{ plan_id: number }>(
      `update subscriptions set plan_id = (select max(id) from subscription_plans where owner_id = 0) where trainer_id = $1
       returning plan_id`,
      [one.id],
    );
    const ofPlan = await find("filtra", { plan_id: rows[0]?.plan_id });
    expect(ofPlan.users.map(({ id }) => id)).toEqual([one.id]);
    await database.owner.query(
      `insert into payments (trainer_id, plan_id, plan_name, frequency, idempotency_key, status, method, value_cents, installments, created_at)
       select trainer_id, plan_id, plan_name, frequency, 'filtra', 'pending', 'pix', 8990, 1, now() from subscriptions where trainer_id = $1`,
      [two.id],
    );
    expect((await find("filtra", { standing: "pix" })).users.map(({ id }) => id)).toEqual([two.id]);
  });
});

describe("the registration of a trainer", () => {
  it("is changed whole, and the trainer reads in the log that it was", async () => {
    const trainer = await aRegistered();
    const body = { ...trainer.form, name: "Teresa Brandão Lima", gender: 1 as const, lock_version: 0 };
    const { status, body: answer } = await send(app, updateTrainer, { params: { id: trainer.id }, body, as: admin });
    expect([status, answer.user.fullname, answer.user.gender, answer.user.lock_version]).toEqual([
      200,
      "Teresa Brandão Lima",
      1,
      1,
    ]);
    await database.owner.query("update users set must_change_password = false where id = $1", [trainer.id]);
    const log = await send(app, listAuditEntries, {
      querystring: { page: 1, limit: 10 },
      as: await signedIn(prumo, trainer),
    });
    expect(log.body.entries.map(({ label, done_by }) => [label, done_by?.role_type])).toEqual([
      ["Alterou o cadastro", "Admin"],
      ["Criou a conta", "Admin"],
    ]);
  });

  it("keeps the first of two changes at once, and of one by the trainer meanwhile", { tags: "race" }, async () => {
    const trainer = await aRegistered();
    const change = (name: string, lock_version: number) =>
      send(app, updateTrainer, {
        params: { id: trainer.id },
        body: { ...trainer.form, name, lock_version },
        as: admin,
      });
    const both = await Promise.all([change("Primeira", 0), change("Segunda", 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await database.owner.query("update users set must_change_password = false where id = $1", [trainer.id]);
    await send(app, updateProfile, { body: { user: aProfileDraft() }, as: await signedIn(prumo, trainer) });
    expect((await change("Terceira", 1)).errors.code).toBe("changed_elsewhere");
    expect((await find("Ana Prado Lima")).users.map(({ id }) => id)).toContain(trainer.id);
  });

  it("takes neither the e-mail nor the CPF of another trainer", async () => {
    const [one, other] = [await aRegistered(), await aRegistered()];
    const change = (changes: object) =>
      send(app, updateTrainer, { params: { id: one.id }, body: { ...one.form, ...changes }, as: admin });
    expect((await change({ email: other.email })).errors.fields).toEqual({
      email: "Já existe um personal com este e-mail.",
    });
    expect((await change({ cpf: other.cpf })).errors.fields).toEqual({ cpf: "Já existe um cadastro com este CPF." });
    expect((await change({ cpf: one.cpf })).status).toBe(200);
  });

  it("tells the former address of another e-mail, once the trainer has chosen a password", async () => {
    const trainer = await aRegistered();
    await database.owner.query("update users set must_change_password = false where id = $1", [trainer.id]);
    const body = { ...trainer.form, email: `nova-${trainer.email}` };
    await send(app, updateTrainer, { params: { id: trainer.id }, body, as: admin });
    const [mail] = await mailsTo(prumo, trainer.email);
    expect(mail?.text).toContain("pelo suporte");
    expect(mail?.text).toContain("/autenticacao/desfazer_email?token=");
    expect(mail?.text).not.toContain("seu personal");
  });

  it("marks each missing field of a form", async () => {
    const trainer = await aRegistered();
    const { status, errors } = await sendAnything(app, updateTrainer, {
      params: { id: trainer.id },
      body: { ...trainer.form, name: "", email: "x" },
      as: admin,
    });
    expect([status, errors.fields]).toEqual([
      422,
      { name: "Este campo não pode ficar em branco", email: "E-mail deve ser válido" },
    ]);
  });
});

describe("a deactivated trainer", () => {
  const setStatus = (id: number, is_active: boolean) =>
    send(app, updateTrainer, { params: { id }, body: { is_active }, as: admin });

  it("is signed out at once and cannot sign in, while the students go on reading", async () => {
    const trainer = await aTrainer(prumo);
    const student = await aStudent(prumo, trainer);
    const answer = await setStatus(trainer.id, false);
    expect([answer.status, answer.body.user.is_active]).toEqual([200, false]);
    expect((await send(app, listStudents, { querystring: {}, as: trainer })).status).toBe(401);
    const entered = await send(app, signIn, { body: { email: trainer.email, password: PASSWORD } });
    expect([entered.status, entered.errors.detail]).toEqual([403, "Seu acesso está inativo. Fale com o suporte."]);
    expect((await send(app, currentUser, { querystring: {}, as: student })).status).toBe(200);
    const access = await send(app, sendTrainerAccess, { params: { id: trainer.id }, as: admin });
    expect([access.status, access.errors.code]).toEqual([422, "trainer_inactive"]);
  });

  it("signs in again after the reactivation, and no old session returns", async () => {
    const trainer = await aTrainer(prumo);
    await setStatus(trainer.id, false);
    await setStatus(trainer.id, true);
    await setStatus(trainer.id, true);
    expect((await send(app, listStudents, { querystring: {}, as: trainer })).status).toBe(401);
    const entered = await send(app, signIn, { body: { email: trainer.email, password: PASSWORD } });
    expect(entered.status).toBe(200);
    const { entries } = (await send(app, listAuditEntries, { querystring: { page: 1, limit: 10 }, as: entered.body }))
      .body;
    expect(entries.map(({ label }) => label)).toEqual(["Entrou na conta", "Reativou a conta", "Desativou a conta"]);
  });
});

it("an id that is no trainer's is not found, and nothing of it changes", async () => {
  const student = await aStudent(prumo, await aTrainer(prumo));
  for (const id of [student.id, admin.id]) {
    expect((await send(app, findTrainer, { params: { id }, as: admin })).status).toBe(404);
    expect((await send(app, updateTrainer, { params: { id }, body: { is_active: false }, as: admin })).status).toBe(
      404,
    );
    const body = { ...(await aRegistered()).form, cpf: aCpf(), email: "outra@exemplo.com.br" };
    expect((await send(app, updateTrainer, { params: { id }, body, as: admin })).status).toBe(404);
  }
  expect((await send(app, currentUser, { querystring: {}, as: student })).status).toBe(200);
});

it("who does not pay the first invoice is late after seven days, and lapsed a week later", async () => {
  const { email } = await aRegistered();
  const state = async () => {
    const as = await signedIn(prumo, admin);
    const { body } = await send(app, listTrainers, { querystring: { q: email }, as });
    return body.users[0]?.current_subscription?.status;
  };
  const states: unknown[] = [];
  for (const days of [6, 1, 6, 1]) {
    clock.advance(days * DAY_MS);
    states.push(await state());
  }
  expect(states).toEqual(["Em dia", "Em atraso", "Em atraso", "Cancelado"]);
});

it("trainers are listed by any column, and only the late ones when asked", async () => {
  const names = ["Zilda", "Yara", "Xavier"];
  for (const [index, name] of names.entries()) {
    const body = aTrainerDraft({ name: `${name} Ordem`, subscription_plan_id: index === 1 ? 2 : 1 });
    await send(app, registerTrainerByAdmin, { body, as: await signedIn(prumo, admin) });
  }
  const found = async (querystring: object) => {
    const as = await signedIn(prumo, admin);
    return (await send(app, listTrainers, { querystring: { q: "ordem", ...querystring }, as })).body.users;
  };
  const listed = async (querystring: object) =>
    (await found(querystring)).map(({ fullname }) => fullname.split(" ")[0]);
  const exported = async (querystring: object) => {
    const as = await signedIn(prumo, admin);
    const { bytes } = await send(app, exportTrainers, { querystring: { q: "ordem", ...querystring }, as });
    const [sheet] = await readXlsx(Readable.from(bytes));
    const [header = [], ...rows] = sheet?.data ?? [];
    return rows.map((row) => String(row[header.indexOf("Nome")]).split(" ")[0]);
  };
  expect(await listed({})).toEqual(["Xavier", "Yara", "Zilda"]);
  expect(await listed({ direction: "desc" })).toEqual(["Zilda", "Yara", "Xavier"]);
  expect(await listed({ order: "students" })).toEqual(["Xavier", "Yara", "Zilda"]);
  expect(await listed({ order: "plan", direction: "desc" })).toHaveLength(3);
  expect(await listed({ late: "true" })).toEqual([]);
  clock.advance(8 * DAY_MS);
  expect((await found({ late: "true" })).map(({ current_subscription }) => current_subscription?.status)).toEqual(
    Array(3).fill("Em atraso"),
  );
  expect(await exported({ late: "true" })).toEqual(["Xavier", "Yara", "Zilda"]);
  clock.advance(7 * DAY_MS);
  expect(await listed({ late: "true" })).toEqual([]);
  expect(await exported({ late: "true" })).toEqual([]);
});
