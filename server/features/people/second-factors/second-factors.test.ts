import { describe, expect, it } from "vitest";
import { fulfilErasure, requestExport } from "#contract/own-data/personal-data.ts";
import {
  changePassword,
  listSessions,
  resetPassword,
  resetPasswordInstructions,
  signIn,
  signInAdmin,
} from "#contract/people/accounts.ts";
import { addPasskey, removePasskey } from "#contract/people/passkeys.ts";
import * as factors from "#contract/people/second-factors.ts";
import { saveReceiving } from "#contract/student-billing/receiving.ts";
import { RATE_LIMITS } from "../../../platform/limits.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, anAdminFor, aStudent, aTrainer, type Person, signedIn } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aDevice, aNewPasskey } from "../../../testing/steps/passkeys.ts";
import { anAuthenticatorApp } from "../../../testing/steps/second-factors.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;

const MINUTE = 60_000;
let networks = 0;
const fromElsewhere = () => ({ "x-forwarded-for": `10.7.${networks++}.1` });

const enter = ({ email, role }: Person, password = PASSWORD) =>
  sendAnything(app, signIn, { body: { email, password, students: role === "student" }, headers: fromElsewhere() });
const ticketIn = ({ text }: { readonly text: string }): string => JSON.parse(text).ticket ?? "";
const ticketOf = async (person: Person) => ticketIn(await enter(person));
const step = (ticket: string, code: string, headers = fromElsewhere()) =>
  sendAnything(app, factors.finishSignIn, { body: { ticket, code }, headers });
const prove = (as: Person, body: object) => sendAnything(app, factors.prove, { body, as, headers: fromElsewhere() });
const eventsOf = async ({ id }: Person) =>
  (await database.owner.query("select action from audit_log where user_id = $1 order by id", [id])).rows.map(
    ({ action }) => action,
  );

