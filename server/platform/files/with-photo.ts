import type { FastifyBaseLogger } from "fastify";
import { refuse } from "../refusal.ts";
import type { PhotoStore } from "./photos.ts";
import type { RefusedImage } from "./resize.ts";

interface SentPhoto {
  /** A file replaces it, blank removes it, undefined leaves it. */
  readonly photo: Blob | "" | null | undefined;
  /** Its name in the form. */
  readonly field: string;
  /** The account that sends it: one account may have a few images in the queue. */
  readonly accountId: number;
  /** Whether the image is cropped to a square, as a face is, or kept whole, as a logo is. */
  readonly fit?: "cover" | "inside";
}

interface PhotoSaving {
  readonly photos: PhotoStore;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Saves with the photo's key: null removes it, undefined leaves it. A form that is then refused leaves no file behind; what
 * takes the place of another photo removes that one's file in the transaction that saves (`removeFiles`).
 */
export async function withPhoto<T>(
  { photos, log }: PhotoSaving,
  { photo, field, accountId, fit }: SentPhoto,
  save: (key: string | null | undefined) => Promise<T>,
): Promise<T> {
  if (!photo) return save(photo === undefined ? undefined : null);
  const kept = await photos.keep(photo, accountId, fit);
  if ("refused" in kept) return refuseImage(kept, field);
  try {
    return await save(kept.key);
  } catch (error) {
    // The person must read why it was not saved, also when the clean-up fails.
    await photos.remove(kept.key).catch((err: unknown) => log.warn({ err }, "a refused photo stayed"));
    throw error;
  }
}

/** Says at the form's field why an image was refused; `kindSentence` where other kinds are taken than by most fields. */
export const refuseImage = ({ refused }: RefusedImage, field: string, kindSentence?: string): never =>
  refused === "kind" ? refuseKind(field, kindSentence) : refusePixels(field);

const refuseKind = (field: string, sentence?: string) =>
  refuse("file_type_refused", {
    ...(sentence && { detail: sentence }),
    fields: { [field]: sentence ?? "Escolha uma imagem JPEG, PNG ou WebP." },
  });

const TOO_MANY_PIXELS = "A imagem tem mais de 30 megapixels. Escolha uma menor.";

const refusePixels = (field: string) =>
  refuse("file_too_large", { detail: TOO_MANY_PIXELS, fields: { [field]: TOO_MANY_PIXELS } });
