import { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { BackupStore, BucketKeys } from "./store.ts";

/** A store that swallows what it is sent would hold a backup for ever. Idle is a connection, however long a file takes. */
const LIMITS = { connectMs: 10_000, idleMs: 120_000 };

/** Lengths are unknown before the end of a stream: `Upload` sends parts of 5 MB, and no object exists before the last. */
export function openBackupBucket(
  address: URL,
  { region, endpoint, ...credentials }: BucketKeys,
  { connectMs, idleMs } = LIMITS,
): BackupStore {
  const Bucket = address.hostname;
  const prefix = address.pathname.replace(/^\/+|\/+$/g, "");
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name);
  const client = new S3Client({
    region,
    credentials,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
    // As for photos: self-hosted stores have no host name per bucket, and few know the newer checksums.
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: "WHEN_REQUIRED" as const,
      responseChecksumValidation: "WHEN_REQUIRED" as const,
    }),
  });
  async function* list(folder: string) {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${keyOf(folder)}/` }))
      for (const { Key = "" } of Contents) yield prefix ? Key.slice(prefix.length + 1) : Key;
  }
  const remove = async (name: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
  };
  return {
    async write(name, content) {
      await new Upload({ client, params: { Bucket, Key: keyOf(name), Body: content } }).done();
    },
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
      if (!(Body instanceof Readable)) throw new Error(`the store answered no content for ${name}`);
      return Body;
    },
    list,
    remove,
    async removeFolder(name) {
      for await (const object of list(name)) await remove(object);
    },
  };
}
