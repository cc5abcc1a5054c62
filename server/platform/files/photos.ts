import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import sharp from "sharp";
import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import type { Clock } from "../clock.ts";
import { ImageQueue } from "./image-queue.ts";
import { createSignatures } from "./signatures.ts";

/** More than phones take by default. Beyond it a small file unfolds into hundreds of megabytes. */
const MAX_PIXELS = 30_000_000;
const KEPT_PIXELS = 512;
const FORMATS = new Set(["jpeg", "png", "webp"]);
const LINK_HOURS = 2;

/** The key of the stored photo, or why it was refused: it is no JPEG, PNG or WebP, or has more than 30 megapixels. */
export type KeptImage = { readonly key: string } | { readonly refused: "kind" | "pixels" };

export interface PhotoStore {
  /**
   * Keeps an image upright, small and without metadata (a phone writes GPS into it), when it is its turn. Refuses when the account
   * has too many images in the queue.
   */
  keep(image: Blob, accountId: number): Promise<KeptImage>;
  remove(key: string): Promise<void>;
  /** Undefined when it is not there, as after a restored backup; a storage that fails throws. */
  read(key: string): Promise<Buffer | undefined>;
  /**
   * The same image as JPEG, because PDFs know no WebP. An image that cannot be read is logged and left out: the document is
   * useful without it.
   */
  readJpeg(key: string): Promise<Buffer | undefined>;
  /** An address that works for one to two hours without a session: an `<img>` cannot send one. */
  linkTo(key: string | null): string | null;
  isSigned(key: string, expires: number, signature: string): boolean;
  /** Whether the store can be reached. */
  check(): Promise<void>;
}

// An image takes one core, and nothing of it stays in memory afterwards.
sharp.concurrency(1);
sharp.cache(false);

type PhotoLog = Pick<FastifyBaseLogger, "warn">;

export function createPhotoStore(dataDir: string, secret: Buffer, clock: Clock, log: PhotoLog): PhotoStore {
  const disk = new Disk(new FSDriver({ location: join(dataDir, "files"), visibility: "private" }));
  const { sign, isSigned } = createSignatures(secret, clock);
  const queue = new ImageQueue();

  async function read(key: string): Promise<Buffer | undefined> {
    try {
      return Buffer.from(await disk.getBytes(key));
    } catch (error) {
      // Where even this cannot be asked, the reading's own failure tells more.
      if (await disk.exists(key).catch(() => true)) throw error;
      return undefined;
    }
  }

  return {
    async keep(image, accountId) {
      const small = await queue.run(accountId, async () => shrink(Buffer.from(await image.arrayBuffer())));
      if ("refused" in small) return small;
      const key = `${randomUUID()}.webp`;
      await disk.put(key, small.webp);
      return { key };
    },
    remove: (key) => disk.delete(key),
    read,
    async readJpeg(key) {
      try {
        const webp = await read(key);
        return webp && (await sharp(webp).jpeg({ quality: 85 }).toBuffer());
      } catch (err) {
        log.warn({ err }, "a photo was left out of a document");
        return undefined;
      }
    },
    linkTo(key) {
      if (key === null) return null;
      // Rounded to the hour, so that lists answer the same address and browsers keep the image.
      const expires = (Math.floor(clock.now().getTime() / MS_PER_HOUR) + LINK_HOURS) * MS_PER_HOUR;
      return `/api/photos/${key}?expires=${expires}&signature=${sign(key, expires)}`;
    },
    isSigned,
    async check() {
      await disk.exists("ready");
    },
  };
}

type SmallImage = { readonly webp: Buffer } | { readonly refused: "kind" | "pixels" };

async function shrink(bytes: Buffer): Promise<SmallImage> {
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    if (!FORMATS.has(format)) return { refused: "kind" };
    if (width * height > MAX_PIXELS) return { refused: "pixels" };
    const webp = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .rotate()
      .resize(KEPT_PIXELS, KEPT_PIXELS, { fit: "cover", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { webp };
  } catch {
    // sharp says in many ways that bytes are no image; the caller's answer is the same for all of them.
    return { refused: "kind" };
  }
}
