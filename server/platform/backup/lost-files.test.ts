import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createDatabase } from "../../testing/database/database.ts";
import { aFolder } from "../../testing/files/folder.ts";
import { aTrainer } from "../../testing/people.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { loadConfig } from "../config.ts";
import { examineBackups } from "../doctor/services.ts";
import { openFolder } from "../files/storage.ts";
import { backupJobs } from "./jobs.ts";
import { openBackupStore } from "./open-store.ts";
import { takeBackup } from "./take.ts";
import { wrappingWith } from "./wrapping.ts";

const LOGO = "logo.webp";

const prumo = await startTestApp();
const disk = openFolder(prumo.dataDir);
const ana = await aTrainer(prumo);
await prumo.database.owner.query("update users set logo_key = $1 where id = $2", [LOGO, ana.id]);
const loseLogo = () => rm(join(prumo.dataDir, "files", LOGO));

const take = async (place: string, now: string) =>
  takeBackup({
    ownerUrl: prumo.database.ownerUrl,
    disk,
    store: await openBackupStore(place, undefined),
    wrapping: await wrappingWith(undefined),
    keepDays: 5,
    now: new Date(now),
    async openThrowaway() {
      const { ownerUrl, drop } = await createDatabase();
      return { ownerUrl, close: drop };
    },
    tell() {},
  });

const backupsIn = (place: string) => readdirSync(join(place, "backups")).sort();

describe("a backup with fewer files than an earlier one", { timeout: 300_000 }, () => {
  it("leaves the earlier one as long as the files are away", async () => {
    const place = aFolder();
    await disk.put(LOGO, "a logo");
    const first = await take(place, "2026-11-01T06:10:00Z");
    const blobs = readdirSync(join(place, "files/plain"));
    await loseLogo();
    expect((await take(place, "2026-11-20T06:10:00Z")).moreComplete).toBe(first.backup);
    expect((await take(place, "2026-11-27T06:10:00Z")).moreComplete).toBe(first.backup);
    expect(backupsIn(place)).toEqual(["2026-11-01T06-10-00Z", "2026-11-27T06-10-00Z"]);
    expect(readdirSync(join(place, "files/plain"))).toEqual(blobs);
    await disk.put(LOGO, "a logo");
    expect((await take(place, "2026-11-28T06:10:00Z")).moreComplete).toBeUndefined();
    expect(backupsIn(place)).toEqual(["2026-11-27T06-10-00Z", "2026-11-28T06-10-00Z"]);
  });

  it("is an error in the log of the night, and to the doctor", async () => {
    const place = aFolder();
    await disk.put(LOGO, "a logo");
    const before = new Date(Date.now() - 3_600_000);
    await take(place, before.toISOString());
    await loseLogo();
    const env = { ...process.env, BACKUP_TO: place, DATA_DIR: prumo.dataDir };
    const config = loadConfig({ BACKUP_TO: place, DATA_DIR: prumo.dataDir });
    const said: unknown[] = [];
    const [job] = backupJobs({ backups: config.backups, ownerUrl: prumo.database.ownerUrl, env });
    await job?.work({}, { error: (told: unknown) => said.push(told), warn() {} });
    expect(said).toMatchObject([{ reason: expect.stringContaining("Atenção: faltam 1 arquivos") }]);
    const findings = await examineBackups(config, new Date());
    expect(findings.filter(({ state }) => state === "wrong")).toMatchObject([
      { sentence: expect.stringContaining("Cópias: à última faltam 1 arquivos") },
    ]);
  });
});
