import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { listStrengthTests } from "#contract/assessment/strength-tests.ts";
import type { Call } from "#contract/call.ts";
import { signIn } from "#contract/people/accounts.ts";
import { findEvaluationHistory } from "#contract/results/evaluation-history.ts";
import { findStudent, listStudents, updateStudent } from "#contract/students/students.ts";
import { buildApp } from "../../app.ts";
import { accessOf, calls, isOpenTo, nameOf } from "../../testing/calls.ts";
import { exampleArguments } from "../../testing/examples/all.ts";
import { renderOnce } from "../../testing/files/render-once.ts";
import { PASSWORD } from "../../testing/password.ts";
import { aStudentDraft } from "../../testing/people.ts";
import { send, sendAnything } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { aWorld } from "../../testing/world.ts";
import { connect } from "./connection/connection.ts";
import { openReads } from "./reads.ts";

const AVENUE = { cep: "01310100", state: "SP", city: "São Paulo", neighborhood: "Bela Vista", street: "Avenida" };
const prumo = await startTestApp({
  pdf: renderOnce(),
  postalCodes: { find: async () => ({ outcome: "found", address: AVENUE }) },
});
const { database, dependencies } = prumo;
const world = await aWorld(prumo);
const { ana, joao } = world;

/** The same database, which refuses to write here. That a real one lags is tried in `reads.deep.test.ts`. */
const standby = connect(`${database.serverUrl}?options=-c%20default_transaction_read_only%3Don`);
const served: ("primary" | "standby")[] = [];
const reads = openReads({ db: database.db, standby, onRead: (server) => served.push(server) });
const app = await buildApp({ ...dependencies, reads });
afterAll(async () => {
  await app.close();
  await standby.destroy();
});
const list = () => send(app, listStudents, { querystring: { page: 1 }, as: ana });
const noted = async (tenant: number) =>
  (await database.owner.query("select lsn from last_writes where tenant = $1", [tenant])).rows;
beforeEach(async () => {
  await list();
  served.splice(0);
});

describe("with a standby", () => {
  it("reads go there, but the first, when nothing is known of earlier writes", async () => {
    await database.owner.query("delete from last_writes");
    await list();
    await list();
    expect(served).toEqual(["primary", "standby"]);
  });

  it("a write is noted for its tenant, and the read after it is served", async () => {
    const before = await noted(ana.id);
    const params = { id: joao.id };
    const { status } = await send(app, updateStudent, {
      params,
      body: { student: aStudentDraft({ email: joao.email, name: "Nome Novo" }) },
      as: ana,
    });
    expect(status).toBe(200);
    expect(await noted(ana.id)).not.toEqual(before);
    expect((await send(app, findStudent, { params, as: ana })).body.student.name).toBe("Nome Novo");
  });

  it("a refused write is noted, too, and what somebody wrote who is not signed in counts for everybody", async () => {
    await database.owner.query("delete from last_writes");
    const student = aStudentDraft({ email: joao.email });
    const refused = await send(app, updateStudent, { params: { id: ana.id }, body: { student }, as: ana });
    expect(refused.status).toBe(404);
    expect([await noted(ana.id), await noted(0)]).toMatchObject([[{}], []]);
    const entering = (password: string) => send(app, signIn, { body: { email: ana.email, password, students: false } });
    expect((await entering("errada-2026")).status).toBe(401);
    expect(await noted(0)).toEqual([]);
    expect((await entering(PASSWORD)).status).toBe(200);
    expect(await noted(0)).toHaveLength(1);
  });

  it("whoever reads health data there is on record on the primary", async () => {
    await database.owner.query("delete from audit_log");
    expect((await send(app, findEvaluationHistory, { params: { id: joao.id }, as: ana })).status).toBe(200);
    expect(served).toEqual(["standby"]);
    const { rows } = await database.owner.query("select user_id, actor_id, action from audit_log");
    expect(rows).toEqual([{ user_id: joao.id, actor_id: ana.id, action: "read" }]);
  });

  it("every reading call answers a trainer as it does without one, and one of them writes, which is noted", {
    timeout: 180_000,
  }, async () => {
    const examples = await exampleArguments(prumo, world);
    const wrong: unknown[] = [];
    const onPrimary: string[] = [];
    const isRead = (call: Call) => call.method === "GET" && accessOf(call).who !== "public" && isOpenTo(ana, call);
    for (const call of calls.filter(isRead)) {
      served.splice(0);
      const example = { ...examples.get(nameOf(call)), as: ana };
      const { status } = await sendAnything(app, call, example);
      const without = await sendAnything(prumo.app, call, example);
      if (status !== without.status) wrong.push([nameOf(call), status, without.status]);
      if (served.includes("primary")) onPrimary.push(nameOf(call));
    }
    expect(wrong).toEqual([]);
    expect(onPrimary).toEqual([nameOf(listStrengthTests)]);
  });

  it.each([
    ["is away", () => "postgres://prumo_server:x@127.0.0.1:1/prumo"],
    ["has a name that nobody knows", () => "postgres://prumo_server:x@standby.invalid:5432/prumo"],
    ["lets the account not in", () => database.serverUrl.replace("prumo_server", "prumo_stranger")],
    ["has no such database", () => `${new URL("/prumo_of_nobody", database.serverUrl)}`],
  ])("reads go on at the primary while it %s", async (_, address) => {
    const away = connect(address(), { connectTimeoutMs: 500 });
    const without = openReads({ db: database.db, standby: away, onRead: (server) => served.push(server) });
    const alone = await buildApp({ ...dependencies, reads: without });
    for (const _ of [1, 2]) {
      const { status } = await send(alone, listStudents, { querystring: { page: 1 }, as: ana });
      expect(status).toBe(200);
    }
    expect(served).toEqual(["primary", "primary"]);
    await alone.close();
    await away.destroy();
  });
});
