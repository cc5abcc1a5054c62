import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../testing/database/database.ts";
import { aFolder } from "../../testing/files/folder.ts";
import { openFolder } from "../files/storage.ts";
import { openBackupStore } from "./open-store.ts";
import type { BackupStore } from "./store.ts";
import { takeBackup } from "./take.ts";
import type { Throwaway } from "./verify.ts";
import { wrappingWith } from "./wrapping.ts";

const database = await createDatabase();
afterAll(() => database.drop());

async function aThrowaway(): Promise<Throwaway> {
  const { ownerUrl, drop } = await createDatabase();
  return { ownerUrl, close: drop };
}

interface Conditions {
  readonly store?: (store: BackupStore) => BackupStore;
  readonly now?: string;
  readonly openThrowaway?: () => Promise<Throwaway>;
}

const take = async (
  place: string,
  { store = (same) => same, now = "2026-11-28T06:10:00Z", openThrowaway = aThrowaway }: Conditions = {},
) =>
  takeBackup({
    ownerUrl: database.ownerUrl,
    disk: openFolder(aFolder()),
    store: store(await openBackupStore(place, undefined)),
    wrapping: await wrappingWith(undefined),
    keepDays: 30,
    now: new Date(now),
    openThrowaway,
    tell() {},
  });

/** As a disk that is full in the end. */
const failingAt =
  (name: string) =>
  (store: BackupStore): BackupStore => ({
    ...store,
    write: (to, content) => (to.includes(name) ? Promise.reject(new Error("no room")) : store.write(to, content)),
  });

const damaging = (store: BackupStore, place: string): BackupStore => ({
  ...store,
  async write(name, content) {
    await store.write(name, content);
    if (name.includes("public.users.")) writeFileSync(join(place, name), "damaged");
  },
});

const backupsIn = (place: string) => readdirSync(join(place, "backups"));

describe("a backup that fails", { timeout: 300_000 }, () => {
  it.each(["files.ndjson", "manifest.json"])("leaves nothing of its own behind, here at %s", async (name) => {
    const place = aFolder();
    const { backup } = await take(place, { now: "2026-11-27T06:10:00Z" });
    await expect(take(place, { store: failingAt(name) })).rejects.toThrow("no room");
    expect(backupsIn(place)).toEqual([backup.replace("backups/", "")]);
  });

  it("is not kept when its check finds it damaged", async () => {
    const place = aFolder();
    await expect(take(place, { store: (store) => damaging(store, place) })).rejects.toThrow();
    expect(backupsIn(place)).toEqual([]);
  });

  it("tells its own reason when what it wrote cannot be removed", async () => {
    const store = (given: BackupStore): BackupStore => ({
      ...failingAt("files.ndjson")(given),
      removeFolder: () => Promise.reject(new Error("away")),
    });
    await expect(take(aFolder(), { store })).rejects.toThrow("no room");
  });

  it("has written nothing when there is no room for its check", async () => {
    const place = aFolder();
    const openThrowaway = () => Promise.reject(new Error("no room"));
    await expect(take(place, { openThrowaway })).rejects.toThrow("no room");
    expect(readdirSync(place)).toEqual([]);
  });

  it("stays when only older ones could not be removed", async () => {
    const place = aFolder();
    await take(place, { now: "2026-10-01T06:10:00Z" });
    const store = (given: BackupStore): BackupStore => ({
      ...given,
      removeFolder: () => Promise.reject(new Error("away")),
    });
    await expect(take(place, { store })).rejects.toThrow("away");
    expect(backupsIn(place)).toContain("2026-11-28T06-10-00Z");
  });
});
