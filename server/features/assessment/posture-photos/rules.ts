import type { PosturePhoto, PosturePhotos } from "#contract/assessment/posture-photos.ts";
import { photoSlotsReadBy } from "#contract/assessment/reader-view.ts";
import { ALL_PHOTO_SLOTS, PHOTO_SLOTS, type PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Actor } from "../../../platform/database/scope.ts";

export interface StoredPhoto {
  readonly slot: string;
  readonly file_key: string;
  readonly width: number;
  readonly height: number;
  readonly created_at: Date;
  /** {@link PhotoMarks}; null where nobody marked it. */
  readonly marks: unknown;
}

export type LinksTo = (key: string) => Pick<PosturePhoto, "src" | "thumbnail">;

export const photosReadBy = <Photo extends Pick<StoredPhoto, "slot">>(
  { role }: Pick<Actor, "role">,
  photos: readonly Photo[],
): readonly Photo[] => {
  const slots: readonly string[] = photoSlotsReadBy(role);
  return photos.filter(({ slot }) => slots.includes(slot));
};

interface DatedPhoto {
  readonly day: CalendarDate;
  readonly file_key: string;
}

export interface PhotoPair {
  readonly slot: PhotoSlot;
  readonly first: DatedPhoto;
  readonly last: DatedPhoto;
}

/** `evaluations` come in order of date. */
export const pairsOf = (
  evaluations: readonly {
    readonly day: CalendarDate;
    readonly photos: readonly Pick<StoredPhoto, "slot" | "file_key">[];
  }[],
  chosen: readonly PhotoSlot[] = PHOTO_SLOTS.principais.map(({ key }) => key),
): PhotoPair[] =>
  ALL_PHOTO_SLOTS.flatMap(({ key: slot }) => {
    if (!chosen.includes(slot)) return [];
    const dated = evaluations.flatMap(({ day, photos }) =>
      photos.filter((photo) => photo.slot === slot).map(({ file_key }) => ({ day, file_key })),
    );
    const [first, ...later] = dated;
    const last = later.at(-1);
    return first && last ? [{ slot, first, last }] : [];
  });

/** A slot that no longer exists is left out. */
export function inGroups(photos: readonly StoredPhoto[], linksTo: LinksTo): PosturePhotos {
  const inOrder = (slots: typeof ALL_PHOTO_SLOTS): PosturePhoto[] =>
    slots.flatMap(({ key }) => {
      const photo = photos.find(({ slot }) => slot === key);
      if (!photo) return [];
      const { file_key, width, height, created_at } = photo;
      return { name: key, ...linksTo(file_key), width, height, added_at: created_at.toISOString() };
    });
  return { principais: inOrder(PHOTO_SLOTS.principais), opcionais: inOrder(PHOTO_SLOTS.opcionais) };
}

export const isAnyPhoto = ({ principais, opcionais }: PosturePhotos): boolean =>
  principais.length + opcionais.length > 0;
