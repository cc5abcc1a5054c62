import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aFolder } from "../../testing/files/folder.ts";
import { StartFailure } from "../start-failure.ts";
import { runBackup } from "./command-line.ts";
import { refuseAmongFiles } from "./place.ts";

const S3 = { region: "us-east-1", endpoint: undefined, accessKeyId: "a", secretAccessKey: "b" };
/** Nobody answers there: a backup that asks the database fails otherwise. */
const DATABASE_URL = "postgres://a:b@127.0.0.1:1/prumo";

describe("the place of backups", () => {
  it.each([
    ["the data folder", "."],
    ["the folder of files", "files"],
    ["a folder among the files", "files/backups"],
    ["a folder above the data folder", ".."],
  ])("is not %s", (_, path) => {
    const dataDir = join(aFolder(), "data");
    expect(() => refuseAmongFiles(join(dataDir, path), { dataDir, s3: undefined })).toThrow(StartFailure);
  });

  it("is not the folder of files by another name", () => {
    const [dataDir, other] = [aFolder(), join(aFolder(), "other")];
    mkdirSync(join(dataDir, "files"));
    symlinkSync(join(dataDir, "files"), other);
    expect(() => refuseAmongFiles(join(other, "backups"), { dataDir, s3: undefined })).toThrow(StartFailure);
  });

  it("may be another folder, even one below the data folder", () => {
    const dataDir = aFolder();
    for (const place of [aFolder(), join(dataDir, "backups"), join(dataDir, "files-of-backups"), `${dataDir}-backups`])
      expect(() => refuseAmongFiles(place, { dataDir, s3: undefined })).not.toThrow();
  });

  it("is not the bucket of photos, under whichever prefix, but may be another", () => {
    const config = { dataDir: aFolder(), s3: { bucket: "prumo", ...S3 } };
    for (const place of ["s3://prumo", "s3://prumo/backups"])
      expect(() => refuseAmongFiles(place, config)).toThrow("no bucket dos arquivos (S3_BUCKET=prumo)");
    expect(() => refuseAmongFiles("s3://prumo-backups/prumo", config)).not.toThrow();
  });

  it("is looked at before anything is read", async () => {
    const DATA_DIR = aFolder();
    await expect(runBackup([DATA_DIR], { DATA_DIR, DATABASE_URL })).rejects.toThrow("As cópias não podem ficar em");
    const bucket = { S3_BUCKET: "prumo", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
    const env = { DATA_DIR, DATABASE_URL, ...bucket, BACKUP_TO: "s3://prumo/backups" };
    await expect(runBackup([], env)).rejects.toThrow("As cópias não podem ficar no bucket");
  });
});
