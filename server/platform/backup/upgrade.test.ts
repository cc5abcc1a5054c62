import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../testing/database/database.ts";
import { aFolder } from "../../testing/files/folder.ts";
import { openSession } from "../database/connection/session.ts";
import { openFolder } from "../files/storage.ts";
import { openBackupStore } from "./open-store.ts";
import type { BackupStore } from "./store.ts";
import { takeBackup } from "./take.ts";
import { wrappingWith } from "./wrapping.ts";

const SCHEMA = "hashtext('prumo schema')";

async function aDatabase() {
  const database = await createDatabase();
  afterAll(() => database.drop());
  return database;
}

/** `whenFirstWritten` happens when the first table is being copied: its snapshot is taken then. */
async function take(ownerUrl: string, whenFirstWritten: () => Promise<unknown>) {
  const folder = await openBackupStore(aFolder(), undefined);
  let first: Promise<unknown> | undefined;
  const store: BackupStore = {
    ...folder,
    async write(name, content) {
      first ??= whenFirstWritten();
      await first;
      await folder.write(name, content);
    },
  };
  return takeBackup({
    ownerUrl,
    disk: openFolder(aFolder()),
    store,
    wrapping: await wrappingWith(undefined),
    keepDays: 30,
    now: new Date("2026-11-28T06:10:00Z"),
    async openThrowaway() {
      const { ownerUrl: checkUrl, drop } = await createDatabase();
      return { ownerUrl: checkUrl, close: drop };
    },
    tell() {},
  });
}

const MAX_WAIT_MS = 1_000;

describe("a backup beside an upgrade", { timeout: 300_000 }, () => {
  it("holds the rows of a table that a migration would write anew meanwhile", async () => {
    const { ownerUrl, owner } = await aDatabase();
    const [{ rows: there }] = (await owner.query("select count(*)::int as rows from exercises")).rows;
    expect(there).toBeGreaterThan(0);
    const rewriting = `set lock_timeout = ${MAX_WAIT_MS}; alter table exercises add column drawn float default random()`;
    const { manifest } = await take(ownerUrl, () => owner.query(rewriting).catch(() => {}));
    expect(manifest.tables.find(({ name }) => name === "exercises")?.rows).toBe(there);
  });

  it("waits for migrations that have begun", async () => {
    const { ownerUrl } = await aDatabase();
    const { client, end } = await openSession(ownerUrl);
    await client.query(`select pg_advisory_lock(${SCHEMA})`);
    let hasBegun = false;
    const taking = take(ownerUrl, async () => {
      hasBegun = true;
    });
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
    expect(hasBegun).toBe(false);
    await end();
    await taking;
    expect(hasBegun).toBe(true);
  });

  it("lets a start begin while it copies", async () => {
    const { ownerUrl, owner } = await aDatabase();
    let isFree: unknown;
    await take(ownerUrl, async () => {
      isFree = (await owner.query(`select pg_try_advisory_xact_lock(${SCHEMA}) as free`)).rows[0]?.free;
    });
    expect(isFree).toBe(true);
  });
});
