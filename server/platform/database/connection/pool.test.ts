import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aFolder } from "../../../testing/files/folder.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../embedded/start.ts";
import { refuseUnusableServer } from "./external-server.ts";
import { openPool } from "./pool.ts";

interface Server extends EmbeddedDatabase {
  readonly name: string;
  readonly admin: pg.Client;
  signal(name: NodeJS.Signals): void;
}

const PASSWORD = "segredo";

async function aServer(name: string): Promise<Server> {
  const dataDir = aFolder();
  const server = await startEmbeddedDatabase({ dataDir, log: { info() {}, warn() {} }, throwaway: true });
  const admin = new pg.Client({ connectionString: server.ownerUrl });
  await admin.connect();
  await admin.query(`create role conta login password '${PASSWORD}'`);
  await admin.query(`create table place as select '${name}' as name; grant all on place to conta`);
  const postmaster = Number(
    readFileSync(join(dataDir, "database", "cluster", "postmaster.pid"), "utf8").split("\n")[0],
  );
  const signal = (signalName: NodeJS.Signals) => {
    const backends = spawnSync("pgrep", ["-P", String(postmaster)], { encoding: "utf8" }).stdout.split("\n");
    for (const pid of [postmaster, ...backends.filter(Boolean).map(Number)]) process.kill(pid, signalName);
  };
  return { ...server, name, admin, signal };
}

const [one, other] = await Promise.all([aServer("um"), aServer("outro")]);
const portOf = ({ ownerUrl }: Server) => new URL(ownerUrl).port;
const listed = `postgres://conta:${PASSWORD}@127.0.0.1:${portOf(one)},127.0.0.1:${portOf(other)}/prumo`;

afterAll(async () => {
  for (const server of [one, other]) {
    server.signal("SIGCONT");
    await server.admin.end();
    await server.stop();
  }
});

/** As a failover does: what takes no writes any more has closed its connections. */
async function makeReadOnly({ admin }: Server, isReadOnly: boolean): Promise<void> {
  await admin.query(`alter role conta set default_transaction_read_only = ${isReadOnly ? "on" : "off"}`);
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'conta'");
}

beforeEach(async () => {
  await makeReadOnly(one, false);
  await makeReadOnly(other, true);
});

const write = async (pool: pg.Pool) =>
  (await pool.query<{ name: string }>("update place set name = name returning name")).rows[0]?.name;

describe("a pool of several servers", { timeout: 60_000 }, () => {
  it("writes to the one that takes writes, wherever it stands in the list", async () => {
    for (const [primary, standby] of [
      [one, other],
      [other, one],
    ] as const) {
      await makeReadOnly(primary, false);
      await makeReadOnly(standby, true);
      const pool = openPool(listed, { max: 3 });
      expect(await Promise.all([1, 2, 3].map(() => write(pool)))).toEqual(Array(3).fill(primary.name));
      await pool.end();
    }
  });

  it("reads from one that takes no writes when it is opened for reading", async () => {
    const pool = openPool(listed, { max: 1 }, "standby");
    expect((await pool.query("select name from place")).rows).toEqual([{ name: "outro" }]);
    await pool.end();
  });

  it("waits while none takes writes, and goes on with the one that then does", async () => {
    const pool = openPool(listed, { max: 2 });
    expect(await write(pool)).toBe("um");
    await makeReadOnly(one, true);
    await expect.poll(() => pool.totalCount).toBe(0);
    const waiting = write(pool);
    setTimeout(() => void makeReadOnly(other, false), 1_500);
    expect(await waiting).toBe("outro");
    await pool.end();
  });

  it("says that none takes writes once it waited as long as for a connection", async () => {
    await makeReadOnly(one, true);
    const pool = openPool(listed, { max: 1, connectionTimeoutMillis: 3_000 });
    await expect(write(pool)).rejects.toMatchObject({ code: "25006" });
    await pool.end();
    await expect(refuseUnusableServer(listed)).rejects.toThrow(
      `DATABASE_URL: nenhum servidor de ${new URL(one.ownerUrl).host},${new URL(other.ownerUrl).host} aceita gravações.`,
    );
  });

  it("closes what leads to a server that went silent, and goes on with another in less than ten seconds", async () => {
    const pool = openPool(listed, { max: 2 });
    await Promise.all([write(pool), write(pool)]);
    one.signal("SIGSTOP");
    const begun = performance.now();
    const lost = expect(pool.query("update place set name = name")).rejects.toThrow("Connection terminated");
    await makeReadOnly(other, false);
    await lost;
    await expect.poll(() => pool.totalCount).toBe(0);
    expect(await write(pool)).toBe("outro");
    expect(performance.now() - begun).toBeLessThan(10_000);
    one.signal("SIGCONT");
    await pool.end();
  });

  it("refuses a wrong password at once and in a sentence", async () => {
    await expect(refuseUnusableServer(listed.replace(PASSWORD, "errada"))).rejects.toThrow(
      /recusou a conta ou a senha/,
    );
  });
});
