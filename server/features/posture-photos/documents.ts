import { ALL_PHOTO_SLOTS } from "#domain/assessment/posture/photo-slots.ts";
import type { PrintedPhoto } from "../../documents/evaluation/input.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { StoredPhoto } from "./rules.ts";

/** The photos of a report in the order of the slots, read one after the other; one that cannot be read is left out. */
export async function readPrintedPhotos(
  photos: readonly StoredPhoto[],
  { posturePhotos }: Pick<Dependencies, "posturePhotos">,
): Promise<readonly PrintedPhoto[]> {
  const printed: PrintedPhoto[] = [];
  for (const { key: slot } of ALL_PHOTO_SLOTS) {
    const photo = photos.find((one) => one.slot === slot);
    const image = photo && (await posturePhotos.readJpeg(photo.file_key));
    if (image) printed.push({ slot, image });
  }
  return printed;
}
