import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { findPersonalData, requestErasure } from "#contract/own-data/personal-data.ts";
import {
  changePassword,
  confirmResetPasswordCode,
  listSessions,
  resetPassword,
  resetPasswordInstructions,
  signIn,
} from "#contract/people/accounts.ts";
import { askEmailChange } from "#contract/people/email-changes.ts";
import { addPasskey } from "#contract/people/passkeys.ts";
import { confirmApp, renewRecoveryCodes } from "#contract/people/second-factors.ts";
import { updateStudent } from "#contract/students/students.ts";
import { buildApp } from "../../../app.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { aStudent, aStudentDraft, aTrainer, type Person, signedIn } from "../../../testing/people.ts";
import { type Answer, send, sendAnything } from "../../../testing/send.ts";
import { holdAfter } from "../../../testing/services/held-database.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aNewPasskey, aPasskeyOf } from "../../../testing/steps/passkeys.ts";
import { aCodeToConfirm } from "../../../testing/steps/second-factors.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database, dependencies } = prumo;

const NEW = "a senha que a dona escolheu";
const OTHER = "a senha de outra pessoa";

/** From a network of the person's own, because one network is answered a few times only. */
async function resetMail({ id, email }: Person) {
  const headers = { "x-forwarded-for": `10.${id >> 8}.${id & 255}.1` };
  await sendAnything(app, resetPasswordInstructions, { body: { email, role_type: "PersonalTrainer" }, headers });
  const text = (await mailsTo(prumo, email)).at(-1)?.text ?? "";
  return {
    token: /resetar_senha\?token=([\w-]+)$/m.exec(text)?.[1] ?? "",
    code: /^Código: (\w{6})$/m.exec(text)?.[1] ?? "",
  };
}

async function reset({ token }: { token: string }) {
  const body = { new_password: NEW, new_password_confirmation: NEW };
  expect((await send(app, resetPassword, { querystring: { token }, body })).status).toBe(204);
}

const change = (at: FastifyInstance, as: Person, new_password: string) =>
  send(at, changePassword, {
    body: { current_password: PASSWORD, new_password, new_password_confirmation: new_password },
    as,
  });

/**
 * Sends a request and runs `meanwhile` before the transaction that acts: after the guard, and after the `before` ones that count the attempt
 * and read the secret.
 */
async function interrupted<T>(
  request: (at: FastifyInstance) => Promise<Answer<T>>,
  meanwhile: () => Promise<unknown>,
  before = 2,
) {
  const held = holdAfter(before, dependencies.db);
  const slow = await buildApp({ ...dependencies, db: held.db });
  const answering = request(slow);
  await held.reached;
  await meanwhile();
  held.release();
  const answer = await answering;
  await slow.close();
  return answer;
}

const opens = async (person: Person, password: string) =>
  (await send(app, signIn, { body: { email: person.email, password } })).status === 200;

describe("a sign-in under way", () => {
  const enter =
    ({ email }: Person) =>
    (at: FastifyInstance) =>
      send(at, signIn, { body: { email, password: PASSWORD } });
  const countSessions = async ({ id }: Person) =>
    (await database.owner.query("select from sessions where user_id = $1", [id])).rowCount;

  it("starts no session once a reset has replaced the password that it checked", { tags: "race" }, async () => {
    const ana = await aTrainer(prumo);
    const mail = await resetMail(ana);
    const answer = await interrupted(enter(ana), () => reset(mail));
    expect([answer.status, answer.errors.code]).toEqual([401, "wrong_credentials"]);
    expect(await countSessions(ana)).toBe(0);
  });

  it("starts no session once the owner has changed the password that it checked", { tags: "race" }, async () => {
    const ana = await aTrainer(prumo);
    const answer = await interrupted(enter(ana), async () => expect((await change(app, ana, NEW)).status).toBe(204));
    expect(answer.status).toBe(401);
    expect(await countSessions(ana)).toBe(1);
    expect((await send(app, listSessions, { as: ana })).body.sessions).toHaveLength(1);
  });

  it("starts no session once the account was switched off", { tags: "race" }, async () => {
    const ana = await aTrainer(prumo);
    const switchOff = () => database.owner.query("update users set is_active = false where id = $1", [ana.id]);
    expect((await interrupted(enter(ana), switchOff)).errors.code).toBe("account_inactive");
  });
});

