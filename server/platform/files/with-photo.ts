import type { FastifyBaseLogger } from "fastify";
import { refuse } from "../refusal.ts";
import type { PhotoStore } from "./photos.ts";

interface SentPhoto {
  /** A file replaces it, blank removes it, undefined leaves it. */
  readonly photo: Blob | "" | null | undefined;
  /** What the form calls it. */
  readonly field: string;
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
  { photo, field }: SentPhoto,
  save: (key: string | null | undefined) => Promise<T>,
): Promise<T> {
  if (!photo) return save(photo === undefined ? undefined : null);
  const key =
    (await photos.keep(photo)) ??
    refuse("file_type_refused", { fields: { [field]: "Escolha uma imagem JPEG, PNG ou WebP." } });
  try {
    return await save(key);
  } catch (error) {
    // Why it was not saved is what the person must read, whatever else fails.
    await photos.remove(key).catch((err: unknown) => log.warn({ err }, "a refused photo stayed"));
    throw error;
  }
}
