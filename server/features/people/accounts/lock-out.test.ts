import { afterAll, describe, expect, it } from "vitest";
import type { Call } from "#contract/call.ts";
import { currentUser } from "#contract/own-data/current-user.ts";
import {
  changePassword,
  confirmRegister,
  confirmResetPasswordCode,
  resetPassword,
  resetPasswordInstructions,
  signIn,
  signInAdmin,
  signOut,
} from "#contract/people/accounts.ts";
import { buildApp } from "../../../app.ts";
import { hashPassword } from "../../../platform/credentials/passwords.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, aStudent, aTrainer, signedIn } from "../../../testing/people.ts";
import { type Anything, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { clock } = prumo;
// Each claim about lock-outs begins with none of the limits per minute used up: the database counts them, a process remembers refusals.
const apps: Awaited<ReturnType<typeof buildApp>>[] = [];
async function aProcess() {
  await prumo.database.owner.query("truncate request_counts");
  const app = await buildApp(prumo.dependencies);
  apps.push(app);
  return app;
}
afterAll(() => Promise.all(apps.map((app) => app.close())));

const MINUTE = 60_000;
const SCHOOL = "198.51.100.7";
const HOME = "203.0.113.20";
const GYM = "192.0.2.5";

/** Sends as a client behind the proxy on this machine. */
const from = async (address: string, call: Call, args: Anything, app = prumo.app) => {
  const answer = await sendAnything(app, call, { ...args, headers: { "x-forwarded-for": address } });
  return { status: answer.status, wait: Number(answer.headers["retry-after"] ?? 0), body: answer.text };
};

/** As a trainer: naming no role costs a second argon2. */
const enter = (address: string, email: string, password = "errada demais", app = prumo.app) =>
  from(address, signIn, { body: { email, password, students: false } }, app);

const enterWithoutRole = (address: string, email: string, password: string, app = prumo.app) =>
  from(address, signIn, { body: { email, password } }, app);

/** Addresses of as many different networks. */
const networks = (count: number) =>
  Array.from({ length: count }, (_, place) => `100.${64 + (place >> 8)}.${place & 255}.9`);

async function failFrom(address: string, email: string, times: number) {
  const answers = [];
  for (let attempt = 0; attempt < times; attempt++) answers.push(await enter(address, email));
  return answers;
}

describe("200 wrong passwords", () => {
  it("from one address at one account are limited; the owner elsewhere and others at that address are not", async () => {
    const { email } = await aTrainer(prumo);
    const neighbour = await aTrainer(prumo);
    const answers = await failFrom(GYM, email, 200);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(11);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(189);
    expect(refused.every(({ wait }) => wait > 0)).toBe(true);
    expect((await enter(GYM, email, PASSWORD)).status).toBe(429);

    expect((await enter(HOME, email, PASSWORD)).status).toBe(200);
    expect((await enter(GYM, neighbour.email, PASSWORD)).status).toBe(200);
  });

  it("from 200 addresses at one account are limited; the owner's known network is not, nor is anybody else", async () => {
    const { email } = await aTrainer(prumo);
    const neighbour = await aTrainer(prumo);
    expect((await enter(HOME, email, PASSWORD)).status).toBe(200);
    const answers = [];
    for (const address of networks(200)) answers.push(await enter(address, email));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(51);
    expect(answers.filter(({ status, wait }) => status === 429 && wait > 0)).toHaveLength(149);

    expect((await enter(SCHOOL, email, PASSWORD)).status).toBe(429);
    expect((await enter(HOME, email, PASSWORD)).status).toBe(200);
    expect((await enter(SCHOOL, neighbour.email, PASSWORD)).status).toBe(200);
  });

  it("all at once are no cheaper", { tags: "race" }, async () => {
    const { email } = await aTrainer(prumo);
    const app = await aProcess();
    const answers = await Promise.all(Array.from({ length: 30 }, () => enter(GYM, email, "errada demais", app)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(11);
  });
});

describe("a lock-out", () => {
  it("grows with each further failure from one minute to a quarter of an hour, and never beyond", async () => {
    const { email } = await aTrainer(prumo);
    await failFrom(SCHOOL, email, 11);
    const pauses = [];
    for (let failure = 0; failure < 7; failure++) {
      const app = await aProcess();
      const { wait } = await enter(SCHOOL, email, PASSWORD, app);
      pauses.push(wait / 60);
      clock.advance(wait * 1000 - 1);
      expect((await enter(SCHOOL, email, PASSWORD, app)).status).toBe(429);
      clock.advance(1);
      expect((await enter(SCHOOL, email, "errada demais", app)).status).toBe(401);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15, 15, 15]);
    clock.advance(15 * MINUTE);
    expect((await enter(SCHOOL, email, PASSWORD, await aProcess())).status).toBe(200);
    expect((await failFrom(SCHOOL, email, 10)).every(({ status }) => status === 401)).toBe(true);
  });

  it("is the same for an e-mail that nobody has", async () => {
    const answersFor = async (email: string) => {
      const app = await aProcess();
      const answers = [];
      for (let attempt = 0; attempt < 13; attempt++) answers.push(await enter(SCHOOL, email, "errada demais", app));
      return answers;
    };
    const known = await answersFor((await aTrainer(prumo)).email);
    expect(await answersFor("quem-sera@exemplo.com.br")).toEqual(known);
    expect(known.map(({ status }) => status)).toEqual([...Array(11).fill(401), 429, 429]);
  });

  it("survives a restart and holds in every process", async () => {
    const { email } = await aTrainer(prumo);
    await failFrom(SCHOOL, email, 11);
    expect((await enter(SCHOOL, email, PASSWORD, await aProcess())).status).toBe(429);
  });

  it("is forgotten after a day without a try", async () => {
    const { email } = await aTrainer(prumo);
    await failFrom(SCHOOL, email, 11);
    clock.advance(DAY_MS);
    const answers = [];
    const app = await aProcess();
    for (let attempt = 0; attempt < 11; attempt++) answers.push(await enter(SCHOOL, email, "errada demais", app));
    expect(answers.every(({ status }) => status === 401)).toBe(true);
  });

  it("ends for whoever chooses a new password by mail, wherever they are", async () => {
    const { email } = await aTrainer(prumo);
    for (const address of networks(60)) await enter(address, email);
    expect((await enter(SCHOOL, email, PASSWORD)).status).toBe(429);
    await from(SCHOOL, resetPasswordInstructions, { body: { email, role_type: "PersonalTrainer" } });
    const token = /token=([\w-]+)$/m.exec((await mailsTo(prumo, email)).at(-1)?.text ?? "")?.[1];
    const body = { new_password: "uma senha nova", new_password_confirmation: "uma senha nova" };
    expect((await from(SCHOOL, resetPassword, { querystring: { token }, body })).status).toBe(204);
    expect((await enter(SCHOOL, email, "uma senha nova")).status).toBe(200);
    for (const address of networks(60)) await enter(address, email);
    expect((await enter(SCHOOL, email, "uma senha nova")).status).toBe(200);
  });

  it("counts a try without a role for both, so that leaving it out gives no further tries", async () => {
    const { email } = await aTrainer(prumo);
    const app = await aProcess();
    const statuses = [];
    for (let attempt = 0; attempt < 24; attempt++) {
      const students = [undefined, true, false][attempt % 3];
      const body = { email, password: "errada demais", ...(students !== undefined && { students }) };
      statuses.push((await from(SCHOOL, signIn, { body }, app)).status);
    }
    // Eleven for each role: six with none, five with the role.
    expect(statuses).toEqual([...Array(16).fill(401), ...Array(8).fill(429)]);
  });

  it("of one role neither keeps the other from being opened nor tells its password", async () => {
    const trainer = await aTrainer(prumo);
    const student = await aStudent(prumo, trainer, { email: trainer.email });
    const password = "a senha do aluno";
    await prumo.database.owner.query("update users set password_hash = $2 where id = $1", [
      student.id,
      await hashPassword(password),
    ]);
    const app = await aProcess();
    // The trainer's right password is a wrong one for the student.
    for (let attempt = 0; attempt < 11; attempt++)
      expect((await enterWithoutRole(SCHOOL, trainer.email, PASSWORD, app)).status).toBe(200);
    expect((await enterWithoutRole(SCHOOL, trainer.email, password, app)).status).toBe(429);
    expect((await enterWithoutRole(SCHOOL, trainer.email, PASSWORD, app)).status).toBe(200);
    expect((await enterWithoutRole(HOME, trainer.email, password, app)).status).toBe(200);
  });

  it("does not begin for a role that has no account, however often the other is opened", async () => {
    const { email } = await aTrainer(prumo);
    const app = await aProcess();
    for (let attempt = 0; attempt < 20; attempt++) await enterWithoutRole(SCHOOL, email, PASSWORD, app);
    expect((await enterWithoutRole(SCHOOL, email, "errada demais", app)).status).toBe(401);
  });

  it("holds for the administrator too, apart from a trainer with the same e-mail", async () => {
    const { email } = await anAdmin(prumo);
    const trainer = await aTrainer(prumo, { email });
    const asAdmin = (password: string) => from(SCHOOL, signInAdmin, { body: { email, password } });
    for (let attempt = 0; attempt < 11; attempt++) expect((await asAdmin("errada demais")).status).toBe(401);
    expect((await asAdmin(PASSWORD)).status).toBe(429);
    expect((await enter(SCHOOL, trainer.email, PASSWORD, await aProcess())).status).toBe(200);
  });

  it("holds for the present password of somebody who is signed in", async () => {
    const person = await aTrainer(prumo);
    const change = (current_password: string) =>
      from(SCHOOL, changePassword, {
        body: { current_password, new_password: "uma senha nova", new_password_confirmation: "uma senha nova" },
        as: person,
      });
    for (let attempt = 0; attempt < 11; attempt++) expect((await change("errada demais")).status).toBe(422);
    expect((await change(PASSWORD)).status).toBe(429);
  });

  it.each([
    ["of a reset", confirmResetPasswordCode],
    ["of a registration", confirmRegister],
  ] as const)("holds for wrong codes %s, the same whether or not somebody has the e-mail", async (_, call) => {
    const known = await aTrainer(prumo);
    const answers = [];
    for (const email of [known.email, `${call.method}-ninguem@exemplo.com.br`]) {
      const app = await aProcess();
      const typed = { email, role_type: "PersonalTrainer", code: "AAAAAA" };
      const args = call === confirmRegister ? { querystring: { email, code: "AAAAAA" } } : { body: typed };
      const all = [];
      for (let attempt = 0; attempt < 13; attempt++) all.push(await from(SCHOOL, call, args, app));
      answers.push(all);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map(({ status }) => status)).toEqual([...Array(11).fill(422), 429, 429]);
    expect(answers[0]?.at(-1)?.wait).toBe(60);
  });

  it("keeps no e-mail and no address", async () => {
    const { email } = await aTrainer(prumo);
    await enter("203.0.113.77", email);
    const { rows } = await prumo.database.owner.query("select * from secret_tries");
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(JSON.stringify(rows)).not.toContain("203.0.113.77");
    expect(rows.map(({ network }) => network)).toContain("203.0.113.0/24");
  });
});

describe("a session that was signed out", () => {
  it("opens nothing, in no process", async () => {
    const trainer = await aTrainer(prumo);
    const session = await signedIn(prumo, trainer);
    expect((await sendAnything(prumo.app, signOut, { as: session })).status).toBe(204);
    for (const app of [prumo.app, await aProcess()])
      expect((await sendAnything(app, currentUser, { as: session })).status).toBe(401);
  });
});
