import { randomUUID } from "node:crypto";
import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import { readFile } from "../../../platform/files/read-file.ts";
import type { RefusedImage } from "../../../platform/files/resize.ts";
import { createSignatures } from "../../../platform/files/signatures.ts";
import type { ImageStorage } from "../../../platform/files/storage.ts";
import { inWidths } from "../../../platform/files/widths.ts";

const FOLDER = "landing";
const LINK_HOURS = 2;

export interface KeptLandingImage {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

interface ImageAddress {
  readonly tenant: number;
  readonly file: string;
  readonly expires?: number | undefined;
  readonly signature?: string | undefined;
}

interface ImageFile {
  readonly image: string;
  readonly file: string;
  readonly mediaType: string;
  /** An editor sees the file whether or not its page is public. */
  readonly isSigned: boolean;
}

/** Images are public as long as their page is. */
export interface LandingImageStore {
  holds(key: string): boolean;
  keep(
    image: Blob,
    whose: { readonly tenant: number; readonly accountId: number },
  ): Promise<KeptLandingImage | RefusedImage>;
  write(key: string, image: Buffer): Promise<KeptLandingImage>;
  remove(key: string): Promise<void>;
  read(file: string): Promise<Buffer | undefined>;
  fileOf(address: ImageAddress): ImageFile;
  signedQuery(key: string): string;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

export const landingImageAddress = (key: string, width: number, format: "avif" | "webp" | "jpg"): string =>
  `/api/${key.replace(FOLDER, "landing-images")}-${width}.${format}`;

export function createLandingImageStore({ disk, queue, secrets, clock }: ImageStorage): LandingImageStore {
  const { sign, isSigned } = createSignatures(secrets, clock);

  async function write(key: string, image: Buffer): Promise<KeptLandingImage | RefusedImage> {
    const prepared = await inWidths(image);
    if ("refused" in prepared) return prepared;
    for (const { name, bytes } of prepared.files) await disk.put(`${key}/${name}`, bytes);
    return { key, width: prepared.width, height: prepared.height };
  }

  return {
    holds: (key) => key.startsWith(`${FOLDER}/`),
    keep: (image, { tenant, accountId }) =>
      queue.run(accountId, async () => write(newKey(tenant), Buffer.from(await image.arrayBuffer()))),
    async write(key, image) {
      const written = await write(key, image);
      if ("refused" in written) throw new Error(`an image of ours is none: ${written.refused}`);
      return written;
    },
    remove: (key) => disk.deleteAll(`${key}/`),
    read: (file) => readFile(disk, file),
    fileOf({ tenant, file, expires, signature }) {
      const [, id = "", name = "", format = ""] = /^(.{36})-(\d+\.(\w+))$/.exec(file) ?? [];
      const image = `${FOLDER}/${tenant}/${id}`;
      return {
        image,
        file: `${image}/${name}`,
        mediaType: MEDIA_TYPES[format] ?? "application/octet-stream",
        isSigned: expires !== undefined && signature !== undefined && isSigned(image, expires, signature),
      };
    },
    signedQuery(key) {
      // Rounded to the hour, so that an editor that is opened again finds its images in the browser's cache.
      const expires = (Math.floor(clock.now().getTime() / MS_PER_HOUR) + LINK_HOURS) * MS_PER_HOUR;
      return `?${new URLSearchParams({ expires: `${expires}`, signature: sign(key, expires) })}`;
    },
  };
}

const newKey = (tenant: number): string => `${FOLDER}/${tenant}/${randomUUID()}`;
