import { Readable } from "node:stream";
import { z } from "zod";
import { StartFailure } from "../start-failure.ts";
import type { BackupStore } from "./store.ts";
import { readWrapped, textOf, type Wrapping, writeWrapped } from "./wrapping.ts";

const DumpedTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** PostgreSQL's COPY text of the table has this size. */
  bytes: z.number(),
  sha256: z.string(),
});
export type DumpedTable = z.infer<typeof DumpedTable>;

export const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** The schema is not dumped: these migrations of the same program make it. */
  migrations: z.array(z.string()),
  tables: z.array(DumpedTable),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number(), missing: z.number() }),
});
export type Manifest = z.infer<typeof Manifest>;

/** The manifest is written last: a backup without one never ended. */
const MANIFEST = "manifest.json";
export const isManifest = (name: string): boolean => /^backups\/[^/]+\/manifest\.json\.gz(\.age)?$/.test(name);

export const tableName = (backup: string, { schema, name }: Pick<DumpedTable, "schema" | "name">): string =>
  `${backup}/tables/${schema}.${name}.copy`;

export const fileListName = (backup: string): string => `${backup}/files.ndjson`;

export async function writeManifest(
  store: BackupStore,
  wrapping: Wrapping,
  { backup, manifest }: { readonly backup: string; readonly manifest: Manifest },
): Promise<void> {
  const content = Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]);
  await writeWrapped(store, wrapping, { name: `${backup}/${MANIFEST}`, content });
}

export async function readManifest(store: BackupStore, wrapping: Wrapping, backup: string): Promise<Manifest> {
  const text = await readWrapped(store, wrapping, `${backup}/${MANIFEST}`)
    .then(textOf)
    .catch((error: unknown) => {
      throw new StartFailure(
        `A cópia ${backup} não pôde ser aberta (${error instanceof Error ? error.message : error}). Confira BACKUP_KEY.`,
      );
    });
  return Manifest.parse(JSON.parse(text));
}

/** Both lists begin with the oldest backup. */
export async function listBackups(store: BackupStore) {
  const ended = new Set<string>();
  const all = new Set<string>();
  for await (const name of store.list("backups")) {
    const [, time = ""] = name.split("/");
    all.add(`backups/${time}`);
    if (isManifest(name)) ended.add(`backups/${time}`);
  }
  return { ended: [...ended].sort(), unfinished: [...all].filter((name) => !ended.has(name)).sort() };
}

/** As in `backups/2026-11-27T18-50-00Z`. */
export const backupOf = (instant: Date): string =>
  `backups/${instant.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

export const instantOf = (backup: string): Date =>
  new Date(backup.replace(/^backups\//, "").replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, "T$1:$2:$3Z"));
