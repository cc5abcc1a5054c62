import type { FastifyBaseLogger } from "fastify";
import { refuse } from "../refusal.ts";
import type { PhotoStore } from "./photos.ts";
import type { RefusedImage } from "./resize.ts";
import { saveOrRemove } from "./save-or-remove.ts";

interface SentPhoto {
  /** A file replaces it, blank removes it, undefined leaves it. */
  readonly photo: Blob | "" | null | undefined;
  readonly field: string;
  readonly accountId: number;
  readonly fit?: "cover" | "inside";
}

interface PhotoSaving {
  readonly photos: PhotoStore;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** A replaced photo's file goes in the transaction that saves (`removeFiles`). */
export async function withPhoto<T>(
  { photos, log }: PhotoSaving,
  { photo, field, accountId, fit }: SentPhoto,
  save: (key: string | null | undefined) => Promise<T>,
): Promise<T> {
  if (!photo) return save(photo === undefined ? undefined : null);
  const keptPhoto = await photos.keep(photo, accountId, fit);
  if ("refused" in keptPhoto) return refuseImage(keptPhoto, field);
  return saveOrRemove({ store: photos, keys: [keptPhoto.key], log }, () => save(keptPhoto.key));
}

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
