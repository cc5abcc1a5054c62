import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import {
  changePassword,
  endOwnSession,
  endStudentsSessions,
  endTrainersSessions,
  listSessions,
  signIn,
} from "#contract/people/accounts.ts";
import { MAX_SESSIONS } from "../../../platform/limits.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, aStudent, aTrainer, signedIn } from "../../../testing/people.ts";
import { type Bearer, send } from "../../../testing/send.ts";
import { NOW, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
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
      "used_at",
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

describe("a session", () => {
  it("lives on while it is used, and ends once it was not used for its time: a trainer's before a student's", async () => {
    const [trainer, student] = [await aTrainer(prumo), await aStudent(prumo, ana)];
    const enter = async ({ email }: { readonly email: string }, students: boolean) =>
      (await send(app, signIn, { body: { email, password: PASSWORD, students } })).body;
    const [used, unused] = [await enter(trainer, false), await enter(trainer, false)];
    const phone = await enter(student, true);
    const { staffIdleMs, studentIdleMs } = prumo.dependencies.config.sessions;
    for (const _ of [1, 2]) {
      clock.advance(staffIdleMs - 1000);
      expect(await isOpen(used)).toBe(true);
    }
    expect([await isOpen(unused), await isOpen(phone)]).toEqual([false, true]);
    clock.advance(staffIdleMs);
    expect([await isOpen(used), await isOpen(phone)]).toEqual([false, true]);
    clock.advance(studentIdleMs);
    expect(await isOpen(phone)).toBe(false);
    clock.advance(-3 * staffIdleMs + 2000 - studentIdleMs);
  });

  it("is noted as used once an hour", async () => {
    const here = await signedIn(prumo, await aTrainer(prumo));
    const usedAt = async () => (await sessionsOf(here)).find(({ is_current }) => is_current)?.used_at;
    clock.advance(59 * 60_000);
    expect(await usedAt()).toBe(NOW);
    clock.advance(2 * 60_000);
    expect(await usedAt()).toBe(clock.now().toISOString());
    clock.advance(-61 * 60_000);
  });

  it("that may rest for an hour lives on for whoever works on", async () => {
    const trainer = await aTrainer(prumo);
    await prumo.database.owner.query(
      "update sessions set idle_seconds = 3600, expires_at = used_at + interval '1 hour' where user_id = $1",
      [trainer.id],
    );
    for (const _ of [1, 2, 3]) {
      clock.advance(40 * 60_000);
      expect(await isOpen(trainer)).toBe(true);
    }
    clock.advance(60 * 60_000);
    expect(await isOpen(trainer)).toBe(false);
    clock.advance(-180 * 60_000);
  });

  it("beyond the most that an account has ends the one that was unused for longest", async () => {
    const first = await aTrainer(prumo);
    clock.advance(2 * 3_600_000);
    const second = await signedIn(prumo, first);
    clock.advance(2 * 3_600_000);
    expect(await isOpen(first)).toBe(true);
    for (let more = 2; more < MAX_SESSIONS; more++) await signedIn(prumo, first);
    expect(await sessionsOf(first)).toHaveLength(MAX_SESSIONS);
    await signedIn(prumo, first);
    expect(await sessionsOf(first)).toHaveLength(MAX_SESSIONS);
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, false]);
    clock.advance(-4 * 3_600_000);
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

describe("all sessions of somebody", () => {
  it("of a student are ended by their trainer, and by no other", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    const end = { params: { id: student.id } };
    expect((await send(app, endStudentsSessions, { ...end, as: await aTrainer(prumo) })).status).toBe(404);
    expect((await send(app, listSessions, { as: student })).status).toBe(200);
    expect((await send(app, endStudentsSessions, { ...end, as: ana })).status).toBe(204);
    expect((await send(app, listSessions, { as: student })).status).toBe(401);
  });

  it("of a trainer are ended by the administrator, and no student's by that call", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    const admin = await anAdmin(prumo);
    expect((await send(app, endTrainersSessions, { params: { id: student.id }, as: admin })).status).toBe(404);
    expect((await send(app, endTrainersSessions, { params: { id: ana.id }, as: admin })).status).toBe(204);
    expect((await send(app, listSessions, { as: ana })).status).toBe(401);
    const { rows } = await prumo.database.owner.query("select action from audit_log where user_id = $1", [ana.id]);
    expect(rows).toEqual([{ action: "sessions_ended" }]);
  });
});
