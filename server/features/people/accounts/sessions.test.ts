import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { changePassword, endOwnSession, listSessions, signIn } from "#contract/people/accounts.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, aStudent, aTrainer, signedIn } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { NOW, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

const isOpen = async (as: Bearer) => (await send(app, currentUser, { querystring: {}, as })).status === 200;
const sessionsOf = async (as: Bearer) => (await send(app, listSessions, { as })).body.sessions;
const currentOf = async (as: Bearer) => (await sessionsOf(as)).find(({ is_current }) => is_current)?.id ?? 0;

describe("one's own sessions", () => {
  it("are listed, the one that asks marked, nobody else's among them", async () => {
    const trainer = await aTrainer(prumo);
    const headers = { "user-agent": "Mozilla/5.0 (Linux; Android 16) Firefox/150" };
    const body = { email: trainer.email, password: PASSWORD };
    const phone = await app.inject({ method: "POST", url: signIn.url, payload: body, headers });
    const sessions = await sessionsOf(phone.json());
    expect(sessions).toEqual([
      expect.objectContaining({ is_current: true, created_at: NOW, user_agent: headers["user-agent"] }),
      expect.objectContaining({ is_current: false, user_agent: null }),
    ]);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
      "created_at",
      "expires_at",
      "id",
      "is_current",
      "user_agent",
    ]);
  });

  it.each([
    ["a trainer", () => aTrainer(prumo)],
    ["a student", () => aStudent(prumo, ana)],
    ["the administrator", () => anAdmin(prumo)],
  ] as const)("of %s can be ended one by one", async (_, make) => {
    const here = await make();
    const elsewhere = await signedIn(prumo, here);
    const answer = await send(app, endOwnSession, { params: { id: await currentOf(elsewhere) }, as: here });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
  });

  it("of a stranger are not found, and stay", async () => {
    const id = await currentOf(bruno);
    const answer = await send(app, endOwnSession, { params: { id }, as: ana });
    expect([answer.status, answer.errors.code]).toEqual([404, "not_found"]);
    expect(await isOpen(bruno)).toBe(true);
  });
});

describe("a new password", () => {
  const change = (as: Bearer, current_password: string, new_password: string, repeated = new_password) =>
    send(app, changePassword, { body: { current_password, new_password, new_password_confirmation: repeated }, as });

  it("ends the other sessions and opens the account from then on", async () => {
    const here = await aTrainer(prumo);
    const elsewhere = await signedIn(prumo, here);
    expect((await change(here, PASSWORD, "outra senha boa")).status).toBe(204);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
    const enter = async (password: string) =>
      (await send(app, signIn, { body: { email: here.email, password } })).status;
    expect([await enter(PASSWORD), await enter("outra senha boa")]).toEqual([401, 200]);
  });

  it("asks for the present one, and for the same twice", async () => {
    const here = await aStudent(prumo, ana);
    const elsewhere = await signedIn(prumo, here);
    const wrong = await change(here, "errada demais", "outra senha boa");
    expect([wrong.status, wrong.errors.fields]).toEqual([422, { current_password: "Senha atual incorreta" }]);
    const differing = await change(here, PASSWORD, "outra senha boa", "outra senha");
    expect(differing.errors.fields).toEqual({ new_password_confirmation: "As senhas não são iguais" });
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, true]);
  });

  it("is not one that everybody chooses", async () => {
    const here = await aTrainer(prumo);
    const common = await change(here, PASSWORD, "Flamengo");
    expect([common.status, common.errors.fields]).toEqual([
      422,
      { new_password: "Esta senha é muito comum. Escolha outra." },
    ]);
    expect((await change(here, PASSWORD, "flamengo de coração")).status).toBe(204);
  });
});