describe("a change of password under way", () => {
  it("does not replace the password of a finished reset", { tags: "race" }, async () => {
    const ana = await aTrainer(prumo);
    const mail = await resetMail(ana);
    const answer = await interrupted(
      (at) => change(at, ana, OTHER),
      () => reset(mail),
    );
    expect([answer.status, answer.errors.code]).toEqual([401, "not_signed_in"]);
    expect([await opens(ana, NEW), await opens(ana, OTHER)]).toEqual([true, false]);
  });

  it("changes nothing once its session was ended elsewhere", { tags: "race" }, async () => {
    const ana = await aTrainer(prumo);
    const elsewhere = { ...ana, ...(await signedIn(prumo, ana)) };
    const end = () => database.owner.query("delete from sessions where user_id = $1", [ana.id]);
    const answer = await interrupted((at) => change(at, elsewhere, OTHER), end);
    expect(answer.status).toBe(401);
    expect([await opens(ana, PASSWORD), await opens(ana, OTHER)]).toEqual([true, false]);
  });

  it("twice at once works for one of the two", { tags: "race" }, async () => {
    const ana = await aTrainer(prumo);
    const other = { ...ana, ...(await signedIn(prumo, ana)) };
    const answer = await interrupted(
      (at) => change(at, other, OTHER),
      async () => expect((await change(app, ana, NEW)).status).toBe(204),
    );
    expect(answer.status).toBe(401);
    expect([await opens(ana, NEW), await opens(ana, OTHER)]).toEqual([true, false]);
  });
});

describe("a session that is ended while its request is under way", () => {
  type Asking = (at: FastifyInstance) => Promise<Answer<unknown>>;
  it.each<[string, number, (ana: Person) => Promise<Asking>, string]>([
    [
      "adds no passkey",
      0,
      async (as) => {
        const body = await aNewPasskey(prumo, as);
        return (at) => sendAnything(at, addPasskey, { body, as });
      },
      "passkeys where user_id = $1",
    ],
    [
      "adds no app",
      2,
      async (as) => {
        const body = { code: await aCodeToConfirm(prumo, as) };
        return (at) => sendAnything(at, confirmApp, { body, as });
      },
      "authenticator_apps where user_id = $1 and confirmed_at is not null",
    ],
    [
      "makes no recovery codes",
      0,
      async (as) => {
        await aPasskeyOf(prumo, as.id);
        return (at) => sendAnything(at, renewRecoveryCodes, { as });
      },
      "recovery_codes where user_id = $1",
    ],
    [
      "asks for no other e-mail",
      0,
      async (as) => (at) => sendAnything(at, askEmailChange, { body: { email: `novo.${as.email}` }, as }),
      "email_changes where user_id = $1",
    ],
  ])("%s", { tags: "race" }, async (_, before, asking, rows) => {
    const ana = await aTrainer(prumo);
    const end = () => database.owner.query("delete from sessions where user_id = $1", [ana.id]);
    const answer = await interrupted(await asking(ana), end, before);
    expect([answer.status, answer.errors.code]).toEqual([401, "not_signed_in"]);
    expect((await database.owner.query(`select from ${rows}`, [ana.id])).rowCount).toBe(0);
  });

  it("wishes for no other e-mail within a student's registration", { tags: "race" }, async () => {
    const joao = await aStudent(prumo, await aTrainer(prumo));
    const body = { student: aStudentDraft({ email: `novo.${joao.email}` }) };
    const end = () => database.owner.query("delete from sessions where user_id = $1", [joao.id]);
    const wish = (at: FastifyInstance) => send(at, updateStudent, { params: { id: joao.id }, body, as: joao });
    expect((await interrupted(wish, end, 0)).status).toBe(401);
  });
});

