import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import {
  changePassword,
  confirmResetPasswordCode,
  resetAdminPassword,
  resetAdminPasswordInstructions,
  resetPassword,
  resetPasswordInstructions,
  signIn,
  signInAdmin,
} from "#contract/people/accounts.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, aStudent, aTrainer, type Person, signedIn } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);

const MINUTE = 60_000;
const CODE_REFUSED = { code: "code_refused", detail: "Código inválido ou expirado. Confira o e-mail ou peça um novo." };
const LINK_EXPIRED = {
  code: "link_expired",
  detail: "Este link já foi usado ou expirou. Peça um novo em “Esqueci a senha”.",
};

const roleTypeOf = ({ role }: Person) => (role === "student" ? "Student" : "PersonalTrainer");

/** Asks for instructions and reads the mail, as the person does. */
async function instructed(person: Person) {
  const body = { email: person.email, role_type: roleTypeOf(person) } as const;
  const answer = await send(app, resetPasswordInstructions, { body });
  expect([answer.status, answer.text]).toEqual([204, ""]);
  const mail = (await mailsTo(prumo, person.email)).filter(({ subject }) => subject.startsWith("Redefinição")).at(-1);
  return {
    mail,
    token: /\/autenticacao\/resetar_senha\?token=([\w-]+)$/m.exec(mail?.text ?? "")?.[1] ?? "",
    code: /Código: ([A-Z2-9]{6})$/m.exec(mail?.text ?? "")?.[1] ?? "",
  };
}

const choose = (token: string, new_password: string, new_password_confirmation = new_password) =>
  send(app, resetPassword, { querystring: { token }, body: { new_password, new_password_confirmation } });

const trade = (person: Person, code: string) =>
  send(app, confirmResetPasswordCode, { body: { email: person.email, role_type: roleTypeOf(person), code } });

const enter = ({ email, role }: Person, password: string) =>
  send(app, signIn, { body: { email, password, students: role === "student" } });

const wrongFor = (code: string) => (code.startsWith("A") ? "BBBBBB" : "AAAAAA");

describe("a reset while somebody else has the password", () => {
  const changed = async (person: Person, current_password: string, new_password: string) => {
    const body = { current_password, new_password, new_password_confirmation: new_password };
    return (await send(app, changePassword, { body, as: person })).status;
  };

  it("works by the mailed link although the other one changes the password again and again", async () => {
    const bia = await aTrainer(prumo);
    const thief = { ...bia, ...(await signedIn(prumo, bia)) };
    const { token } = await instructed(bia);
    expect(await changed(thief, PASSWORD, "a senha do ladrão")).toBe(204);
    expect(await changed(thief, "a senha do ladrão", "mais uma do ladrão")).toBe(204);
    expect((await choose(token, "a senha da dona")).status).toBe(204);
    expect((await send(app, currentUser, { querystring: {}, as: thief })).status).toBe(401);
    expect([(await enter(bia, "mais uma do ladrão")).status, (await enter(bia, "a senha da dona")).status]).toEqual([
      401, 200,
    ]);
  });

  it("works by the mailed code too, and what was mailed earlier ends with the reset", async () => {
    const bia = await aStudent(prumo, ana);
    const thief = { ...bia, ...(await signedIn(prumo, bia)) };
    const { token, code } = await instructed(bia);
    expect(await changed(thief, PASSWORD, "a senha do ladrão")).toBe(204);
    const traded = await trade(bia, code);
    expect((await choose(traded.body.token, "a senha da dona")).status).toBe(204);
    expect((await choose(token, "outra do ladrão")).errors).toMatchObject(LINK_EXPIRED);
  });
});

