import { PhotoMarks } from "#contract/assessment/photo-marks.ts";
import type { FaceBox } from "#contract/sharing/shared-photos.ts";
import { viewOf } from "#domain/assessment/posture/photo-measures/landmarks.ts";
import { measurePhoto } from "#domain/assessment/posture/photo-measures/measures.ts";
import { ALL_PHOTO_SLOTS, type PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { PrintedPair } from "../../../documents/comparison/input.ts";
import type { PrintedPhoto } from "../../../documents/evaluation/input.ts";
import { blurRegion } from "../../../platform/files/blur.ts";
import type { PhotoPair, StoredPhoto } from "./rules.ts";

/** A photo that cannot be read is left out. `faces`: what is blurred, by slot. */
export async function readPrintedPhotos(
  photos: readonly StoredPhoto[],
  { posturePhotos }: Pick<Dependencies, "posturePhotos">,
  faces: ReadonlyMap<string, FaceBox> = new Map(),
): Promise<readonly PrintedPhoto[]> {
  const printed: PrintedPhoto[] = [];
  for (const { key: slot } of ALL_PHOTO_SLOTS) {
    const photo = photos.find((one) => one.slot === slot);
    const image = photo && (await posturePhotos.readJpeg(photo.file_key));
    if (!image) continue;
    const face = faces.get(slot);
    printed.push({
      slot,
      image: face ? await blurRegion(image, face) : image,
      measures: measuresOf(slot, photo.marks),
    });
  }
  return printed;
}

function measuresOf(slot: PhotoSlot, marks: unknown) {
  const view = viewOf(slot);
  return view && marks ? measurePhoto(view, PhotoMarks.parse(marks)).measures : [];
}

/** A pair of which one photo cannot be read is left out. */
export async function readPrintedPairs(
  pairs: readonly PhotoPair[],
  { posturePhotos }: Pick<Dependencies, "posturePhotos">,
): Promise<readonly PrintedPair[]> {
  const printed: PrintedPair[] = [];
  for (const { slot, first, last } of pairs) {
    const firstImage = await posturePhotos.readJpeg(first.file_key);
    const lastImage = firstImage && (await posturePhotos.readJpeg(last.file_key));
    if (firstImage && lastImage) {
      printed.push({ slot, first: { day: first.day, image: firstImage }, last: { day: last.day, image: lastImage } });
    }
  }
  return printed;
}
