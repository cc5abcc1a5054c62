import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import type { Clock } from "../clock.ts";
import type { Secrets } from "../database/secrets.ts";
import { createSignatures } from "./signatures.ts";

const IDLE_MS = MS_PER_HOUR;

export interface ExportStore {
  keep(zip: Readable): Promise<{ readonly key: string; readonly sizeBytes: number }>;
  find(key: string): Promise<{ readonly sizeBytes: number } | undefined>;
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** A dead process leaves unfinished files, which are idle for an hour like finished ones. */
  listIdle(): Promise<readonly string[]>;
  queryOf(key: string, expires: Date): string;
  isSigned(key: string, expires: number, signature: string): boolean;
}

export function createExportStore(dataDir: string, secrets: Secrets, clock: Clock): ExportStore {
  const folder = join(dataDir, "files/exports");
  const disk = new Disk(new FSDriver({ location: folder, visibility: "private" }));
  const { sign, isSigned } = createSignatures(secrets, clock);
  const sizeOf = async (key: string) => (await disk.getMetaData(key)).contentLength;
  return {
    async keep(zip) {
      const key = `${randomUUID()}.zip`;
      try {
        await disk.putStream(key, zip);
        return { key, sizeBytes: await sizeOf(key) };
      } catch (error) {
        await disk.delete(key);
        throw error;
      }
    },
    find: async (key) => ((await disk.exists(key)) ? { sizeBytes: await sizeOf(key) } : undefined),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    async listIdle() {
      if (!existsSync(folder)) return [];
      const files = [...(await disk.listAll()).objects].filter((entry) => entry.isFile);
      const idle: string[] = [];
      for (const { key } of files) {
        const { lastModified } = await disk.getMetaData(key);
        // Files are dated by the machine's clock, not by the server's.
        if (lastModified.getTime() < Date.now() - IDLE_MS) idle.push(key);
      }
      return idle;
    },
    queryOf: (key, expires) =>
      `${new URLSearchParams({ expires: `${expires.getTime()}`, signature: sign(key, expires.getTime()) })}`,
    isSigned,
  };
}