describe("signing in with a second factor", () => {
  it("takes two steps: the password answers a ticket, and the code of the app a session", async () => {
    const ana = await aTrainer(prumo);
    const phone = await anAuthenticatorApp(prumo, ana);
    const first = await enter(ana);
    expect([first.status, first.errors.code]).toEqual([401, "second_step_needed"]);
    expect(JSON.parse(first.text)).toEqual({
      errors: expect.anything(),
      ticket: expect.any(String),
      ways: ["app", "recovery"],
    });
    const { status, body } = await step(ticketIn(first), phone.code());
    expect(status).toBe(200);
    expect((await send(app, listSessions, { as: body })).status).toBe(200);
  });

  it("is as specified for an account without one", async () => {
    expect((await enter(await aTrainer(prumo))).body).toEqual({ token: expect.any(String) });
  });

  it("is the same for a student and the administrator", async () => {
    const student = await aStudent(prumo, await aTrainer(prumo));
    const admin = await anAdmin(prumo);
    const [theirs, its] = [await anAuthenticatorApp(prumo, student), await anAuthenticatorApp(prumo, admin)];
    expect((await step(await ticketOf(student), theirs.code())).status).toBe(200);
    const first = await sendAnything(app, signInAdmin, { body: { email: admin.email, password: PASSWORD } });
    expect((await step(ticketIn(first), its.code())).status).toBe(200);
    await database.owner.query("delete from authenticator_apps where user_id = 1");
  });

  it("takes a code once, also when it comes several times at once", { tags: "race" }, async () => {
    const ana = await aTrainer(prumo);
    const phone = await anAuthenticatorApp(prumo, ana);
    const tickets = [await ticketOf(ana), await ticketOf(ana), await ticketOf(ana)];
    const code = phone.code();
    const answers = await Promise.all(tickets.map((ticket) => step(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await step(await ticketOf(ana), code)).errors.code).toBe("factor_refused");
  });

  it("takes the code of half a minute ago, and none that is older", async () => {
    const ana = await aTrainer(prumo);
    const phone = await anAuthenticatorApp(prumo, ana);
    const code = phone.code();
    clock.advance(MINUTE / 2);
    const late = phone.code();
    expect((await step(await ticketOf(ana), code)).status).toBe(200);
    clock.advance(MINUTE);
    expect((await step(await ticketOf(ana), late)).errors.code).toBe("factor_refused");
  });

  it("takes a recovery code once, however it is typed, and writes it into the log", async () => {
    const ana = await aTrainer(prumo);
    const { recoveryCodes } = await anAuthenticatorApp(prumo, ana);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ""] = recoveryCodes;
    expect((await step(await ticketOf(ana), code.toLowerCase().replace("-", " "))).status).toBe(200);
    expect((await step(await ticketOf(ana), code)).errors.code).toBe("factor_refused");
    expect(await eventsOf(ana)).toContain("recovery_code_used");
    const { body } = await send(app, factors.listFactors, { as: await signedIn(prumo, ana) });
    expect(body.factors.recovery_codes_left).toBe(9);
  });

  it("opens a ticket for ten minutes and five tries, once", async () => {
    const ana = await aTrainer(prumo);
    const phone = await anAuthenticatorApp(prumo, ana);
    const used = await ticketOf(ana);
    await step(used, phone.code());
    clock.advance(MINUTE);
    expect((await step(used, phone.code())).errors.code).toBe("ticket_expired");
    const tried = await ticketOf(ana);
    for (let times = 0; times < 5; times++) expect((await step(tried, "000000")).errors.code).toBe("factor_refused");
    expect((await step(tried, phone.code())).errors.code).toBe("ticket_expired");
    const old = await ticketOf(ana);
    clock.advance(10 * MINUTE);
    expect((await step(old, phone.code())).errors.code).toBe("ticket_expired");
    expect((await step("nobody-has-this-ticket", phone.code())).errors.code).toBe("ticket_expired");
  });

  it("counts wrong codes of all tickets together, and pauses as for passwords", async () => {
    const ana = await aTrainer(prumo);
    const phone = await anAuthenticatorApp(prumo, ana);
    const here = fromElsewhere();
    for (let times = 0; times < 11; times++) await step(await ticketOf(ana), "000000", here);
    const paused = await step(await ticketOf(ana), phone.code(), here);
    expect([paused.status, paused.errors.code]).toEqual([429, "too_many_tries"]);
    clock.advance(16 * MINUTE);
    expect((await step(await ticketOf(ana), phone.code(), here)).status).toBe(200);
    expect(await eventsOf(ana)).toContain("second_factor_failed");
  });

  it("ends a ticket with a change or a reset of the password", async () => {
    const ana = await aTrainer(prumo);
    const phone = await anAuthenticatorApp(prumo, ana);
    const before = await ticketOf(ana);
    const twice = { new_password: "outra senha longa", new_password_confirmation: "outra senha longa" };
    const changed = await send(app, changePassword, { body: { current_password: PASSWORD, ...twice }, as: ana });
    expect(changed.status).toBe(204);
    expect((await step(before, phone.code())).errors.code).toBe("ticket_expired");
    const first = await enter(ana, "outra senha longa");
    await send(app, resetPasswordInstructions, { body: { email: ana.email, role_type: "PersonalTrainer" } });
    const token = /token=([\w-]+)$/m.exec((await mailsTo(prumo, ana.email)).at(-1)?.text ?? "")?.[1] ?? "";
    await send(app, resetPassword, { querystring: { token }, body: twice });
    expect((await step(ticketIn(first), phone.code())).errors.code).toBe("ticket_expired");
  });

  it("opens nothing when the password is reset while the code is sent", { tags: "race" }, async () => {
    const ana = await aTrainer(prumo);
    const phone = await anAuthenticatorApp(prumo, ana);
    const ticket = await ticketOf(ana);
    await send(app, resetPasswordInstructions, { body: { email: ana.email, role_type: "PersonalTrainer" } });
    const token = /token=([\w-]+)$/m.exec((await mailsTo(prumo, ana.email)).at(-1)?.text ?? "")?.[1] ?? "";
    const twice = { new_password: "outra senha longa", new_password_confirmation: "outra senha longa" };
    const [, entered] = await Promise.all([
      send(app, resetPassword, { querystring: { token }, body: twice }),
      step(ticket, phone.code()),
    ]);
    const open = entered.status === 200 ? (await send(app, listSessions, { as: entered.body })).status : 401;
    expect(open).toBe(401);
  });
});

