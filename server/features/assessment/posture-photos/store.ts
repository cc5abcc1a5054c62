import { randomUUID } from "node:crypto";
import { readFile } from "../../../platform/files/read-file.ts";
import { type RefusedImage, type ResizedImage, resize, toJpeg } from "../../../platform/files/resize.ts";
import { createSessionLinks, type SessionSignature } from "../../../platform/files/session-links.ts";
import type { ImageStorage } from "../../../platform/files/storage.ts";
import { type TenantFolders, tenantFolders } from "../../../platform/files/tenant-folders.ts";

/** A person's height is read to a few millimetres at this size. */
const KEPT_PIXELS = 2048;
const THUMBNAIL_PIXELS = 480;
/** 300 dots an inch where three photos stand beside each other on a page. */
const PRINTED_PIXELS = 900;
const FOLDER = "posture";

export interface KeptPosturePhoto {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

interface SignedAddress extends SessionSignature {
  readonly tenant: number;
  readonly file: string;
}

/** Photos of bodies, health data: each tenant has a folder, and an address works briefly and in one session only. */
export interface PosturePhotoStore extends TenantFolders {
  holds(key: string): boolean;
  keep(
    image: Blob,
    whose: { readonly tenant: number; readonly accountId: number },
  ): Promise<KeptPosturePhoto | RefusedImage>;
  write(key: string, image: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  removeFile(key: string): Promise<void>;
  read(key: string): Promise<Buffer | undefined>;
  readJpeg(key: string): Promise<Buffer | undefined>;
  linksTo(key: string, session: number): { readonly src: string; readonly thumbnail: string };
  /** The session is the caller's to check. */
  keyOf(address: SignedAddress): string | undefined;
}

const folderOf = (tenant: number) => `${FOLDER}/${tenant}`;

export const thumbnailOf = (key: string): string => key.replace(/\.(jpg|webp)$/, `-${THUMBNAIL_PIXELS}.webp`);

/** A photo kept before 2026-11-28 has none. */
export const printedOf = (key: string): string => key.replace(/\.(jpg|webp)$/, `-${PRINTED_PIXELS}.jpg`);

/** A photo kept before 2026-11-28 is a WebP, as every thumbnail is. */
export const mediaTypeOf = (key: string) => (key.endsWith(".jpg") ? "image/jpeg" : "image/webp");

export function createPosturePhotoStore({ disk, queue, secrets, clock, log }: ImageStorage): PosturePhotoStore {
  const { linkTo, isSigned } = createSessionLinks({ secrets, clock, folder: FOLDER, path: "posture-photos" });
  return {
    holds: (key) => key.startsWith(`${FOLDER}/`),
    async keep(image, { tenant, accountId }) {
      const prepared = await queue.run(accountId, async () => prepare(Buffer.from(await image.arrayBuffer())));
      if ("refused" in prepared) return prepared;
      const { width, height } = prepared.large;
      const key = `${folderOf(tenant)}/${randomUUID()}.jpg`;
      await put(key, prepared);
      return { key, width, height };
    },
    async write(key, image) {
      const prepared = await prepare(image);
      if ("refused" in prepared) throw new Error(`an image of ours is none: ${prepared.refused}`);
      await put(key, prepared);
    },
    async remove(key) {
      for (const smaller of [printedOf(key), thumbnailOf(key)]) await disk.delete(smaller);
      await disk.delete(key);
    },
    removeFile: (key) => disk.delete(key),
    read: (key) => readFile(disk, key),
    async readJpeg(key) {
      try {
        const printed = await readFile(disk, printedOf(key));
        if (printed) return printed;
        const photo = await readFile(disk, key);
        return photo && (await toJpeg(photo, PRINTED_PIXELS));
      } catch (err) {
        log.warn({ err }, "a photo was left out of a document");
        return undefined;
      }
    },
    linksTo: (key, session) => ({ src: linkTo(key, session), thumbnail: linkTo(thumbnailOf(key), session) }),
    keyOf({ tenant, file, ...signature }) {
      const key = `${folderOf(tenant)}/${file}`;
      return isSigned(key, signature) ? key : undefined;
    },
    ...tenantFolders(disk, FOLDER),
  };

  async function put(key: string, { large, printed, small }: PreparedPhoto): Promise<void> {
    await disk.put(thumbnailOf(key), small.bytes);
    await disk.put(printedOf(key), printed);
    await disk.put(key, large.bytes);
  }
}

interface PreparedPhoto {
  readonly large: ResizedImage;
  readonly printed: Buffer;
  readonly small: ResizedImage;
}

async function prepare(bytes: Buffer): Promise<PreparedPhoto | RefusedImage> {
  const large = await resize(bytes, { pixels: KEPT_PIXELS, fit: "inside", format: "jpeg" });
  if ("refused" in large) return large;
  // Each from the one before: the fewer pixels, the sooner they are decoded.
  const printed = await toJpeg(large.bytes, PRINTED_PIXELS);
  const small = await resize(printed, { pixels: THUMBNAIL_PIXELS, fit: "inside" });
  return "refused" in small ? small : { large, printed, small };
}
