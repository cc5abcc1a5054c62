import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { StartFailure } from "../../start-failure.ts";
import { isRoot } from "./account.ts";
import { isAlive } from "./processes.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./start.ts";

const STARTER = new URL("./start.ts", import.meta.url).href;
/** A first start creates a cluster, on a machine that may be busy. */
const SLOW = 60_000;

const opened: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

describe("the embedded database", { timeout: SLOW }, () => {
  it("keeps rows from one start to the next, and forces them to disk", async () => {
    const dataDir = aFolder();
    const first = await start(dataDir);
    await query(first.ownerUrl, "create table trainer (name text); insert into trainer values ('Ana')");
    expect(await query(first.ownerUrl, "select current_setting('fsync') as fsync")).toEqual([{ fsync: "on" }]);
    await first.stop();
    await first.stop();

    const second = await start(dataDir);
    expect(await query(second.ownerUrl, "select name from trainer")).toEqual([{ name: "Ana" }]);
  });

  it("folds and sorts Portuguese", async () => {
    const { ownerUrl } = await start(aFolder());
    const sorted = await query(
      ownerUrl,
      `select lower(x) as x from unnest(array['Ébano', 'abelha', 'Zelo', 'Água']) x order by x collate "pt-BR-x-icu"`,
    );
    expect(sorted.map(({ x }) => x)).toEqual(["abelha", "água", "ébano", "zelo"]);
  });

  it("is refused to a second server, and the first one goes on", async () => {
    const dataDir = aFolder();
    const first = await start(dataDir);
    const second = start(dataDir);
    await expect(second).rejects.toThrow(StartFailure);
    await expect(second).rejects.toThrow(`O Prumo já está rodando com a pasta de dados ${dataDir}`);
    expect(await query(first.ownerUrl, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("starts again after kill -9 of its server, with every acknowledged row", async () => {
    const dataDir = aFolder();
    const holder = await aServerIn(dataDir);
    await query(holder.ownerUrl, "create table payment (cents int); insert into payment values (9900)");
    await holder.kill();

    const next = await start(dataDir);
    expect(await query(next.ownerUrl, "select cents from payment")).toEqual([{ cents: 9900 }]);
  });

  it("does not outlive a server that was killed", async () => {
    const dataDir = aFolder();
    const holder = await aServerIn(dataDir);
    const postmaster = postmasterIn(dataDir);
    expect(isAlive(postmaster)).toBe(true);
    await holder.kill();
    await expect.poll(() => isAlive(postmaster), { timeout: 10_000 }).toBe(false);
  });

  // Finding the guard needs /proc.
  if (process.platform === "linux") {
    it("is stopped when it outlived its server and its guard", async () => {
      const dataDir = aFolder();
      const holder = await aServerIn(dataDir);
      await query(holder.ownerUrl, "create table payment (cents int); insert into payment values (9900)");
      const postmaster = postmasterIn(dataDir);
      for (const guard of guardsOf(postmaster)) process.kill(guard, "SIGKILL");
      await holder.kill();
      expect(isAlive(postmaster)).toBe(true);

      const next = await start(dataDir);
      expect(isAlive(postmaster)).toBe(false);
      expect(await query(next.ownerUrl, "select cents from payment")).toEqual([{ cents: 9900 }]);
    });

    it("is stopped at once when its fast shutdown hangs, here on a backend that does not answer", async () => {
      const dataDir = aFolder();
      const holder = await aServerIn(dataDir);
      await query(holder.ownerUrl, "create table payment (cents int); insert into payment values (9900)");
      const client = new pg.Client({ connectionString: holder.ownerUrl });
      client.on("error", () => {});
      await client.connect();
      const [backend] = (await client.query("select pg_backend_pid() as pid")).rows;
      const postmaster = postmasterIn(dataDir);
      process.kill(backend.pid, "SIGSTOP");
      await holder.kill();

      const begun = Date.now();
      const next = await start(dataDir);
      expect(Date.now() - begun).toBeLessThan(25_000);
      expect(isAlive(postmaster)).toBe(false);
      expect(await query(next.ownerUrl, "select cents from payment")).toEqual([{ cents: 9900 }]);
    });
  }

  it("starts when its lock and PostgreSQL's own were left by processes that have ended", async () => {
    const dataDir = aFolder();
    await start(dataDir).then(({ stop }) => stop());
    const gone = await anEndedProcess();
    writeFileSync(join(dataDir, "database", "server.lock"), JSON.stringify({ pid: gone, birth: "before" }));
    writeFileSync(join(dataDir, "database", "cluster", "postmaster.pid"), `${gone}\n`, { mode: 0o644 });
    await expect(start(dataDir)).resolves.toHaveProperty("ownerUrl");
  });

  it("does not mistake another process with the same id for the holder of the lock", async () => {
    const dataDir = aFolder();
    await start(dataDir).then(({ stop }) => stop());
    writeFileSync(join(dataDir, "database", "server.lock"), JSON.stringify({ pid: process.pid, birth: "before" }));
    await expect(start(dataDir)).resolves.toHaveProperty("ownerUrl");
  });

  it("is created again after an interrupted first start", async () => {
    const dataDir = aFolder();
    mkdirSync(join(dataDir, "database", "cluster.unfinished"), { recursive: true });
    writeFileSync(join(dataDir, "database", "cluster.unfinished", "PG_VERSION"), "18\n");
    await expect(start(dataDir)).resolves.toHaveProperty("ownerUrl");
  });

  it("says which PostgreSQL created a folder that this one cannot read", async () => {
    const dataDir = aFolder();
    mkdirSync(join(dataDir, "database", "cluster"), { recursive: true });
    writeFileSync(join(dataDir, "database", "cluster", "PG_VERSION"), "16\n");
    await expect(start(dataDir)).rejects.toThrow(/foi criado pelo PostgreSQL 16, e este Prumo traz o 18/);
  });

  it("says which folder it cannot write to", async () => {
    const file = join(aFolder(), "not-a-folder");
    writeFileSync(file, "");
    const dataDir = join(file, "data");
    await expect(start(dataDir)).rejects.toThrow(`Não é possível gravar na pasta de dados ${dataDir}`);
  });

  // Root moves out of a closed folder; another account gets an error.
  if (isRoot()) {
    it("moves out of a folder that only root can enter, and leaves a link to its new place", async () => {
      const closed = aFolder();
      const dataDir = join(closed, "clone", "data");
      const database = join(dataDir, "database");
      const first = await start(dataDir);
      await query(first.ownerUrl, "create table trainer (name text); insert into trainer values ('Ana')");
      const home = realpathSync(database);
      removeAtTheEnd(dirname(home));
      expect(home).toMatch(/^\/var\/lib\/prumo\/database-/);
      expect(statSync(dirname(home)).mode & 0o077).toBe(0);
      await first.stop();

      // As root copies a backup into its place: a folder again, and root's.
      unlinkSync(database);
      cpSync(home, database, { recursive: true });
      const restored = await start(dataDir);
      removeAtTheEnd(dirname(realpathSync(database)));
      expect(await query(restored.ownerUrl, "select name from trainer")).toEqual([{ name: "Ana" }]);
    });
  } else {
    it("says so when the folder is closed to this account", async () => {
      const dataDir = aFolder();
      chmodSync(dataDir, 0o500);
      await expect(start(dataDir)).rejects.toThrow(`Não é possível gravar na pasta de dados ${dataDir} (EACCES)`);
    });
  }
});

function aFolder(): string {
  return removeAtTheEnd(mkdtempSync(join(tmpdir(), "prumo-embedded-")));
}

/** At the very end: what was opened in it closes first. */
function removeAtTheEnd(folder: string): string {
  opened.unshift(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Another process that holds the database of this folder until it is killed. */
async function aServerIn(dataDir: string): Promise<{ ownerUrl: string; kill(): Promise<unknown> }> {
  const script = `
    const { startEmbeddedDatabase } = await import(process.argv[1]);
    const { ownerUrl } = await startEmbeddedDatabase({ dataDir: process.argv[2], log: console });
    process.stdout.write(ownerUrl);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, STARTER, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const kill = () => {
    child.kill("SIGKILL");
    return ended;
  };
  opened.push(kill);
  const [ownerUrl] = await once(child.stdout, "data");
  return { ownerUrl: String(ownerUrl), kill };
}

function postmasterIn(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "database", "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
}

/** The shell that reads our pipe, and then the one above PostgreSQL: at the end of that one Node closes the pipe. */
function guardsOf(postmaster: number): number[] {
  const parent = Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${postmaster}/status`, "utf8"))?.[1]);
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(" ").map(Number);
  return [...children.filter((pid) => pid !== postmaster), parent];
}

async function anEndedProcess(): Promise<number> {
  const child = spawn("true");
  await once(child, "exit");
  return Number(child.pid);
}

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log: { info() {}, warn() {} } });
  opened.push(database.stop);
  return database;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const answer = await client.query(sql);
    return Array.isArray(answer) ? [] : answer.rows;
  } finally {
    await client.end();
  }
}
