import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Clock } from "../clock.ts";
import type { Secrets } from "../database/secrets.ts";
import { ImageQueue } from "./image-queue.ts";

/** Between two parts of a file an upload may take long, where a backup reads it. */
const LIMITS = { connectMs: 2_000, answerMs: 10_000, idleMs: 120_000 };

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Undefined: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface ImageStorage {
  readonly disk: Disk;
  /** One queue for all stores: images are prepared one after the other in the whole process. */
  readonly queue: ImageQueue;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

export const openFolder = (dataDir: string): Disk =>
  new Disk(new FSDriver({ location: join(dataDir, "files"), visibility: "private" }));

/** The SDK is loaded only here, so that a start without S3 does not wait for it. */
async function openBucket(
  { bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings,
  { connectMs, answerMs, idleMs }: typeof LIMITS,
): Promise<Disk> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      visibility: "private",
      // Buckets are private as a whole, and many compatible stores know no rights of single files.
      supportsACL: false,
      // Without these a request waits at an address that swallows it, before the person reads that files are away.
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout: answerMs,
        throwOnRequestTimeout: true,
        socketTimeout: idleMs,
      },
      // Self-hosted stores have no host name per bucket, and few know the newer checksums.
      ...(endpoint && {
        endpoint,
        forcePathStyle: true,
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
      }),
    }),
  );
}

export const openStorage = async (dataDir: string, s3: S3Settings | undefined, limits = LIMITS): Promise<Disk> =>
  s3 ? openBucket(s3, limits) : openFolder(dataDir);

export const shareStorage = (disk: Disk, parts: Omit<ImageStorage, "disk" | "queue">): ImageStorage => ({
  ...parts,
  disk,
  queue: new ImageQueue(),
});
