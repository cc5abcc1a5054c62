import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { signIn, signInAdmin, signOut, signOutAdmin } from "#contract/people/accounts.ts";
import { setStudentStatus } from "#contract/students/students.ts";
import { hashPassword } from "../../../platform/credentials/passwords.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, aStudent, aTrainer, signedIn } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { NOW, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana Prado", email: "ana@exemplo.com.br" });
const joao = await aStudent(prumo, ana, { name: "João", email: "joao@exemplo.com.br" });
const admin = await anAdmin(prumo);
const password = PASSWORD;

const UP_TO_DATE = { status: "Em dia", subscription_plan: { name: "Essencial" } };
const WRONG = { code: "wrong_credentials", detail: "E-mail ou senha inválidos." };

describe("signing in", () => {
  it.each([
    ["a trainer", signIn, { email: ana.email, password }, ana, "PersonalTrainer"],
    ["a student", signIn, { email: joao.email, password, students: true }, joao, "Student"],
    ["the administrator", signInAdmin, { email: admin.email, password }, admin, "Admin"],
  ] as const)("as %s gives a token that opens their account", async (_, call, body, person, role_type) => {
    const answer = await send(app, call, { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) });
    const me = await send(app, currentUser, { querystring: {}, as: answer.body });
    expect(me.body).toEqual({
      user: {
        id: person.id,
        role_id: person.id,
        role_type,
        fullname: person.name,
        email: person.email,
        phone: role_type === "Student" ? "(11) 91234-5678" : null,
        photo_url: null,
        is_active: true,
        must_change_password: false,
        second_factor_due_at: null,
        admin_roles: role_type === "Admin" ? ["owner"] : [],
        last_sign_in_at: NOW,
        email_secundario: role_type === "Student" ? "BR" : null,
        cpf: null,
        address: null,
        age: role_type === "Student" ? 30 : null,
        students_count: role_type === "PersonalTrainer" ? 1 : null,
        current_subscription: role_type === "PersonalTrainer" ? UP_TO_DATE : null,
        subscription: role_type === "PersonalTrainer" ? UP_TO_DATE : null,
        subscriptions: role_type === "PersonalTrainer" ? [{ subscription_plans: { name: "Essencial" } }] : [],
        payments: [],
        may_generate_trainings: false,
        owes_subscription: false,
        trial_ends_on: null,
      },
    });
  });

  it("ignores the case of the e-mail and blanks around it", async () => {
    const { status } = await send(app, signIn, { body: { email: "  ANA@Exemplo.com.BR ", password } });
    expect(status).toBe(200);
  });

  it("minds every letter of the password", async () => {
    for (const wrong of [PASSWORD.toUpperCase(), `${PASSWORD} `, PASSWORD.slice(0, -1)]) {
      const answer = await send(app, signIn, { body: { email: ana.email, password: wrong } });
      expect([answer.status, answer.errors]).toEqual([401, WRONG]);
    }
  });

  it("does not tell a wrong password from an e-mail that nobody has", async () => {
    const answers = await Promise.all(
      [ana.email, "ninguem@exemplo.com.br"].map((email) => send(app, signIn, { body: { email, password: "errada" } })),
    );
    for (const { status, errors, headers } of answers) {
      expect([status, errors]).toEqual([401, WRONG]);
      expect(Object.keys(headers).sort()).toEqual(Object.keys(answers[0]?.headers ?? {}).sort());
    }
  });

  it("works as hard for an e-mail that nobody has as for a wrong password", async () => {
    const { id, email } = await aTrainer(prumo);
    // The factories' hash is cheaper than one of the product.
    const hash = await hashPassword(password);
    await database.owner.query("update users set password_hash = $2 where id = $1", [id, hash]);
    // Processor time of all threads, argon2's included: unlike the wall's, it does not depend on who else is busy.
    const workFor = async (email: string) => {
      const before = process.cpuUsage();
      await send(app, signIn, { body: { email, password: "errada" } });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 9; round++) {
      known.push(await workFor(email));
      unknown.push(await workFor("ninguem@exemplo.com.br"));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it("finds the role by itself: one match enters", async () => {
    for (const { id, email } of [ana, joao]) {
      const { body } = await send(app, signIn, { body: { email, password } });
      expect((await send(app, currentUser, { querystring: {}, as: body })).body.user.id).toBe(id);
    }
  });

  it("opens the account named by the role alone: a student's, a trainer's, the administrator's on its own page", async () => {
    for (const [call, body] of [
      [signIn, { email: joao.email, password, students: false }],
      [signIn, { email: ana.email, password, students: true }],
      [signIn, { email: admin.email, password }],
      [signInAdmin, { email: ana.email, password }],
      [signInAdmin, { email: joao.email, password }],
    ] as const) {
      const answer = await send(app, call, { body });
      expect([answer.status, answer.errors]).toEqual([401, WRONG]);
    }
  });

  it("asks for the role where trainer and student have one e-mail and one password", async () => {
    const email = "os-dois@exemplo.com.br";
    const trainer = await aTrainer(prumo, { email, name: "Como Treinadora" });
    const student = await aStudent(prumo, ana, { email, name: "Como Aluna" });
    const undecided = await send(app, signIn, { body: { email, password } });
    expect([undecided.status, undecided.errors]).toEqual([
      409,
      { code: "role_undecided", detail: "Entrar como personal ou como aluno?" },
    ]);
    expect((await send(app, signIn, { body: { email, password: "errada" } })).errors).toEqual(WRONG);
    for (const [students, id] of [
      [false, trainer.id],
      [true, student.id],
    ] as const) {
      const { body } = await send(app, signIn, { body: { email, password, students } });
      const me = await send(app, currentUser, { querystring: {}, as: body });
      expect(me.body.user.id).toBe(id);
    }
  });

  it("does not ask for the role where one of two accounts is deactivated, or has another password", async () => {
    for (const change of [
      ["update users set is_active = false where id = $1", []],
      ["update users set password_hash = $2 where id = $1", [await hashPassword("outra senha boa")]],
    ] as const) {
      const { id, email } = await aTrainer(prumo);
      const student = await aStudent(prumo, ana, { email });
      await database.owner.query(change[0], [student.id, ...change[1]]);
      const { body } = await send(app, signIn, { body: { email, password } });
      expect((await send(app, currentUser, { querystring: {}, as: body })).body.user.id).toBe(id);
    }
  });

  it("without a role leads a lapsed trainer to the payment", async () => {
    const { email } = await aTrainer(prumo, { subscribed: false });
    const answer = await send(app, signIn, { body: { email, password } });
    expect([answer.status, answer.errors.code]).toEqual([402, "subscription_lapsed"]);
  });

  it("without a role tells whose account is unconfirmed or inactive", async () => {
    const [trainer, student, inactive] = [
      await aTrainer(prumo),
      await aStudent(prumo, ana),
      await aStudent(prumo, ana),
    ];
    const without = [trainer.id, student.id];
    await database.owner.query("update users set confirmed_at = null where id = any($1)", [without]);
    await database.owner.query("update users set is_active = false where id = $1", [inactive.id]);
    const answers = [];
    for (const { email } of [trainer, student, inactive]) {
      const { status, text } = await send(app, signIn, { body: { email, password } });
      const { students, errors } = JSON.parse(text);
      answers.push([status, errors.code, students]);
    }
    expect(answers).toEqual([
      [422, "account_unconfirmed", false],
      [422, "account_unconfirmed", true],
      [403, "account_inactive", undefined],
    ]);
  });

  it("is refused to a student who did not confirm the account, once the password is right", async () => {
    const student = await aStudent(prumo, ana);
    await database.owner.query("update users set confirmed_at = null where id = $1", [student.id]);
    const right = await send(app, signIn, { body: { email: student.email, password, students: true } });
    expect([right.status, right.errors]).toEqual([
      422,
      {
        code: "account_unconfirmed",
        detail: "Confirme seu cadastro pelo link ou pelo código que enviamos ao seu e-mail.",
      },
    ]);
    const wrong = await send(app, signIn, { body: { email: student.email, password: "errada", students: true } });
    expect([wrong.status, wrong.errors]).toEqual([401, WRONG]);
  });

  it("is refused to a deactivated student, once the password is right", async () => {
    const student = await aStudent(prumo, ana);
    await send(app, setStudentStatus, { params: { id: student.id }, body: { is_active: false }, as: ana });
    const right = await send(app, signIn, { body: { email: student.email, password, students: true } });
    expect([right.status, right.errors]).toEqual([
      403,
      { code: "account_inactive", detail: "Seu acesso está inativo. Fale com o seu personal." },
    ]);
    const wrong = await send(app, signIn, { body: { email: student.email, password: "errada", students: true } });
    expect([wrong.status, wrong.errors]).toEqual([401, WRONG]);
  });

  it("is refused to a deactivated trainer, whose sessions end, and not to the students", async () => {
    const trainer = await aTrainer(prumo);
    const student = await aStudent(prumo, trainer);
    await database.owner.query("update users set is_active = false where id = $1", [trainer.id]);
    const refused = await send(app, signIn, { body: { email: trainer.email, password, students: false } });
    expect([refused.status, refused.errors]).toEqual([
      403,
      { code: "account_inactive", detail: "Seu acesso está inativo. Fale com o suporte." },
    ]);
    expect((await send(app, currentUser, { querystring: {}, as: trainer })).status).toBe(401);
    expect((await send(app, signIn, { body: { email: student.email, password, students: true } })).status).toBe(200);
    expect((await send(app, currentUser, { querystring: {}, as: student })).status).toBe(200);
  });

  it.each([
    ["without e-mail", { password }, { email: "Este campo não pode ficar em branco" }],
    ["without password", { email: ana.email }, { password: "Este campo não pode ficar em branco" }],
    ["with a blank password", { email: ana.email, password: "" }, { password: "Este campo não pode ficar em branco" }],
    ["with no e-mail address", { email: "ana", password }, { email: "E-mail deve ser válido" }],
    ["with a number as e-mail", { email: 7, password }, { email: "Campo com formato inválido" }],
    ["with a list", { email: [ana.email], password }, { email: "Campo com formato inválido" }],
  ])("%s says which field is wrong", async (_, body, fields) => {
    const answer = await sendAnything(app, signIn, { body });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "invalid", detail: "Verifique os campos destacados.", fields },
    ]);
  });
});