describe("a second factor", () => {
  it("counts only once a code has confirmed it", async () => {
    const ana = await aTrainer(prumo);
    const { body } = await send(app, factors.beginApp, { as: ana });
    expect(body.address).toContain(`secret=${body.secret}`);
    expect((await sendAnything(app, factors.confirmApp, { body: { code: "000000" }, as: ana })).errors.code).toBe(
      "factor_refused",
    );
    expect((await enter(ana)).status).toBe(200);
  });

  it("is told by mail and in the log when it is added and removed; the last one takes the recovery codes along", async () => {
    const ana = await aTrainer(prumo);
    await anAuthenticatorApp(prumo, ana);
    expect((await send(app, factors.removeApp, { as: ana })).status).toBe(204);
    expect((await send(app, factors.removeApp, { as: ana })).status).toBe(404);
    expect((await enter(ana)).status).toBe(200);
    const { body } = await send(app, factors.listFactors, { as: ana });
    expect(body.factors).toEqual({ app: null, passkeys: [], recovery_codes_left: 0 });
    expect(await eventsOf(ana)).toEqual(["second_factor_added", "second_factor_removed", "signed_in"]);
    expect((await mailsTo(prumo, ana.email)).map(({ subject }) => subject)).toEqual([
      "Verificação em duas etapas ativada no Prumo",
      "Um segundo fator foi retirado da sua conta no Prumo",
    ]);
  });

  it("removed while another is added, or while its code is sent, leaves recovery codes with a factor alone", {
    tags: "race",
  }, async () => {
    const ana = await aTrainer(prumo);
    const phone = await anAuthenticatorApp(prumo, ana);
    const passkey = await aNewPasskey(prumo, ana);
    const ticket = await ticketOf(ana);
    const statuses = await Promise.all([
      send(app, factors.removeApp, { as: ana }),
      send(app, factors.removeApp, { as: ana }),
      send(app, addPasskey, { body: passkey, as: ana }),
      step(ticket, phone.code()),
    ]);
    expect(statuses.filter(({ status }) => status >= 500)).toEqual([]);
    const { factors: left } = (await send(app, factors.listFactors, { as: ana })).body;
    expect(left).toMatchObject({ app: null, passkeys: [expect.anything()] });
    expect(left.recovery_codes_left).toBe(10);
    const [added] = left.passkeys;
    const remove = () => send(app, removePasskey, { params: { id: added?.id ?? 0 }, as: ana });
    expect((await Promise.all([remove(), remove()])).map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await send(app, factors.listFactors, { as: ana })).body.factors.recovery_codes_left).toBe(0);
  });

  it("may move to another phone, and the former one then opens nothing", async () => {
    const ana = await aTrainer(prumo);
    const former = await anAuthenticatorApp(prumo, ana);
    const phone = await anAuthenticatorApp(prumo, ana);
    expect(phone.recoveryCodes).toEqual([]);
    expect((await step(await ticketOf(ana), former.code())).errors.code).toBe("factor_refused");
    expect((await step(await ticketOf(ana), phone.code())).status).toBe(200);
  });

  it("gets new recovery codes, and the former ones end", async () => {
    const ana = await aTrainer(prumo);
    const { recoveryCodes } = await anAuthenticatorApp(prumo, ana);
    const { body } = await send(app, factors.renewRecoveryCodes, { as: ana });
    expect((await step(await ticketOf(ana), recoveryCodes[0] ?? "")).errors.code).toBe("factor_refused");
    expect((await step(await ticketOf(ana), body.recovery_codes[0] ?? "")).status).toBe(200);
  });

  it("and a new passkey, which cost ten slow hashes each, are asked for as seldom as passwords are tried", async () => {
    const [ana, bruno] = [await aTrainer(prumo), await aTrainer(prumo)];
    const { max = 0 } = RATE_LIMITS.secret.find(({ per }) => per === "account and network") ?? {};
    const body = await aNewPasskey(prumo, bruno, aDevice("other.example"));
    for (const ask of [
      () => send(app, factors.renewRecoveryCodes, { as: ana }),
      () => send(app, addPasskey, { body, as: bruno }),
    ]) {
      for (let tries = 0; tries < max; tries++) expect((await ask()).status).not.toBe(429);
      expect((await ask()).status).toBe(429);
    }
    await database.owner.query("delete from request_counts");
  });

  it("is nowhere in the database in clear", async () => {
    const ana = await aTrainer(prumo);
    const { body } = await send(app, factors.beginApp, { as: ana });
    const { recoveryCodes } = await anAuthenticatorApp(prumo, await aTrainer(prumo));
    const rows = await database.owner.query("select * from authenticator_apps, recovery_codes");
    const stored = rows.rows.flatMap((row) =>
      Object.values(row).map((value) => Buffer.from(`${value}`).toString("latin1")),
    );
    for (const secret of [body.secret, recoveryCodes[0]?.replace("-", "") ?? ""])
      expect(stored.some((value) => value.includes(secret))).toBe(false);
  });
});