describe("a forgotten password", () => {
  it("is answered by a mail with link and code, in Portuguese, as text and as HTML", async () => {
    const { mail, token, code } = await instructed(await aTrainer(prumo, { name: "Zé <b>Silva</b>" }));
    expect(mail).toMatchObject({ subject: "Redefinição de senha no Prumo: conta de personal" });
    expect(mail?.text).toContain("Olá, Zé <b>Silva</b>!");
    expect(mail?.html).toContain("Olá, Zé &lt;b&gt;Silva&lt;/b&gt;!");
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`https://prumo.example/autenticacao/resetar_senha?token=${token}`);
      expect(part).toContain(code);
    }
    expect([token.length, code.length]).toEqual([43, 6]);
  });

  it.each([
    ["a trainer", () => aTrainer(prumo)],
    ["a student", () => aStudent(prumo, ana)],
  ] as const)("of %s is replaced by the link, once, and every session ends", async (_, make) => {
    const person = await make();
    const { token } = await instructed(person);
    expect((await choose(token, "uma senha nova")).status).toBe(204);
    expect((await send(app, currentUser, { querystring: {}, as: person })).status).toBe(401);
    expect((await enter(person, "uma senha nova")).status).toBe(200);
    const again = await choose(token, "de outra pessoa");
    expect([again.status, again.errors]).toEqual([422, LINK_EXPIRED]);
    expect((await enter(person, "uma senha nova")).status).toBe(200);
  });

  it("is replaced by the code, small letters and blanks forgiven, once", async () => {
    const person = await aTrainer(prumo);
    const { code } = await instructed(person);
    const traded = await trade(person, ` ${code.toLowerCase()} `);
    expect(traded.body).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) });
    const second = await trade(person, code);
    expect([second.status, second.errors]).toEqual([422, CODE_REFUSED]);
    expect((await choose(traded.body.token, "uma senha nova")).status).toBe(204);
    expect((await enter(person, "uma senha nova")).status).toBe(200);
  });

  it("code lasts 15 minutes, its link 48 hours", async () => {
    const [early, late] = [await aTrainer(prumo), await aTrainer(prumo)];
    const [first, second] = [await instructed(early), await instructed(late)];
    clock.advance(15 * MINUTE - 1);
    const inTime = await trade(early, first.code);
    clock.advance(1);
    const tooLate = await trade(late, second.code);
    clock.advance(2 * DAY_MS - 15 * MINUTE - 1);
    const link = await choose(first.token, "uma senha nova");
    clock.advance(1);
    const deadLink = await choose(second.token, "uma senha nova");
    clock.advance(-2 * DAY_MS);
    expect([inTime.status, tooLate.status, link.status, deadLink.status]).toEqual([200, 422, 204, 422]);
    expect([tooLate.errors, deadLink.errors]).toEqual([CODE_REFUSED, LINK_EXPIRED]);
  });

  it("code stands five tries: after five wrong ones the right one is refused", async () => {
    const person = await aTrainer(prumo);
    const { code } = await instructed(person);
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await trade(person, wrongFor(code))).errors).toEqual(CODE_REFUSED);
    expect((await trade(person, code)).errors).toEqual(CODE_REFUSED);
    const fresh = await instructed(person);
    for (let attempt = 0; attempt < 4; attempt++) await trade(person, wrongFor(fresh.code));
    expect((await trade(person, fresh.code)).status).toBe(200);
  });

  it("code tried at once by many counts every try", { tags: "race" }, async () => {
    const person = await aTrainer(prumo);
    const { code } = await instructed(person);
    const answers = await Promise.all(Array.from({ length: 8 }, () => trade(person, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("does not tell whether somebody has the e-mail, nor as what", async () => {
    const known = await send(app, resetPasswordInstructions, {
      body: { email: ana.email, role_type: "PersonalTrainer" },
    });
    for (const body of [
      { email: "ninguem@exemplo.com.br", role_type: "PersonalTrainer" },
      { email: ana.email, role_type: "Student" },
    ] as const) {
      const answer = await send(app, resetPasswordInstructions, { body });
      expect([answer.status, answer.text]).toEqual([known.status, known.text]);
      const traded = await send(app, confirmResetPasswordCode, { body: { ...body, code: "AAAAAA" } });
      expect([traded.status, traded.errors]).toEqual([422, CODE_REFUSED]);
    }
    expect(await mailsTo(prumo, "ninguem@exemplo.com.br")).toEqual([]);
  });

  it("without a role mails each account of the e-mail", async () => {
    const trainer = await aTrainer(prumo);
    const student = await aStudent(prumo, ana, { email: trainer.email });
    const earlier = (await mailsTo(prumo, trainer.email)).length;
    await send(app, resetPasswordInstructions, { body: { email: trainer.email } });
    const texts = (await mailsTo(prumo, trainer.email)).slice(earlier).map(({ text }) => text);
    expect(texts.map((text) => /conta de (\w+)\./.exec(text)?.[1]).sort()).toEqual(["aluno", "personal"]);
    for (const text of texts) {
      const { status } = await choose(/token=([\w-]+)$/m.exec(text)?.[1] ?? "", "uma senha para os dois");
      expect(status).toBe(204);
    }
    for (const person of [trainer, student]) expect((await enter(person, "uma senha para os dois")).status).toBe(200);
  });

  it("sends at most five mails to one account in 15 minutes, known or not, and says when to come back", async () => {
    const known = (await aTrainer(prumo)).email;
    for (const email of [known, "quem-sera@exemplo.com.br"]) {
      const body = { email, role_type: "PersonalTrainer" } as const;
      for (let mail = 0; mail < 5; mail++) {
        expect((await send(app, resetPasswordInstructions, { body })).status).toBe(204);
        // Requests that wait together become one mail.
        await prumo.runDueJobs();
      }
      const refused = await send(app, resetPasswordInstructions, { body });
      expect([refused.status, refused.errors.code]).toEqual([429, "too_many_tries"]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(await mailsTo(prumo, known)).toHaveLength(5);
  });

  it("is not replaced by two that differ, nor by a short or a common one, and the link stays good", async () => {
    const { token } = await instructed(await aTrainer(prumo));
    const differing = await choose(token, "uma senha nova", "outra senha");
    expect(differing.errors.fields).toEqual({ new_password_confirmation: "As senhas não são iguais" });
    const short = await choose(token, "curta");
    expect(short.errors.fields).toEqual({ new_password: "Senha deve conter no mínimo 8 caracteres" });
    const common = await choose(token, "qwertyuiop");
    expect(common.errors.fields).toEqual({ new_password: "Esta senha é muito comum. Escolha outra." });
    expect((await choose(token, "uma senha nova")).status).toBe(204);
  });

  it("asks for the code in the specification's words", async () => {
    const answer = await trade(ana, " ");
    expect(answer.errors.fields).toEqual({ code: "Por favor, informe o código de verificação." });
  });

  it("confirms an account whose owner read the mail", async () => {
    const person = await aTrainer(prumo);
    await database.owner.query("update users set confirmed_at = null where id = $1", [person.id]);
    const { token } = await instructed(person);
    await choose(token, "uma senha nova");
    expect((await enter(person, "uma senha nova")).status).toBe(200);
  });

  it("is kept as hashes", async () => {
    const person = await aTrainer(prumo);
    const { code, token } = await instructed(person);
    const { rows } = await database.owner.query(
      "select encode(token_hash, 'escape') as kept from access_links union all select code_hash from access_codes",
    );
    expect(rows.filter(({ kept }) => kept.includes(code) || kept.includes(token))).toEqual([]);
  });
});

describe("the administrator's forgotten password", () => {
  it("is replaced by a link of its own, which opens nobody else's reset", async () => {
    const admin = await anAdmin(prumo);
    expect((await send(app, resetAdminPasswordInstructions, { body: { email: admin.email } })).status).toBe(204);
    const [mail] = await mailsTo(prumo, admin.email);
    const token = /\/admin\/autenticacao\/resetar_senha\?token=([\w-]+)$/m.exec(mail?.text ?? "")?.[1] ?? "";
    const body = { new_password: "senha do administrador", new_password_confirmation: "senha do administrador" };
    expect((await choose(token, "pela porta errada")).errors).toEqual(LINK_EXPIRED);
    expect((await send(app, resetAdminPassword, { querystring: { token }, body })).status).toBe(204);
    const answer = await send(app, signInAdmin, { body: { email: admin.email, password: body.new_password } });
    expect(answer.status).toBe(200);
    const { token: trainers } = await instructed(await aTrainer(prumo));
    const crossed = await send(app, resetAdminPassword, { querystring: { token: trainers }, body });
    expect(crossed.errors).toEqual(LINK_EXPIRED);
  });

  it("does not tell who the administrator is", async () => {
    const answer = await sendAnything(app, resetAdminPasswordInstructions, { body: { email: ana.email } });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect((await mailsTo(prumo, ana.email)).filter(({ text }) => text.includes("administrador"))).toEqual([]);
  });
});
