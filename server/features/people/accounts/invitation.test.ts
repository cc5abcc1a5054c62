import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import {
  confirmRegister,
  confirmUserPassword,
  findInvitation,
  newConfirmRegisterCode,
  signIn,
} from "#contract/people/accounts.ts";
import { registerStudent, resendAccess, setStudentStatus } from "#contract/students/students.ts";
import { aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana Lima Prado" });
const password = "uma senha nova";

const EXPIRED = {
  code: "link_expired",
  detail: "Este link já foi usado ou expirou. Peça um novo ao seu personal.",
};

/** Registers a student and reads the link out of the mail, as the student does. */
async function invited(name = "João da Silva") {
  const { body } = await send(app, registerStudent, { body: { student: aStudentDraft({ name }) }, as: ana });
  const [mail, ...more] = await mailsTo(prumo, body.student.email);
  expect(more).toEqual([]);
  const text = mail?.text ?? "";
  const token = /confirmar_conta\?token=([\w-]+)$/m.exec(text)?.[1] ?? "";
  const code = /^Código: (\w{6})$/m.exec(text)?.[1] ?? "";
  return { student: body.student, mail, token, code };
}

const enter = (email: string) => send(app, signIn, { body: { email, password, students: true } });

describe("an invitation", () => {
  it("reaches a new student by mail, in Portuguese, with a link to the product and a code", async () => {
    const { student, mail, token, code } = await invited("Júlia Conceição");
    expect(mail?.html).toContain("<strong>Ana Lima Prado</strong>");
    expect(mail).toEqual({
      to: student.email,
      html: expect.stringContaining(`href="https://prumo.example/autenticacao/aluno/confirmar_conta?token=${token}">`),
      from: "Prumo <nao-responda@prumo.example>",
      subject: "Ana Prado convidou você para treinar",
      text: [
        "Olá, Júlia Conceição!",
        "",
        "Ana Prado convidou você para treinar no Prumo. Crie sua senha para ver seu treino e suas avaliações:",
        "",
        `https://prumo.example/autenticacao/aluno/confirmar_conta?token=${token}`,
        "",
        `Código: ${code}`,
        "",
        "O convite vale por 48 horas. Se preferir, entre com este e-mail e digite o código, que vale por 15 minutos.",
      ].join("\n"),
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
  });

  it("tells whoever has its link who invited, and nobody once it is used", async () => {
    const { student, token } = await invited("Júlia Conceição");
    await database.owner.query("update users set photo_key = 'a' where id = $1", [ana.id]);
    const shown = await send(app, findInvitation, { querystring: { token } });
    await database.owner.query("update users set photo_key = null where id = $1", [ana.id]);
    expect(shown.body.invitation).toEqual({
      name: "Júlia Conceição",
      email: student.email,
      personal: { name: "Ana Lima Prado", photo_url: expect.stringContaining("/photos/a?") },
    });
    await send(app, confirmUserPassword, { querystring: { token }, body: { password } });
    for (const tried of [token, "inventado"]) {
      const answer = await send(app, findInvitation, { querystring: { token: tried } });
      expect([answer.status, answer.errors]).toEqual([422, EXPIRED]);
    }
  });

  it("lets the student choose a password once, and signs in", async () => {
    const { student, token } = await invited();
    expect((await enter(student.email)).status).toBe(422);
    const first = await send(app, confirmUserPassword, { querystring: { token }, body: { password } });
    expect([first.status, first.body]).toEqual([200, { token: expect.stringMatching(/^[\w-]{43}$/) }]);
    const me = await send(app, currentUser, { querystring: {}, as: first.body });
    expect(me.body.user.id).toBe(student.id);
    expect((await enter(student.email)).status).toBe(200);

    const second = await send(app, confirmUserPassword, { querystring: { token }, body: { password: "de outro" } });
    expect([second.status, second.errors]).toEqual([422, EXPIRED]);
    expect((await enter(student.email)).status).toBe(200);
  });

  it("used twice at once works for one of the two", { tags: "race" }, async () => {
    const { token } = await invited();
    const answers = await Promise.all(
      [1, 2].map(() => send(app, confirmUserPassword, { querystring: { token }, body: { password } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("accepted while the student is deactivated opens nothing for who is inactive", { tags: "race" }, async () => {
    const { student, token } = await invited();
    const setStatus = (is_active: boolean) =>
      send(app, setStudentStatus, { params: { id: student.id }, body: { is_active }, as: ana });
    const [accepted, off] = await Promise.all([
      send(app, confirmUserPassword, { querystring: { token }, body: { password } }),
      setStatus(false),
    ]);
    expect(off.status).toBe(200);
    expect([200, 403]).toContain(accepted.status);
    if (accepted.status === 200)
      expect((await send(app, currentUser, { querystring: {}, as: accepted.body })).status).toBe(401);
    await setStatus(true);
    if (accepted.status === 403) await send(app, confirmUserPassword, { querystring: { token }, body: { password } });
    expect((await enter(student.email)).status).toBe(200);
  });

  it("accepted while the access is sent again leaves one way in", { tags: "race" }, async () => {
    const { student, token } = await invited();
    const [accepted, again] = await Promise.all([
      send(app, confirmUserPassword, { querystring: { token }, body: { password } }),
      send(app, resendAccess, { params: { id: student.id }, body: { type: "Student" }, as: ana }),
    ]);
    expect([200, 422]).toContain(accepted.status);
    expect(again.status).toBeLessThan(500);
    if (accepted.status === 200) return expect((await enter(student.email)).status).toBe(200);
    const text = (await mailsTo(prumo, student.email)).at(-1)?.text ?? "";
    const next = /token=([\w-]+)$/m.exec(text)?.[1] ?? "";
    expect((await send(app, confirmUserPassword, { querystring: { token: next }, body: { password } })).status).toBe(
      200,
    );
  });

  it("of a deactivated student is refused and not used up", async () => {
    const { student, token } = await invited();
    const choose = () => send(app, confirmUserPassword, { querystring: { token }, body: { password } });
    await send(app, setStudentStatus, { params: { id: student.id }, body: { is_active: false }, as: ana });
    const refused = await choose();
    expect([refused.status, refused.errors]).toEqual([
      403,
      { code: "account_inactive", detail: "Seu acesso está inativo. Fale com o seu personal." },
    ]);
    await send(app, setStudentStatus, { params: { id: student.id }, body: { is_active: true }, as: ana });
    expect((await choose()).status).toBe(200);
  });

  it("expires after 48 hours, and not before", async () => {
    const [early, late] = [await invited(), await invited()];
    clock.advance(2 * DAY_MS - 1);
    const before = await send(app, confirmUserPassword, { querystring: { token: early.token }, body: { password } });
    clock.advance(1);
    const after = await send(app, confirmUserPassword, { querystring: { token: late.token }, body: { password } });
    clock.advance(-2 * DAY_MS);
    expect(before.status).toBe(200);
    expect([after.status, after.errors]).toEqual([422, EXPIRED]);
    expect((await enter(late.student.email)).status).toBe(422);
  });

  it("that nobody sent opens nothing", async () => {
    const answer = await send(app, confirmUserPassword, { querystring: { token: "inventado" }, body: { password } });
    expect([answer.status, answer.errors]).toEqual([422, EXPIRED]);
  });

  it.each([
    ["short", { password: "1234567" }, { password: "Senha deve conter no mínimo 8 caracteres" }],
    ["absent", {}, { password: "Este campo não pode ficar em branco" }],
    ["a number", { password: 12345678 }, { password: "Campo com formato inválido" }],
    ["endless", { password: "a".repeat(201) }, { password: "Use no máximo 200 caracteres" }],
    ["common", { password: "Senha123" }, { password: "Esta senha é muito comum. Escolha outra." }],
  ])("is not used up by a password that is %s", async (_, body, fields) => {
    const { token } = await invited();
    const answer = await sendAnything(app, confirmUserPassword, { querystring: { token }, body });
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "invalid", detail: "Verifique os campos destacados.", fields },
    ]);
    expect((await send(app, confirmUserPassword, { querystring: { token }, body: { password } })).status).toBe(200);
  });

  it("without its token is malformed", async () => {
    const answer = await sendAnything(app, confirmUserPassword, { body: { password } });
    expect([answer.status, answer.errors.code]).toEqual([400, "malformed_request"]);
  });

  it("is kept as a hash", async () => {
    const { token, student } = await invited();
    const { rows } = await database.owner.query("select token_hash from access_links where user_id = $1", [student.id]);
    expect(rows[0].token_hash).toHaveLength(32);
    expect(rows[0].token_hash.toString("utf8")).not.toContain(token);
  });
});

describe("the code of an invitation", () => {
  const prove = (email: string, code: string) =>
    send(app, confirmRegister, { querystring: { email, code, students: true } });

  it("is where signing in leads before the first password, and lets the student choose it", async () => {
    const { student, code } = await invited();
    const early = await enter(student.email);
    expect([early.status, early.errors]).toEqual([
      422,
      {
        code: "account_unconfirmed",
        detail: "Confirme seu cadastro pelo link ou pelo código que enviamos ao seu e-mail.",
      },
    ]);
    const { body } = await prove(student.email, code);
    const token = body?.token ?? "";
    expect((await enter(student.email)).status).toBe(422);
    expect((await send(app, confirmUserPassword, { querystring: { token }, body: { password } })).status).toBe(200);
    expect((await enter(student.email)).status).toBe(200);
  });

  it("is used up by one right answer, and replaced by asking for another", async () => {
    const { student, code } = await invited();
    expect((await prove(student.email, code)).status).toBe(200);
    expect((await prove(student.email, code)).errors.code).toBe("code_refused");
    await send(app, newConfirmRegisterCode, { body: { user: { email: student.email, students: true } } });
    const text = (await mailsTo(prumo, student.email)).at(-1)?.text ?? "";
    const fresh = /^Código: (\w{6})$/m.exec(text)?.[1] ?? "";
    expect((await prove(student.email, fresh)).body?.token).toMatch(/^[\w-]{43}$/);
  });

  it("opens a token that lives no longer than the code", async () => {
    const { student, code } = await invited();
    const token = (await prove(student.email, code)).body?.token ?? "";
    clock.advance(15 * 60_000);
    const late = await send(app, confirmUserPassword, { querystring: { token }, body: { password } });
    clock.advance(-15 * 60_000);
    expect(late.errors).toEqual(EXPIRED);
  });
});

it("choosing a password ends every older invitation, link and code", async () => {
  const { student, token: older, code: replaced } = await invited();
  await send(app, resendAccess, { params: { id: student.id }, body: { type: "Student" }, as: ana });
  const text = (await mailsTo(prumo, student.email)).at(-1)?.text ?? "";
  const newer = /confirmar_conta\?token=([\w-]+)$/m.exec(text)?.[1] ?? "";
  const code = /^Código: (\w{6})$/m.exec(text)?.[1] ?? "";
  const choose = (token: string, password: string) =>
    send(app, confirmUserPassword, { querystring: { token }, body: { password } });
  expect((await choose(newer, password)).status).toBe(200);

  expect((await choose(older, "de outra pessoa")).errors).toEqual(EXPIRED);
  const proved = await Promise.all(
    [replaced, code].map((typed) =>
      send(app, confirmRegister, { querystring: { email: student.email, code: typed, students: true } }),
    ),
  );
  expect(
    proved.map(({ status }) => status),
    "refused; confirmed before",
  ).toEqual([422, 204]);
  expect((await enter(student.email)).status).toBe(200);
});
