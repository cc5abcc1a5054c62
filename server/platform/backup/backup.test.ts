import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { getPriority } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { generateX25519Identity } from "age-encryption";
import { afterAll, describe, expect, it } from "vitest";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { createDatabase } from "../../testing/database/database.ts";
import { everyRow, filesIn } from "../../testing/database/restored.ts";
import { aFolder } from "../../testing/files/folder.ts";
import { anAdmin, aStudent, aTrainer } from "../../testing/people.ts";
import { aFullLife } from "../../testing/steps/full-life.ts";
import { NOW, startTestApp } from "../../testing/test-app.ts";
import { loadConfig } from "../config.ts";
import { openFolder } from "../files/storage.ts";
import { StartFailure } from "../start-failure.ts";
import { runRestore } from "./command-line.ts";
import { backupJobs, cronOf } from "./jobs.ts";
import { tableName, writeManifest } from "./manifest.ts";
import { openBackupStore } from "./open-store.ts";
import { restoreBackup } from "./restore.ts";
import { prune } from "./retention.ts";
import type { BackupStore } from "./store.ts";
import { takeBackup } from "./take.ts";
import { wrappingWith, writeWrapped } from "./wrapping.ts";

const prumo = await startTestApp();
await anAdmin(prumo);
const ana = await aTrainer(prumo);
await aFullLife(prumo, ana);
await aFullLife(prumo, await aStudent(prumo, ana));
const KEY = await generateX25519Identity();
const tell = () => {};

/** Prepared, which spares the migrations; the check empties it. */
async function aThrowaway() {
  const database = await createDatabase();
  return { ...database, close: () => database.drop() };
}

async function take(
  folder: string,
  { key, days = 0, keepDays = 30 }: { key?: string; days?: number; keepDays?: number } = {},
) {
  return takeBackup({
    ownerUrl: prumo.database.ownerUrl,
    disk: openFolder(prumo.dataDir),
    store: await openBackupStore(folder, undefined),
    wrapping: await wrappingWith(key),
    keepDays,
    now: new Date(Date.parse(NOW) + days * MS_PER_DAY),
    openThrowaway: aThrowaway,
    tell,
  });
}

async function restore(folder: string, { key, time }: { key?: string; time?: string } = {}) {
  const database = await createDatabase({ empty: true });
  afterAll(() => database.drop());
  const dataDir = aFolder();
  const target = { ownerUrl: database.ownerUrl, disk: openFolder(dataDir) };
  const store = await openBackupStore(folder, undefined);
  await restoreBackup({ ...target, store, wrapping: await wrappingWith(key), time, tell });
  return {
    database,
    dataDir,
    again: async () => restoreBackup({ ...target, store, wrapping: await wrappingWith(key), tell }),
  };
}

async function namesIn(store: BackupStore, prefix: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of store.list(prefix)) names.push(name);
  return names.sort();
}

/** With a path longer than Linux takes: nobody can list it, not even root, as nobody lists a folder of a broken disk. */
function aFolderThatCannotBeRead(parent: string): { remove(): void } {
  const half = Array<string>(9).fill("x".repeat(250)).join("/");
  const [below, aside] = [join(parent, half), join(aFolder(), "aside")];
  mkdirSync(below, { recursive: true });
  mkdirSync(join(aside, half), { recursive: true });
  renameSync(aside, join(below, "aside"));
  return { remove: () => renameSync(join(below, "aside"), aside) };
}

const folder = aFolder();
const taken = take(folder);
const restored = taken.then(() => restore(folder));

const RESTORE = join(import.meta.dirname, "../../restore.ts");

/** Each backup restores itself; other tests share the cores. */
const PATIENCE_MS = 300_000;

