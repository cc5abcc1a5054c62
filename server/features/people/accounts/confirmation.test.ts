import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import {
  confirmRegister,
  enterByConfirmation,
  findConfirmation,
  newConfirmRegisterCode,
  signIn,
} from "#contract/people/accounts.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { enqueueAccessMails } from "../../../platform/jobs/commands.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { aStudent, aTrainer, type Person } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);

const CODE_REFUSED = { code: "code_refused", detail: "Código inválido ou expirado. Confira o e-mail ou peça um novo." };
const LINK_REFUSED = {
  code: "link_expired",
  detail: "Não foi possível confirmar seu registro com esse link! Por favor entre em contato com o suporte.",
};

async function unconfirmed<P extends Person>(person: P): Promise<P> {
  await database.owner.query("update users set confirmed_at = null where id = $1", [person.id]);
  return person;
}

async function readMail({ email }: Person) {
  const mail = (await mailsTo(prumo, email)).at(-1);
  return {
    mail,
    token: /\/autenticacao\/confirmar_registro\?token=([\w-]+)$/m.exec(mail?.text ?? "")?.[1] ?? "",
    code: /Código: ([A-Z2-9]{6})$/m.exec(mail?.text ?? "")?.[1] ?? "",
  };
}

/** As registering does it: link and code in one mail. */
async function registered(person: Person) {
  await unconfirmed(person);
  await inSignInScope(database.db, (scope) => enqueueAccessMails(scope, "confirmation", [person.id]));
  return readMail(person);
}

const byLink = (token: string) => send(app, confirmRegister, { querystring: { token } });
const byCode = ({ email, role }: Person, code: string) =>
  send(app, confirmRegister, { querystring: { email, code, students: role === "student" } });
const show = (token: string) => send(app, findConfirmation, { querystring: { token } });
const enterByLink = (token: string) => send(app, enterByConfirmation, { querystring: { token } });
const enter = async ({ email, role }: Person) =>
  (await send(app, signIn, { body: { email, password: PASSWORD, students: role === "student" } })).status;

describe("a registration", () => {
  it("is confirmed by the link, and again kindly", async () => {
    const person = await aTrainer(prumo);
    const { token, mail } = await registered(person);
    expect(mail?.subject).toBe("Confirme seu cadastro no Prumo");
    expect(await enter(person)).toBe(422);
    const [first, second] = [await byLink(token), await byLink(token)];
    expect([first.status, first.body, second.status, second.text]).toEqual([200, { success: true }, 204, ""]);
    expect(await enter(person)).toBe(200);
  });

  it("is confirmed and entered by the link once, and looking at it uses nothing up", { tags: "race" }, async () => {
    const person = await aTrainer(prumo);
    const { token } = await registered(person);
    for (let look = 0; look < 2; look++)
      expect((await show(token)).body).toEqual({ confirmation: { name: person.name, email: person.email } });
    expect(await enter(person)).toBe(422);

    const answers = await Promise.all([enterByLink(token), enterByLink(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const session = answers.find(({ status }) => status === 200)?.body.token ?? "";
    const me = await send(app, currentUser, { querystring: {}, as: { token: session } });
    expect(me.body.user.id).toBe(person.id);
    expect([(await show(token)).status, (await enterByLink(token)).errors]).toEqual([204, LINK_REFUSED]);
    expect(await enter(person)).toBe(200);
  });

  it("that the code confirmed is not entered by the link that is left over", async () => {
    const person = await aTrainer(prumo);
    const { token, code } = await registered(person);
    expect((await byCode(person, code)).status).toBe(200);
    expect([(await show(token)).status, (await enterByLink(token)).errors]).toEqual([204, LINK_REFUSED]);
  });

  it("of a deactivated trainer is not entered, and the link opens it once reactivated", async () => {
    const person = await aTrainer(prumo);
    const { token } = await registered(person);
    const activate = (isActive: boolean) =>
      database.owner.query("update users set is_active = $2 where id = $1", [person.id, isActive]);
    await activate(false);
    expect((await enterByLink(token)).errors.code).toBe("account_inactive");
    await activate(true);
    expect((await enterByLink(token)).status).toBe(200);
  });

  it.each([
    ["a trainer", () => aTrainer(prumo)],
    ["a student", () => aStudent(prumo, ana)],
  ] as const)("of %s is confirmed by the code, and again kindly", async (_, make) => {
    const person = await make();
    const { code } = await registered(person);
    expect((await byCode(person, code === "AAAAAA" ? "BBBBBB" : "AAAAAA")).errors).toEqual(CODE_REFUSED);
    expect([(await byCode(person, code)).status, (await byCode(person, code)).status]).toEqual([200, 204]);
    expect(await enter(person)).toBe(200);
  });

  it("code lasts 15 minutes, its link 48 hours, whoever asks with neither is refused", async () => {
    const person = await aTrainer(prumo);
    const { code, token } = await registered(person);
    clock.advance(15 * 60_000);
    const late = await byCode(person, code);
    clock.advance(2 * DAY_MS - 15 * 60_000);
    const tooLate = [await show(token), await enterByLink(token), await byLink(token)];
    clock.advance(-2 * DAY_MS);
    expect(late.errors).toEqual(CODE_REFUSED);
    for (const { errors } of tooLate) expect(errors).toEqual(LINK_REFUSED);
    expect((await byLink("inventado")).errors).toEqual(LINK_REFUSED);
    expect((await sendAnything(app, confirmRegister, { querystring: {} })).status).toBe(400);
    expect(await enter(person)).toBe(422);
  });

  it("code stands five tries", async () => {
    const person = await aTrainer(prumo);
    const { code } = await registered(person);
    for (let attempt = 0; attempt < 5; attempt++) await byCode(person, "222222");
    expect((await byCode(person, code)).errors).toEqual(CODE_REFUSED);
    expect(await enter(person)).toBe(422);
  });

  it("code comes anew when asked for, and takes the place of the last", async () => {
    const person = await aTrainer(prumo);
    const old = await registered(person);
    const answer = await send(app, newConfirmRegisterCode, { body: { user: { email: person.email } } });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    const fresh = await readMail(person);
    expect(fresh.code).not.toBe(old.code);
    expect((await byCode(person, old.code)).errors).toEqual(CODE_REFUSED);
    expect((await byCode(person, fresh.code)).status).toBe(200);
  });

  it("of an invited student without a password is the invitation, sent anew", async () => {
    const student = await unconfirmed(await aStudent(prumo, ana));
    await database.owner.query("update users set password_hash = null where id = $1", [student.id]);
    await send(app, newConfirmRegisterCode, { body: { user: { email: student.email, students: true } } });
    const { mail } = await readMail(student);
    expect(mail?.text).toContain("/autenticacao/aluno/confirmar_conta?token=");
  });

  it("does not tell whether somebody has the e-mail, or has confirmed it", async () => {
    const before = (await mailsTo(prumo, ana.email)).length;
    for (const email of ["ninguem@exemplo.com.br", ana.email]) {
      const asked = await send(app, newConfirmRegisterCode, { body: { user: { email } } });
      expect([asked.status, asked.text]).toEqual([204, ""]);
      const tried = await send(app, confirmRegister, { querystring: { email, code: "AAAAAA" } });
      expect([tried.status, tried.errors]).toEqual([422, CODE_REFUSED]);
    }
    expect(await mailsTo(prumo, ana.email)).toHaveLength(before);
    expect(await mailsTo(prumo, "ninguem@exemplo.com.br")).toEqual([]);
  });
});