it("an erasure is not asked for with a password that was replaced meanwhile", { tags: "race" }, async () => {
  const ana = await aTrainer(prumo);
  const mail = await resetMail(ana);
  const ask = (at: FastifyInstance) => send(at, requestErasure, { body: { password: PASSWORD }, as: ana });
  expect((await interrupted(ask, () => reset(mail))).status).toBe(401);
  const again = { ...ana, ...(await signedIn(prumo, ana)) };
  expect((await send(app, findPersonalData, { as: again })).body.erasure).toBeNull();
});

it("a code under way is worth nothing once the password was reset by the link of the same mail", {
  tags: "race",
}, async () => {
  const ana = await aTrainer(prumo);
  const mail = await resetMail(ana);
  const trade = (at: FastifyInstance) =>
    send(at, confirmResetPasswordCode, { body: { email: ana.email, role_type: "PersonalTrainer", code: mail.code } });
  const answer = await interrupted(trade, () => reset(mail));
  expect([answer.status, answer.errors.code]).toEqual([422, "code_refused"]);
});

it("a reset link that ten use at once works for one", { tags: "race" }, async () => {
  const ana = await aTrainer(prumo);
  const mail = await resetMail(ana);
  const passwords = Array.from({ length: 10 }, (_, index) => `uma senha nova ${index}`);
  const answers = await Promise.all(
    passwords.map((password) =>
      sendAnything(app, resetPassword, {
        querystring: mail,
        body: { new_password: password, new_password_confirmation: password },
        headers: { "x-forwarded-for": `10.${ana.id & 255}.20.1` },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(422)]);
  const winner = answers.findIndex(({ status }) => status === 204);
  expect(await opens(ana, passwords[winner] ?? "")).toBe(true);
});

it("resets and sign-ins from many networks at once wait for each other in one order", { tags: "race" }, async () => {
  for (let round = 0; round < 5; round++) {
    const ana = await aTrainer(prumo);
    const from = (network: number) => ({ "x-forwarded-for": `10.${ana.id & 255}.${network}.1` });
    const mail = await resetMail(ana);
    const body = { new_password: NEW, new_password_confirmation: NEW };
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, network) =>
        sendAnything(app, signIn, { body: { email: ana.email, password: "errada" }, headers: from(network) }),
      ),
      sendAnything(app, resetPassword, { querystring: mail, body, headers: from(9) }),
      ...Array.from({ length: 8 }, (_, network) =>
        sendAnything(app, signIn, { body: { email: ana.email, password: PASSWORD }, headers: from(network) }),
      ),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect((await send(app, currentUser, { querystring: {}, as: ana })).status).toBe(401);
    const { rowCount } = await database.owner.query("select from sessions where user_id = $1", [ana.id]);
    expect(rowCount, "sessions of the former password").toBe(0);
  }
  await database.owner.query("select pg_stat_clear_snapshot()");
  const { rows } = await database.owner.query(
    "select deadlocks::int from pg_stat_database where datname = current_database()",
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

it("the answer to a request for instructions leaves before the work, and the same for an unknown e-mail", async () => {
  const ana = await aTrainer(prumo);
  const waiting = async () => {
    const jobs = "select count(*)::int as jobs from graphile_worker._private_jobs";
    const access = "select count(*)::int as made from access_codes where user_id = $1";
    const [queue, made] = [await database.owner.query(jobs), await database.owner.query(access, [ana.id])];
    return { jobs: queue.rows[0].jobs, made: made.rows[0].made };
  };
  await prumo.runDueJobs();
  const counts = [];
  for (const email of [ana.email, "ninguem@exemplo.com.br"]) {
    await send(app, resetPasswordInstructions, { body: { email, role_type: "PersonalTrainer" } });
    counts.push(await waiting());
  }
  expect(counts).toEqual([
    { jobs: 1, made: 0 },
    { jobs: 2, made: 0 },
  ]);
  expect(await mailsTo(prumo, ana.email)).toHaveLength(1);
});
