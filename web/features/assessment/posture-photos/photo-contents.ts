import type {
  PhotographedCycle,
  PhotosOfCycle,
  PosturePhoto,
  PosturePhotos,
} from "#contract/assessment/posture-photos.ts";
import { differingValues } from "#domain/assessment/field-changes.ts";
import { viewOf } from "#domain/assessment/posture/photo-measures/landmarks.ts";
import { PHOTO_SLOTS } from "#domain/assessment/posture/photo-slots.ts";
import { mapRecord, recordOf } from "#domain/record.ts";
import { contentOf } from "./kept-photos.ts";

/*
 * The addresses of photos work for minutes. What a device takes along are pictures in their place: of this evaluation those that can be measured
 * whole, the others small; of the evaluations before, the last of each view, reduced.
 */

/** A former photo is looked at and measured no more: a person's outline is read on a phone's whole height. */
const FORMER_PIXELS = 1024;
const QUALITIES = [0.8, 0.6, 0.4];
const MAX_FORMER_BYTES = 200_000;
/** It has room for six main views at their most and the small pictures of the others. */
const MAX_FORMER_BYTES_OF_STUDENT = 2_000_000;

export async function withContents({ principais, opcionais, changes }: PhotosOfCycle): Promise<PhotosOfCycle> {
  const filled = async (photo: PosturePhoto) => {
    const thumbnail = await contentAt(photo.thumbnail);
    return { ...photo, thumbnail, src: viewOf(photo.name) ? await contentAt(photo.src) : thumbnail };
  };
  const standing = await Promise.all(
    Object.entries(changes).map(async ([slot, own]) => {
      const isDisputed = differingValues(own.map((change) => ({ ...change, field: slot, replaces: [] }))).length > 1;
      const changesOfSlot = own.map(async (change) => ({
        ...change,
        photo: change.photo && (isDisputed ? await filled(change.photo) : null),
      }));
      return [slot, await Promise.all(changesOfSlot)] as const;
    }),
  );
  return {
    principais: await Promise.all(principais.map(filled)),
    opcionais: await Promise.all(opcionais.map(filled)),
    changes: recordOf(standing),
  };
}

const fetched = async (address: string): Promise<Blob | null> => {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? answer.blob() : null;
};

async function contentAt(address: string): Promise<string> {
  const image = await fetched(address);
  return image ? contentOf(image) : "";
}

/** `cycles` in order of date, those before the evaluation that is taken along. */
export async function formerContents(cycles: readonly PhotographedCycle[]): Promise<readonly PhotographedCycle[]> {
  let bytes = 0;
  const latest = new Map<PosturePhoto, PosturePhoto>();
  for (const group of ["principais", "opcionais"] as const)
    for (const { key } of PHOTO_SLOTS[group]) {
      const photo = cycles.flatMap(({ photos }) => photos[group].filter(({ name }) => name === key)).at(-1);
      const image = photo && (group === "principais" ? await reduced(photo.src) : await fetched(photo.thumbnail));
      if (!photo || !image || bytes + image.size > MAX_FORMER_BYTES_OF_STUDENT) continue;
      bytes += image.size;
      const content = await contentOf(image);
      latest.set(photo, { ...photo, src: content, thumbnail: content });
    }
  return cycles
    .map((cycle) => ({ ...cycle, photos: keptOf(cycle.photos, latest) }))
    .filter(({ photos }) => photos.principais.length + photos.opcionais.length > 0);
}

const keptOf = (photos: PosturePhotos, latest: ReadonlyMap<PosturePhoto, PosturePhoto>): PosturePhotos =>
  mapRecord(["principais", "opcionais"] as const, (group) => photos[group].flatMap((photo) => latest.get(photo) ?? []));

async function reduced(address: string): Promise<Blob | null> {
  const image = await fetched(address);
  const bitmap = image && (await createImageBitmap(image));
  if (!bitmap) return null;
  const share = Math.min(1, FORMER_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * share), Math.round(bitmap.height * share));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const smaller = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (smaller.size <= MAX_FORMER_BYTES) return smaller;
  }
  return null;
}
