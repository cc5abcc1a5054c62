import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { Disk } from "flydrive";
import { z } from "zod";
import { fileListName } from "./manifest.ts";
import type { BackupStore } from "./store.ts";
import { measure, readWrapped, type Wrapping, writeWrapped } from "./wrapping.ts";

const KeptFile = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });
export type KeptFile = z.infer<typeof KeptFile>;

/** The two places and the key of a backup's files. */
export interface FilePlaces {
  readonly disk: Disk;
  readonly store: BackupStore;
  readonly wrapping: Wrapping;
}

/** Backups share their files, which never change and are named by their content. */
const folderOf = ({ fingerprint }: Wrapping): string => `files/${fingerprint}`;
const blobOf = (wrapping: Wrapping, sha256: string): string => `${folderOf(wrapping)}/${sha256}`;

/** Nothing else is removed from a place, which may hold other files by mistake. */
const BLOB = /^files\/(?:plain|[0-9a-f]{16})\/([0-9a-f]{64})\.gz(?:\.age)?(\.unfinished)?$/;

/** Copies of personal data last two days. */
const LEFT_OUT = /^exports\//;

async function* keysIn(disk: Disk): AsyncIterable<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll("", { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const entry of page.objects) if (entry.isFile && !LEFT_OUT.test(entry.key)) yield entry.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

/** Any file that the disk holds. */
export async function someKeyIn(disk: Disk): Promise<string | undefined> {
  for await (const key of keysIn(disk)) return key;
  return undefined;
}

/** Copies what the store lacks. `earlierFiles` are those of an earlier backup under the same key. */
export async function copyFiles(
  { disk, store, wrapping }: FilePlaces,
  { backup, earlierFiles }: { readonly backup: string; readonly earlierFiles: ReadonlyMap<string, KeptFile> },
): Promise<ReadonlyMap<string, KeptFile>> {
  const files = new Map<string, KeptFile>();
  const blobs = await blobsIn(store, wrapping);
  for await (const key of keysIn(disk)) {
    const earlier = earlierFiles.get(key);
    const file = earlier && blobs.has(earlier.sha256) ? earlier : await copyFile({ disk, store, wrapping }, key);
    if (file) files.set(key, file);
  }
  const content = Readable.from(linesOf(files.values()), { objectMode: false });
  await writeWrapped(store, wrapping, { name: fileListName(backup), content });
  return files;
}

function* linesOf(files: Iterable<KeptFile>): Iterable<Buffer> {
  for (const file of files) yield Buffer.from(`${JSON.stringify(file)}\n`);
}

/** The name is the hash of the content, so the file is read twice: once to name it, once to copy it. */
async function copyFile({ disk, store, wrapping }: FilePlaces, key: string): Promise<KeptFile | undefined> {
  // A file may go between the list and now.
  if (!(await disk.exists(key))) return undefined;
  const { measured, result } = measure(await disk.getStream(key));
  for await (const _ of measured);
  const { sha256, bytes } = result();
  const written = await writeWrapped(store, wrapping, {
    name: blobOf(wrapping, sha256),
    content: await disk.getStream(key),
  });
  if (written.sha256 !== sha256) throw new Error(`the file ${key} changed while it was copied`);
  return { key, bytes, sha256 };
}

export async function readFileList(
  { store, wrapping }: Omit<FilePlaces, "disk">,
  backup: string,
): Promise<ReadonlyMap<string, KeptFile>> {
  const files = new Map<string, KeptFile>();
  const content = await readWrapped(store, wrapping, fileListName(backup));
  for await (const line of createInterface({ input: content })) {
    const file = KeptFile.parse(JSON.parse(line));
    files.set(file.key, file);
  }
  return files;
}

/** True when the stored file opens and is what its name says. */
export async function isIntact({ store, wrapping }: Omit<FilePlaces, "disk">, file: KeptFile): Promise<boolean> {
  const { measured, result } = measure(await readWrapped(store, wrapping, blobOf(wrapping, file.sha256)));
  for await (const _ of measured);
  return result().sha256 === file.sha256;
}

export async function restoreFile({ disk, store, wrapping }: FilePlaces, file: KeptFile): Promise<void> {
  const { measured, result } = measure(await readWrapped(store, wrapping, blobOf(wrapping, file.sha256)));
  await disk.putStream(file.key, measured, { contentLength: file.bytes });
  if (result().sha256 !== file.sha256) throw new Error(`the copy of the file ${file.key} is damaged`);
}

/** The hashes of the files in the store. */
async function blobsIn(store: BackupStore, wrapping: Wrapping): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for await (const name of store.list(folderOf(wrapping))) {
    const [, sha256, unfinished] = BLOB.exec(name) ?? [];
    if (sha256 && !unfinished) found.add(sha256);
  }
  return found;
}

/** Removes what no backup names. Does nothing while a backup under another key remains, whose names cannot be read. */
export async function removeUnnamedBlobs(
  { store, wrapping }: Omit<FilePlaces, "disk">,
  backups: readonly string[],
): Promise<void> {
  const named = new Set<string>();
  for (const backup of backups) {
    const files = await readFileList({ store, wrapping }, backup).catch(() => undefined);
    if (!files) return;
    for (const { sha256 } of files.values()) named.add(blobOf(wrapping, sha256) + wrapping.suffix);
  }
  for await (const name of store.list("files")) if (BLOB.test(name) && !named.has(name)) await store.remove(name);
}
