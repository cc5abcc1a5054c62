import { createReadStream, createWriteStream, type Dirent, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { reasonOf, StartFailure } from "../start-failure.ts";
import type { BackupStore, BucketKeys } from "./store.ts";

/** `place` is a folder or `s3://bucket/prefix`. */
export async function openBackupStore(place: string, keys: BucketKeys | undefined): Promise<BackupStore> {
  if (!place.startsWith("s3://")) return openBackupFolder(resolve(place));
  if (!keys) throw new StartFailure("Para guardar cópias em s3://…, informe S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY.");
  // The SDK takes a quarter of a second to load.
  const { openBackupBucket } = await import("./bucket.ts");
  return openBackupBucket(new URL(place), keys);
}

function openBackupFolder(folder: string): BackupStore {
  const pathOf = (name: string) => join(folder, name);
  return {
    async write(name, content) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.unfinished`;
      await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }));
      await rename(unfinished, path);
    },
    read: async (name) => createReadStream(pathOf(name)),
    async *list(prefix) {
      for (const entry of await entriesBelow(pathOf(prefix)))
        if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    removeFolder: (name) => rm(pathOf(name), { recursive: true, force: true }),
  };
}

/** None where there is no such folder. Any other failure throws: what was not read would pass for what is not there. */
async function entriesBelow(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (reasonOf(error) === "ENOENT" && !existsSync(folder)) return [];
    const reason = error instanceof Error ? error.message : reasonOf(error);
    throw new StartFailure(
      `A pasta ${folder} não pôde ser lida por inteiro (${reason}). Acerte as permissões ou o disco e repita.`,
    );
  }
}