describe("what is weighty", () => {
  it("is asked for again after ten minutes, by the password of who has no second factor", async () => {
    const ana = await aTrainer(prumo);
    clock.advance(10 * MINUTE);
    const ask = () => sendAnything(app, requestExport, { as: ana });
    expect((await ask()).errors.code).toBe("proof_required");
    expect((await send(app, factors.findProof, { as: ana })).body.ways).toEqual(["password"]);
    const wrong = await prove(ana, { password: "errada" });
    expect([wrong.status, Object.keys(wrong.errors.fields ?? {})]).toEqual([422, ["password"]]);
    expect((await prove(ana, { password: PASSWORD })).status).toBe(204);
    expect((await ask()).status).toBe(201);
  });

  it("is asked for by the second factor of who has one: the password is not enough", async () => {
    const ana = await aTrainer(prumo);
    const phone = await anAuthenticatorApp(prumo, ana);
    clock.advance(10 * MINUTE);
    expect((await send(app, factors.findProof, { as: ana })).body.ways).toEqual(["app", "recovery"]);
    expect((await prove(ana, { password: PASSWORD })).status).toBe(422);
    const twice = { new_password: "outra senha longa", new_password_confirmation: "outra senha longa" };
    const change = () => sendAnything(app, changePassword, { body: { current_password: PASSWORD, ...twice }, as: ana });
    expect((await change()).errors.code).toBe("proof_required");
    expect((await prove(ana, { code: "000000" })).errors.fields).toHaveProperty("code");
    expect((await prove(ana, { code: phone.code() })).status).toBe(204);
    expect((await change()).status).toBe(204);
  });

  it.each([
    ["another recipient", saveReceiving],
    ["another app", factors.beginApp],
    ["no app", factors.removeApp],
    ["new recovery codes", factors.renewRecoveryCodes],
  ])("is refused without a fresh proof: %s", async (_, call) => {
    const ana = await aTrainer(prumo);
    clock.advance(10 * MINUTE);
    expect((await sendAnything(app, call, { body: {}, as: ana })).errors.code).toBe("proof_required");
  });

  it.each([
    ["a trainer's factors", factors.resetTrainersFactors],
    ["a student's factors", factors.resetStudentsFactors],
    ["an erasure", fulfilErasure],
  ])("is refused to support without a fresh proof: %s", async (_, call) => {
    const support = await anAdminFor(prumo, ["support"]);
    clock.advance(10 * MINUTE);
    const refused = await sendAnything(app, call, { params: { id: 1 }, body: {}, as: support });
    expect(refused.errors.code).toBe("proof_required");
  });
});

describe("a lost factor", () => {
  it("of a student is reset by their trainer: told by mail and in the log, with all sessions ended", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    await anAuthenticatorApp(prumo, student);
    const reset = { params: { id: student.id } };
    const stranger = await aTrainer(prumo);
    expect((await send(app, factors.resetStudentsFactors, { ...reset, as: stranger })).status).toBe(404);
    expect((await send(app, factors.resetStudentsFactors, { ...reset, as: ana })).status).toBe(204);
    expect((await send(app, listSessions, { as: student })).status).toBe(401);
    expect((await enter(student)).status).toBe(200);
    expect((await mailsTo(prumo, student.email)).at(-1)?.text).toContain("pelo seu personal");
    expect(await eventsOf(student)).toContain("second_factors_reset");
  });

  it("of who has none is removed without a word to them, and the sessions end", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    const before = (await mailsTo(prumo, student.email)).length;
    await send(app, factors.beginApp, { as: student });
    expect((await send(app, factors.resetStudentsFactors, { params: { id: student.id }, as: ana })).status).toBe(204);
    expect(await mailsTo(prumo, student.email)).toHaveLength(before);
    expect((await send(app, listSessions, { as: student })).status).toBe(401);
    expect((await eventsOf(student)).at(-1)).toBe("sessions_ended");
  });

  it("of a trainer is reset by the administrator's support, and by nobody else's id", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    await anAuthenticatorApp(prumo, ana);
    const support = await anAdminFor(prumo, ["support"]);
    const ofStudent = { params: { id: student.id }, as: support };
    expect((await send(app, factors.resetTrainersFactors, ofStudent)).status).toBe(404);
    expect((await send(app, factors.resetTrainersFactors, { params: { id: ana.id }, as: support })).status).toBe(204);
    expect((await enter(ana)).status).toBe(200);
    expect((await mailsTo(prumo, ana.email)).at(-1)?.text).toContain("pela administração");
  });
});
