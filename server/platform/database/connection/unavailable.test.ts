import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#contract/people/accounts.ts";
import { listPlans } from "#contract/platform-billing/plans.ts";
import { ready } from "#contract/public-pages/system.ts";
import { aFolder } from "../../../testing/files/folder.ts";
import { send } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { prepareDatabase } from "../../process/prepare-database.ts";
import { startEmbeddedDatabase } from "../embedded/start.ts";
import { connect } from "./connection.ts";

const dataDir = aFolder();
const postgres = await startEmbeddedDatabase({ dataDir, log: { info() {}, warn() {} }, throwaway: true });
const { serverUrl } = await prepareDatabase(postgres.ownerUrl);
const CONNECTIONS = 5;
const db = connect(serverUrl, { connections: CONNECTIONS, connectTimeoutMs: 700, queryTimeoutMs: 700 });
const { app } = await startTestApp({ db });

const postmaster = Number(readFileSync(join(dataDir, "database", "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
const backends = () =>
  spawnSync("pgrep", ["-P", String(postmaster)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean)
    .map(Number);
/** PostgreSQL with all its processes: the postmaster first, so that it starts no others. */
const signal = (name: NodeJS.Signals) => {
  for (const pid of [postmaster, ...backends()]) process.kill(pid, name);
};

afterAll(async () => {
  signal("SIGCONT");
  await db.destroy();
  await postgres.stop();
});

const AWAY = { status: 503, errors: { code: "dependency_away" }, headers: { "retry-after": "5" } };
const ask = () => send(app, listPlans, {});
const tryToSignIn = () => send(app, signIn, { body: { email: "ana@exemplo.com.br", password: "errada" } });
const served = async () => expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(200);

describe("while PostgreSQL is paused", () => {
  beforeAll(async () => {
    // Every connection of the pool is open when it pauses.
    await Promise.all(Array.from({ length: CONNECTIONS }, ask));
    signal("SIGSTOP");
    return () => signal("SIGCONT");
  });

  it("each of many requests at once is told to come back, and none waits without end", async () => {
    const answers = await Promise.all(Array.from({ length: CONNECTIONS * 3 }, ask));
    for (const answer of answers) expect(answer).toMatchObject(AWAY);
  });

  it("the server is not ready", async () => {
    expect(await send(app, ready, {})).toMatchObject(AWAY);
  });
});

describe("after PostgreSQL was away", () => {
  it("because it was paused, requests are served again", served);

  it("because one of its processes was killed, requests are told to come back, and then served again", async () => {
    await served();
    const busy = Array.from({ length: CONNECTIONS }, ask);
    const [backend] = backends().slice(-1);
    process.kill(backend ?? 0, "SIGKILL");
    for (const answer of await Promise.all(busy)) expect([200, 503]).toContain(answer.status);
    await served();
  });
});

describe("while PostgreSQL cannot write", () => {
  const owner = new pg.Client({ connectionString: postgres.ownerUrl });
  beforeAll(() => owner.connect());
  afterAll(() => owner.end());

  it("because its disk is full, a write is told to come back, and is served once there is room", async () => {
    await owner.query(`
      create function refuse_for_want_of_space() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger disk_is_full before insert on secret_tries for each row execute function refuse_for_want_of_space()`);
    expect(await tryToSignIn()).toMatchObject(AWAY);
    await owner.query("drop trigger disk_is_full on secret_tries");
    expect((await tryToSignIn()).status).toBe(401);
  });

  it("because it is read-only, the server is not ready and a write is told to come back, while reads are served", async () => {
    const reconnect = () =>
      owner.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'prumo_server'");
    await owner.query("alter role prumo_server set default_transaction_read_only = on");
    await reconnect();
    await served();
    expect(await send(app, ready, {})).toMatchObject(AWAY);
    expect(await tryToSignIn()).toMatchObject(AWAY);
    await owner.query("alter role prumo_server reset default_transaction_read_only");
    await reconnect();
    await expect.poll(async () => (await send(app, ready, {})).status).toBe(200);
  });
});
