import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import sharp from "sharp";
import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import type { Clock } from "../clock.ts";
import { createSignatures } from "./signatures.ts";

/** Beyond this a small file can claim to unfold into gigabytes of pixels. */
const MAX_PIXELS = 50_000_000;
const KEPT_PIXELS = 512;
const FORMATS = new Set(["jpeg", "png", "webp"]);
const LINK_HOURS = 2;

export interface PhotoStore {
  /** Keeps an image upright, small and without metadata (a phone writes GPS into it). Undefined: not a JPEG, PNG or WebP. */
  keep(image: Blob): Promise<string | undefined>;
  remove(key: string): Promise<void>;
  /** Undefined when it is not there, as after a restored backup; a storage that fails throws. */
  read(key: string): Promise<Buffer | undefined>;
  /**
   * The same image as JPEG: PDFs know no WebP. One that cannot be read is told in the log and left out: a document is worth
   * printing without it.
   */
  readJpeg(key: string): Promise<Buffer | undefined>;
  /** An address that works for one to two hours without a session: an `<img>` cannot send one. */
  linkTo(key: string | null): string | null;
  isSigned(key: string, expires: number, signature: string): boolean;
  /** Whether the store can be reached. */
  check(): Promise<void>;
}

type PhotoLog = Pick<FastifyBaseLogger, "warn">;

export function createPhotoStore(dataDir: string, secret: Buffer, clock: Clock, log: PhotoLog): PhotoStore {
  const disk = new Disk(new FSDriver({ location: join(dataDir, "files"), visibility: "private" }));
  const { sign, isSigned } = createSignatures(secret, clock);

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
    async keep(image) {
      const webp = await shrink(Buffer.from(await image.arrayBuffer()));
      if (!webp) return undefined;
      const key = `${randomUUID()}.webp`;
      await disk.put(key, webp);
      return key;
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

async function shrink(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format } = await image.metadata();
    if (!FORMATS.has(format)) return undefined;
    return await image
      .rotate()
      .resize(KEPT_PIXELS, KEPT_PIXELS, { fit: "cover", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // sharp says in many ways that bytes are no image; the caller's answer is the same for all of them.
    return undefined;
  }
}