describe("tries", () => {
  it("are counted, right ones too: after 30 in a minute for one account from one address the next one waits", async () => {
    const { email } = await aTrainer(prumo);
    const enter = (as = email) => send(app, signIn, { body: { email: as, password } });
    const statuses = [];
    for (let attempt = 0; attempt < 30; attempt++) statuses.push((await enter()).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await enter();
    expect(refused.status).toBe(429);
    expect(refused.errors).toEqual({
      code: "too_many_tries",
      detail: expect.stringMatching(/^Muitas tentativas\. Tente de novo em (1 minuto|\d\d? segundos?)\.$/),
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);

    expect((await enter(` ${email.toUpperCase()}`)).status).toBe(429);
    expect((await enter("outra@exemplo.com.br")).status).toBe(401);
  });
});

describe("a session", () => {
  const isOpen = async (session: { token: string }) =>
    (await send(app, currentUser, { querystring: {}, as: session })).status === 200;

  it.each([
    ["a trainer", signOut, ana],
    ["a student", signOut, joao],
    ["the administrator", signOutAdmin, admin],
  ] as const)("of %s ends by signing out; their other sessions stay", async (_, call, person) => {
    const [here, elsewhere] = [await signedIn(prumo, person), await signedIn(prumo, person)];
    const answer = await send(app, call, { as: here });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(await isOpen(here)).toBe(false);
    expect(await isOpen(elsewhere)).toBe(true);
    expect((await send(app, call, { as: here })).status).toBe(401);
  });

  it("is kept as a hash: nobody who reads the table can use what is there", async () => {
    const { token } = await signedIn(prumo, ana);
    const { rows } = await database.owner.query("select token_hash from sessions where user_id = $1", [ana.id]);
    expect(rows.length).toBeGreaterThan(0);
    for (const { token_hash } of rows) {
      expect(token_hash).toHaveLength(32);
      expect(await isOpen({ token: token_hash.toString("base64url") })).toBe(false);
      expect(token_hash.toString("utf8")).not.toContain(token);
    }
  });

  it("ends for good when a student is deactivated: it does not come back with the student", async () => {
    const student = await aStudent(prumo, ana);
    for (const is_active of [false, true]) {
      await send(app, setStudentStatus, { params: { id: student.id }, body: { is_active }, as: ana });
      expect(await isOpen(student)).toBe(false);
    }
    expect(await isOpen(await signedIn(prumo, student))).toBe(true);
  });
});
