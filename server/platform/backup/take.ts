import type { Disk } from "flydrive";
import type pg from "pg";
import { StartFailure } from "../start-failure.ts";
import { asOnlyBackup, dump, inSnapshot, namedFiles } from "./dump.ts";
import { copyFiles, type KeptFile, readFileList } from "./files.ts";
import { isKnown } from "./known-version.ts";
import { backupOf, listBackups, type Manifest, writeManifest } from "./manifest.ts";
import { prune, removeBackup } from "./retention.ts";
import type { BackupStore } from "./store.ts";
import { type Throwaway, verify } from "./verify.ts";
import type { Wrapping } from "./wrapping.ts";

export interface BackupOptions {
  readonly ownerUrl: string;
  readonly disk: Disk;
  readonly store: BackupStore;
  readonly wrapping: Wrapping;
  readonly keepDays: number;
  readonly now: Date;
  openThrowaway(): Promise<Throwaway>;
  tell(sentence: string): void;
}

interface WrittenBackup {
  readonly backup: string;
  readonly manifest: Manifest;
  readonly newFiles: number;
}

export interface TakenBackup extends WrittenBackup {
  /** The newest of the kept backups to which fewer files are missing. */
  readonly moreComplete: string | undefined;
}

/** The check's database opens before anything is written: where there is no room for it, the backup ends at once. */
export async function takeBackup(options: BackupOptions): Promise<TakenBackup> {
  return asOnlyBackup(options.ownerUrl, async (client) => {
    const throwaway = await options.openThrowaway();
    try {
      const written = await writeVerified(client, { ...options, checkUrl: throwaway.ownerUrl });
      const { missing } = written.manifest.files;
      return { ...written, moreComplete: await prune({ ...options, written: written.backup, missing }) };
    } finally {
      await throwaway.close();
    }
  });
}

interface Writing extends BackupOptions {
  /** The backup is tried in this empty database. */
  readonly checkUrl: string;
}

/** The job tries many times: what each failure left would fill the place. */
async function writeVerified(client: pg.ClientBase, options: Writing): Promise<WrittenBackup> {
  const backup = backupOf(options.now);
  const earlierFiles = await filesOfLatest(options);
  try {
    return await write(client, options, { backup, earlierFiles });
  } catch (error) {
    await removeBackup(options.store, backup).catch(() => {});
    throw error;
  }
}

/** The database first: a file that a row of it names stays for a day after the row has gone. */
async function write(
  client: pg.ClientBase,
  options: Writing,
  { backup, earlierFiles }: { readonly backup: string; readonly earlierFiles: ReadonlyMap<string, KeptFile> },
): Promise<WrittenBackup> {
  options.tell("Copiando o banco de dados…");
  const { dumped, named } = await readDatabase(client, { ...options, backup });
  // The check makes the schema, which this version cannot.
  if (!(await isKnown(dumped.migrations)))
    throw new StartFailure("Os dados são de uma versão mais nova do Prumo. Faça a cópia com ela. Nada foi alterado.");
  options.tell("Copiando os arquivos…");
  const files = await copyFiles(options, { backup, earlierFiles });
  const manifest: Manifest = {
    format: 1,
    takenAt: options.now.toISOString(),
    ...dumped,
    files: { count: files.size, bytes: bytesOf(files), missing: missingAmong(named, files.keys()) },
  };
  const added = [...files.values()].filter(({ key }) => !earlierFiles.has(key));
  options.tell("Conferindo: restaurando a cópia num banco descartável…");
  await verify({ ...options, backup, manifest }, added);
  await writeManifest(options.store, options.wrapping, { backup, manifest });
  return { backup, manifest, newFiles: added.length };
}

/** Some keys name a folder: the widths of one image. */
function missingAmong(named: ReadonlySet<string>, kept: Iterable<string>): number {
  const there = new Set<string>();
  for (const key of kept) there.add(key).add(key.slice(0, key.lastIndexOf("/")));
  return [...named].filter((key) => !there.has(key)).length;
}

const readDatabase = (client: pg.ClientBase, target: Parameters<typeof dump>[2]) =>
  inSnapshot(client, async (tables) => ({
    dumped: await dump(client, tables, target),
    named: await namedFiles(client),
  }));

const bytesOf = (files: ReadonlyMap<string, KeptFile>): number =>
  [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);

/** None when there is no earlier backup, or one under another key. */
async function filesOfLatest({ store, wrapping }: BackupOptions): Promise<ReadonlyMap<string, KeptFile>> {
  const latest = (await listBackups(store)).ended.at(-1);
  if (!latest) return new Map();
  return readFileList({ store, wrapping }, latest).catch(() => new Map<string, KeptFile>());
}
