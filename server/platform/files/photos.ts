import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import sharp from "sharp";
import type { Clock } from "../clock.ts";
import { createSignatures } from "./signatures.ts";

/** Beyond this a small file can claim to unfold into gigabytes of pixels. */
const MAX_PIXELS = 50_000_000;
const KEPT_PIXELS = 512;
const FORMATS = new Set(["jpeg", "png", "webp"]);
const LINK_HOURS = 2;
const HOUR = 3_600_000;

export interface PhotoStore {
  /** Keeps an image upright, small and without metadata (a phone writes GPS into it). Undefined: not a JPEG, PNG or WebP. */
  keep(image: Blob): Promise<string | undefined>;
  remove(key: string): Promise<void>;
  read(key: string): Promise<Buffer>;
  /** The same image as JPEG: PDFs know no WebP. */
  readJpeg(key: string): Promise<Buffer>;
  /** An address that works for one to two hours without a session: an `<img>` cannot send one. */
  linkTo(key: string | null): string | null;
  isSigned(key: string, expires: number, signature: string): boolean;
  /** Whether the store can be reached. */
  check(): Promise<void>;
}

export function createPhotoStore(dataDir: string, secret: Buffer, clock: Clock): PhotoStore {
  const disk = new Disk(new FSDriver({ location: join(dataDir, "files"), visibility: "private" }));
  const { sign, isSigned } = createSignatures(secret, clock);

  return {
    async keep(image) {
      const webp = await shrink(Buffer.from(await image.arrayBuffer()));
      if (!webp) return undefined;
      const key = `${randomUUID()}.webp`;
      await disk.put(key, webp);
      return key;
    },
    remove: (key) => disk.delete(key),
    read: async (key) => Buffer.from(await disk.getBytes(key)),
    readJpeg: async (key) =>
      sharp(await disk.getBytes(key))
        .jpeg({ quality: 85 })
        .toBuffer(),
    linkTo(key) {
      if (key === null) return null;
      // Rounded to the hour, so that lists answer the same address and browsers keep the image.
      const expires = (Math.floor(clock.now().getTime() / HOUR) + LINK_HOURS) * HOUR;
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
