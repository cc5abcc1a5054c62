import { randomUUID } from "node:crypto";
import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import { readFile } from "./read-file.ts";
import type { RefusedImage } from "./resize.ts";
import { createSignatures } from "./signatures.ts";
import type { ImageStorage } from "./storage.ts";
import { inWidths } from "./widths.ts";

const FOLDER = "landing";
const LINK_HOURS = 2;

export interface KeptLandingImage {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/** The parts of an image's address; `file` is one width in one format. */
interface ImageAddress {
  readonly tenant: number;
  readonly file: string;
  readonly expires?: number | undefined;
  readonly signature?: string | undefined;
}

interface ImageFile {
  /** The image's key, by which its row is found. */
  readonly image: string;
  readonly file: string;
  readonly mediaType: string;
  /** The address was made for an editor: the file is shown whether or not its page is public. */
  readonly isSigned: boolean;
}

/** Images of pages, each in several widths and formats. They are public as long as their page is. */
export interface LandingImageStore {
  /** Keeps a JPEG or PNG in all widths. Refuses when the account has too many in the queue. */
  keep(
    image: Blob,
    whose: { readonly tenant: number; readonly accountId: number },
  ): Promise<KeptLandingImage | RefusedImage>;
  /** Writes an image of ours under a key that is known beforehand. */
  write(key: string, image: Buffer): Promise<KeptLandingImage>;
  /** Removes the image in all widths and formats. */
  remove(key: string): Promise<void>;
  /** Undefined when it is not there; a storage that fails throws. */
  read(file: string): Promise<Buffer | undefined>;
  /** What an address asks for. */
  fileOf(address: ImageAddress): ImageFile;
  /** The query with which an editor's addresses of an image work for one to two hours. */
  signedQuery(key: string): string;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

export const isLandingImage = (key: string): boolean => key.startsWith(`${FOLDER}/`);

/** The address of one width of an image in one format. */
export const landingImageAddress = (key: string, width: number, format: "avif" | "webp" | "jpg"): string =>
  `/api/${key.replace(FOLDER, "landing-images")}-${width}.${format}`;

export function createLandingImageStore({ disk, queue, secret, clock }: ImageStorage): LandingImageStore {
  const { sign, isSigned } = createSignatures(secret, clock);

  async function write(key: string, image: Buffer): Promise<KeptLandingImage | RefusedImage> {
    const prepared = await inWidths(image);
    if ("refused" in prepared) return prepared;
    for (const { name, bytes } of prepared.files) await disk.put(`${key}/${name}`, bytes);
    return { key, width: prepared.width, height: prepared.height };
  }

  return {
    keep: (image, { tenant, accountId }) =>
      queue.run(accountId, async () => write(newKey(tenant), Buffer.from(await image.arrayBuffer()))),
    async write(key, image) {
      const kept = await write(key, image);
      if ("refused" in kept) throw new Error(`an image of ours is none: ${kept.refused}`);
      return kept;
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
