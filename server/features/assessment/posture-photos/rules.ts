import type { PosturePhoto, PosturePhotos } from "#contract/assessment/posture-photos.ts";
import {
  ALL_PHOTO_SLOTS,
  PHOTO_SLOTS,
  type PhotoSlot,
  STUDENT_PHOTO_SLOTS,
} from "#domain/assessment/posture/photo-slots.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Actor } from "../../../platform/database/scope.ts";

/** A photo as its row holds it. */
export interface StoredPhoto {
  readonly slot: string;
  readonly file_key: string;
  readonly width: number;
  readonly height: number;
  readonly created_at: Date;
}

/** The addresses of a stored photo for one session. */
export type LinksTo = (key: string) => Pick<PosturePhoto, "src" | "thumbnail">;

/** What a person may be shown: a student the four views of their gallery, staff everything. */
export const shownTo = <Photo extends Pick<StoredPhoto, "slot">>(
  { role }: Pick<Actor, "role">,
  photos: readonly Photo[],
): readonly Photo[] =>
  role === "student" ? photos.filter(({ slot }) => STUDENT_PHOTO_SLOTS.some((key) => key === slot)) : photos;

/** A photo of an evaluation: its day and its file. */
interface DatedPhoto {
  readonly day: CalendarDate;
  readonly file_key: string;
}

/** The same view in two evaluations, the earliest and the latest that have it. */
export interface PhotoPair {
  readonly slot: PhotoSlot;
  readonly first: DatedPhoto;
  readonly last: DatedPhoto;
}

/** The views that two of some evaluations have, in the order of the slots. `evaluations` come in order of date. */
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

/** The photos in the order of the slots, by group. A slot that no longer exists is left out. */
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
