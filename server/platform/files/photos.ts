import { randomUUID } from "node:crypto";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/calendar-date.ts";
import { readFile } from "./read-file.ts";
import { type RefusedImage, resize, toJpeg } from "./resize.ts";
import { createSignatures } from "./signatures.ts";
import type { ImageStorage } from "./storage.ts";

const KEPT_PIXELS = 512;
const LINK_HOURS = 2;
const MAIL_LINK_DAYS = 90;

export type KeptImage = { readonly key: string } | RefusedImage;

export interface PhotoStore {
  /** Metadata goes, because a phone writes GPS into it. */
  keep(image: Blob, accountId: number, fit?: "cover" | "inside"): Promise<KeptImage>;
  remove(key: string): Promise<void>;
  read(key: string): Promise<Buffer | undefined>;
  /** PDFs know no WebP. An unreadable image is logged and left out: the document is useful without it. */
  readJpeg(key: string): Promise<Buffer | undefined>;
  /** An address that works for one to two hours without a session: an `<img>` cannot send one. */
  linkTo(key: string | null): string | null;
  /** The same for a mail, which is read late and again; it ends with the photo. */
  linkInMail(key: string): string;
  isSigned(key: string, expires: number, signature: string): boolean;
  check(): Promise<void>;
}

export function createPhotoStore({ disk, queue, secrets, clock, log }: ImageStorage): PhotoStore {
  const { sign, isSigned } = createSignatures(secrets, clock);
  const signedLink = (key: string, expires: number) =>
    `/api/photos/${key}?expires=${expires}&signature=${sign(key, expires)}`;
  return {
    async keep(image, accountId, fit = "cover") {
      const small = await queue.run(accountId, async () =>
        resize(Buffer.from(await image.arrayBuffer()), { pixels: KEPT_PIXELS, fit }),
      );
      if ("refused" in small) return small;
      const key = `${randomUUID()}.webp`;
      await disk.put(key, small.bytes);
      return { key };
    },
    remove: (key) => disk.delete(key),
    read: (key) => readFile(disk, key),
    async readJpeg(key) {
      try {
        const webp = await readFile(disk, key);
        return webp && (await toJpeg(webp));
      } catch (err) {
        log.warn({ err }, "a photo was left out of a document");
        return undefined;
      }
    },
    linkTo(key) {
      if (key === null) return null;
      // Rounded to the hour, so that lists answer the same address and browsers keep the image.
      const expires = (Math.floor(clock.now().getTime() / MS_PER_HOUR) + LINK_HOURS) * MS_PER_HOUR;
      return signedLink(key, expires);
    },
    linkInMail: (key) => signedLink(key, clock.now().getTime() + MAIL_LINK_DAYS * MS_PER_DAY),
    isSigned,
    async check() {
      await disk.exists("ready");
    },
  };
}
