import type { Readable } from "node:stream";

/** A folder or a bucket of an S3-compatible store, for backups. */
export interface BackupStore {
  /** All of it or nothing. */
  write(name: string, content: Readable): Promise<void>;
  read(name: string): Promise<Readable>;
  /** Throws rather than answer a part. An interrupted write leaves `….unfinished`, though not in a bucket. */
  list(folder: string): AsyncIterable<string>;
  remove(name: string): Promise<void>;
  removeFolder(name: string): Promise<void>;
}

export interface BucketKeys {
  readonly region: string;
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
