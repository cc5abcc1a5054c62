import { describe, expect, it } from "vitest";
import { confirmUserPassword, signIn } from "#contract/accounts.ts";
import { registerStudent } from "#contract/students.ts";
import { mailsTo } from "../../testing/outbox.ts";
import { aStudentDraft, aTrainer } from "../../testing/people.ts";
import { send, sendAnything } from "../../testing/send.ts";
import { DAY_MS, startTestApp } from "../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
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
  const token = /confirmar_conta\?token=([\w-]+)$/m.exec(mail?.text ?? "")?.[1] ?? "";
  return { student: body.student, mail, token };
}

const enter = (email: string) => send(app, signIn, { body: { email, password, students: true } });

describe("an invitation", () => {
  it("reaches a new student by mail, in Portuguese, with a link to the product", async () => {
    const { student, mail, token } = await invited("Júlia Conceição");
    expect(mail).toEqual({
      to: student.email,
      html: expect.stringContaining(`href="https://prumo.example/autenticacao/aluno/confirmar_conta?token=${token}">`),
      from: "Prumo <nao-responda@prumo.example>",
      subject: "Seu acesso ao Prumo",
      text: [
        "Olá, Júlia Conceição!",
        "",
        "Seu personal cadastrou você no Prumo. Crie sua senha para ver seu treino e suas avaliações:",
        "",
        `https://prumo.example/autenticacao/aluno/confirmar_conta?token=${token}`,
        "",
        "O link vale por 48 horas. Depois de criar a senha, entre com este e-mail e marque “Sou Aluno”.",
      ].join("\n"),
    });
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it("lets the student choose a password once", async () => {
    const { student, token } = await invited();
    expect((await enter(student.email)).status).toBe(401);
    const first = await send(app, confirmUserPassword, { querystring: { token }, body: { password } });
    expect([first.status, first.text]).toEqual([204, ""]);
    expect((await enter(student.email)).status).toBe(200);

    const second = await send(app, confirmUserPassword, { querystring: { token }, body: { password: "de outro" } });
    expect([second.status, second.errors]).toEqual([422, EXPIRED]);
    expect((await enter(student.email)).status).toBe(200);
  });

  it("used twice at once works for one of the two", async () => {
    const { token } = await invited();
    const answers = await Promise.all(
      [1, 2].map(() => send(app, confirmUserPassword, { querystring: { token }, body: { password } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  });

  it("expires after 48 hours, and not before", async () => {
    const [early, late] = [await invited(), await invited()];
    clock.advance(2 * DAY_MS - 1);
    const before = await send(app, confirmUserPassword, { querystring: { token: early.token }, body: { password } });
    clock.advance(1);
    const after = await send(app, confirmUserPassword, { querystring: { token: late.token }, body: { password } });
    clock.advance(-2 * DAY_MS);
    expect(before.status).toBe(204);
    expect([after.status, after.errors]).toEqual([422, EXPIRED]);
    expect((await enter(late.student.email)).status).toBe(401);
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
    expect((await send(app, confirmUserPassword, { querystring: { token }, body: { password } })).status).toBe(204);
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