describe("a backup", { timeout: PATIENCE_MS }, () => {
  it("restores every row, and new rows get new ids", async () => {
    const { owner } = (await restored).database;
    expect(await everyRow(owner)).toEqual(await everyRow(prumo.database.owner));
    const [{ id }] = (await owner.query("select nextval(pg_get_serial_sequence('users', 'id'))::int as id")).rows;
    const [{ newest }] = (await owner.query("select max(id)::int as newest from users")).rows;
    expect(id).toBeGreaterThan(newest);
  });

  it("restores every file", async () => {
    expect((await taken).manifest.files.count).toBeGreaterThan(0);
    expect(filesIn((await restored).dataDir)).toEqual(filesIn(prumo.dataDir));
  });

  it("restores a database that still checks and enforces everything", async () => {
    const rules = `
      select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as what from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
      union all select relname, 'security', relrowsecurity::text || relforcerowsecurity from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by 1, 2, 3`;
    const { database } = await restored;
    expect((await database.owner.query(rules)).rows).toEqual((await prumo.database.owner.query(rules)).rows);
  });

  it("with a key shows nobody a name, and opens with that key alone", async () => {
    const folder = aFolder();
    await take(folder, { key: KEY });
    const store = await openBackupStore(folder, undefined);
    for (const name of await namesIn(store, "backups")) {
      const bytes = readFileSync(join(folder, name));
      expect([name, bytes.subarray(0, 21).toString()]).toEqual([name, "age-encryption.org/v1"]);
    }
    const { database } = await restore(folder, { key: KEY });
    expect(await everyRow(database.owner)).toEqual(await everyRow(prumo.database.owner));
    await expect(restore(folder, { key: await generateX25519Identity() })).rejects.toThrow(StartFailure);
    await expect(restore(folder)).rejects.toThrow(StartFailure);
  });

  it("that was damaged is not restored", async () => {
    const folder = aFolder();
    await take(folder, { key: KEY });
    const store = await openBackupStore(folder, undefined);
    const name = (await namesIn(store, "backups")).find((found) => found.includes("public.users.")) ?? "";
    const bytes = readFileSync(join(folder, name));
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20);
    writeFileSync(join(folder, name), bytes);
    await expect(restore(folder, { key: KEY })).rejects.toThrow();
  });

  it("is not taken twice at once", async () => {
    await restored;
    const results = await Promise.allSettled([take(aFolder()), take(aFolder())]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("shares unchanged files with the one before, and goes after its days with what only it names", async () => {
    const folder = aFolder();
    const store = await openBackupStore(folder, undefined);
    const first = await take(folder, { keepDays: 5 });
    const blobs = await namesIn(store, "files");
    const second = await take(folder, { days: 1, keepDays: 5 });
    expect([first.newFiles, second.newFiles]).toEqual([first.manifest.files.count, 0]);
    expect(await namesIn(store, "files")).toEqual(blobs);
    for (const name of [`${"0".repeat(64)}.gz`, `${"1".repeat(64)}.gz.unfinished`])
      writeFileSync(join(folder, "files/plain", name), "unnamed");
    mkdirSync(join(folder, "backups/2026-03-01T15-00-00Z/tables"), { recursive: true });
    writeFileSync(join(folder, "backups/2026-03-01T15-00-00Z/tables/public.users.copy.gz.unfinished"), "half");
    await take(folder, { days: 6, keepDays: 5 });
    expect(readdirSync(join(folder, "backups")).sort()).toEqual(["2026-03-03T15-00-00Z", "2026-03-08T15-00-00Z"]);
    expect(await namesIn(store, "files")).toEqual(blobs);
    const { database } = await restore(folder, { time: "2026-03-03T15-00-00Z" });
    expect(await everyRow(database.owner)).toEqual(await everyRow(prumo.database.owner));
  });

  it("removes no file of others that lies in its place", async () => {
    const folder = aFolder();
    const others = ["files/7.webp", "files/posture/1/photo.jpg", "files/plain/notes.gz", "files/exports/copy.zip"];
    for (const name of others) {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFileSync(join(folder, name), "of others");
    }
    await take(folder);
    expect(others.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  });

  it("removes nothing and fails when the place cannot be read as a whole", async () => {
    const folder = aFolder();
    await take(folder);
    const store = await openBackupStore(folder, undefined);
    const blobs = await namesIn(store, "files");
    expect(blobs).not.toEqual([]);
    const broken = aFolderThatCannotBeRead(join(folder, "backups"));
    try {
      await expect(take(folder, { days: 1 })).rejects.toThrow("não pôde ser lida por inteiro");
      expect(await namesIn(store, "files")).toEqual(blobs);
    } finally {
      broken.remove();
    }
  });

  it("removes nothing while the place does not list it", async () => {
    const folder = aFolder();
    const { backup } = await take(folder);
    const store = await openBackupStore(folder, undefined);
    const blobs = await namesIn(store, "files");
    const late: BackupStore = {
      ...store,
      async *list(under) {
        if (under !== "backups") yield* store.list(under);
      },
    };
    const options = {
      wrapping: await wrappingWith(undefined),
      keepDays: 30,
      now: new Date(NOW),
      written: backup,
      missing: 0,
    };
    await expect(prune({ ...options, store: late })).rejects.toThrow("Nada foi apagado");
    expect(await namesIn(store, "files")).toEqual(blobs);
  });

  it("of a newer version's database is refused with a sentence", async () => {
    await restored;
    const { owner } = prumo.database;
    await owner.query("insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')");
    try {
      await expect(take(aFolder())).rejects.toThrow("Os dados são de uma versão mais nova do Prumo");
    } finally {
      await owner.query("delete from kysely_migration where name = '9999_later'");
    }
  });

  it("tells how many files its rows name in vain", async () => {
    const folder = aFolder();
    const { rows } = await prumo.database.owner.query(
      "update users set logo_key = 'gone.webp' where id = $1 returning id",
      [ana.id],
    );
    expect(rows).toHaveLength(1);
    const named = await take(folder);
    await prumo.database.owner.query("update users set logo_key = null where id = $1", [ana.id]);
    const without = await take(folder, { days: 1 });
    expect(named.manifest.files.missing - without.manifest.files.missing).toBe(1);
  });
});

describe("restoring", { timeout: PATIENCE_MS }, () => {
  it("is refused into a database that holds something", async () => {
    const { again } = await restored;
    await expect(again()).rejects.toThrow("O banco de destino não está vazio");
  });

  it("is refused into files that somebody has, and changes nothing", async () => {
    await taken;
    const database = await createDatabase({ empty: true });
    afterAll(() => database.drop());
    const disk = openFolder(aFolder());
    await disk.put("posture/1/photo.jpg", "of a running installation");
    const store = await openBackupStore(folder, undefined);
    const target = { ownerUrl: database.ownerUrl, disk, store, wrapping: await wrappingWith(undefined), tell };
    await expect(restoreBackup(target)).rejects.toThrow(
      "O destino dos arquivos não está vazio (há, por exemplo, posture/1/photo.jpg)",
    );
    const there = "select to_regclass('kysely_migration') is not null as filled";
    expect((await database.owner.query(there)).rows).toEqual([{ filled: false }]);
  });

  it("as a command leaves files and folders that no other account reads", async () => {
    await taken;
    const database = await createDatabase({ empty: true });
    afterAll(() => database.drop());
    const DATA_DIR = join(aFolder(), "data");
    const env = { PATH: process.env.PATH, DATA_DIR, DATABASE_URL: database.ownerUrl };
    await promisify(execFile)(process.execPath, [RESTORE, folder], { env });
    const found = readdirSync(DATA_DIR, { recursive: true, withFileTypes: true });
    expect(found.some((entry) => entry.isFile())).toBe(true);
    const paths = [DATA_DIR, ...found.map((entry) => join(entry.parentPath, entry.name))];
    expect(paths.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
  });

  it("takes the keys of a bucket that is named to it alone", async () => {
    const keys = { S3_ENDPOINT: "http://127.0.0.1:1", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
    const env = { DATA_DIR: aFolder(), DATABASE_URL: prumo.database.ownerUrl, ...keys };
    await expect(runRestore(["s3://backups/prumo"], env)).rejects.toThrow("ECONNREFUSED");
  });

  it("takes a backup of before, with a table that is no longer kept", async () => {
    const place = aFolder();
    await restored;
    const { backup, manifest } = await take(place);
    const table = { schema: "public", name: "request_counts", columns: ["key", "requests", "window_ends"] };
    expect(manifest.tables.map(({ name }) => name)).not.toContain(table.name);
    const store = await openBackupStore(place, undefined);
    const wrapping = await wrappingWith(undefined);
    const content = Readable.from(["\\\\x00\t3\t2026-03-02 15:00:00+00\n"]);
    const written = await writeWrapped(store, wrapping, { name: tableName(backup, table), content });
    const tables = [...manifest.tables, { ...table, rows: 1, ...written }];
    await writeManifest(store, wrapping, { backup, manifest: { ...manifest, tables } });
    const { database } = await restore(place);
    expect(await everyRow(database.owner)).toEqual(await everyRow(prumo.database.owner));
    expect((await database.owner.query("select requests from request_counts")).rows).toEqual([{ requests: 3 }]);
  });

  it("of a newer version's backup is refused with a sentence", async () => {
    const place = aFolder();
    await restored;
    const { backup, manifest } = await take(place);
    const store = await openBackupStore(place, undefined);
    const newer = { ...manifest, migrations: [...manifest.migrations, "9999_later"] };
    await writeManifest(store, await wrappingWith(undefined), { backup, manifest: newer });
    await expect(restore(place)).rejects.toThrow("A cópia é de uma versão mais nova do Prumo");
  });
});

describe("the schedule", { timeout: PATIENCE_MS }, () => {
  const jobTo = (place: string, { BACKUP_KEY = KEY, ...others }: NodeJS.ProcessEnv = {}, limit = {}) => {
    const { backups } = loadConfig({ BACKUP_TO: place });
    const env = { ...process.env, BACKUP_TO: place, BACKUP_KEY, DATA_DIR: prumo.dataDir, ...others };
    return backupJobs({ backups, ownerUrl: prumo.database.ownerUrl, env, ...limit });
  };

  it("takes a backup in a process of its own, from the database itself whatever stands before it", async () => {
    await restored;
    const place = aFolder();
    const nowhere = "postgres://127.0.0.1:1/prumo";
    await jobTo(place, { DATABASE_POOLER_URL: nowhere, DATABASE_READ_URL: nowhere })[0]?.work(
      {},
      { error() {}, warn() {} },
    );
    const { database } = await restore(place, { key: KEY });
    expect(await everyRow(database.owner)).toEqual(await everyRow(prumo.database.owner));
  });

  it("says why a backup failed, and fails, so that it is tried again", async () => {
    const said: unknown[] = [];
    const [job] = jobTo(aFolder(), { BACKUP_KEY: "AGE-SECRET-KEY-1WRONG" });
    await expect(job?.work({}, { error: (told: unknown) => said.push(told), warn() {} })).rejects.toThrow();
    expect(said).toMatchObject([{ reason: expect.stringContaining("BACKUP_KEY") }]);
  });

  it("leaves the server's own priority as it is when no process starts", async () => {
    const { execPath } = process;
    const before = getPriority();
    const [job] = jobTo(aFolder());
    process.execPath = "/nowhere/node";
    try {
      await expect(job?.work({}, { error() {}, warn() {} })).rejects.toThrow("ENOENT");
    } finally {
      process.execPath = execPath;
    }
    expect(getPriority()).toBe(before);
  });

  it("ends a backup that goes on beyond its limit, and says so", async () => {
    const said: unknown[] = [];
    const [job] = jobTo(aFolder(), {}, { limitMs: 200 });
    await expect(job?.work({}, { error: (told: unknown) => said.push(told), warn() {} })).rejects.toThrow();
    expect(said).toMatchObject([{ reason: expect.stringContaining("SIGKILL") }]);
  });

  it("is none without a place", () => {
    expect(backupJobs({ backups: loadConfig({}).backups, ownerUrl: "", env: {} })).toEqual([]);
  });

  it("is set in Brasília's time and kept in UTC", () => {
    expect([cronOf("03:10"), cronOf("22:45")]).toEqual(["10 6 * * *", "45 1 * * *"]);
  });
});
