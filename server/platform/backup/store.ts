import type { Readable } from "node:stream";

/** A folder or a bucket of an S3-compatible store, for backups. */
export interface BackupStore {
  /** All of it or nothing. */
  write(name: string, content: Readable): Promise<void>;
  read(name: string): Promise<Readable>;
  list(prefix: string): AsyncIterable<string>;
  remove(name: string): Promise<void>;
}

export interface BucketKeys {
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
