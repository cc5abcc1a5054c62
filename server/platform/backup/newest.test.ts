import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aFolder } from "../../testing/files/folder.ts";
import { loadConfig } from "../config.ts";
import { newestBackup } from "./newest.ts";

function aPlaceWith(names: readonly string[]): string {
  const place = aFolder();
  for (const name of names) {
    mkdirSync(join(place, "backups", name, ".."), { recursive: true });
    writeFileSync(join(place, "backups", name), "");
  }
  return place;
}

const newestIn = (place: string) =>
  newestBackup(loadConfig({ BACKUP_TO: place }).backups, new Date("2026-11-28T12:00:00Z"));

describe("the newest verified backup", () => {
  it("is neither one without its manifest nor one of the future", async () => {
    const place = aPlaceWith([
      "2026-11-26T06-10-00Z/manifest.json.gz",
      "2026-11-27T06-10-00Z/manifest.json.gz.age",
      "2026-11-28T06-10-00Z/files.ndjson.gz",
      "2031-11-28T06-10-00Z/manifest.json.gz",
    ]);
    expect(await newestIn(place)).toEqual(new Date("2026-11-27T06:10:00Z"));
  });

  it("is none in an empty place", async () => {
    expect(await newestIn(aFolder())).toBeUndefined();
  });
});
