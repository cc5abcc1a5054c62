import type { PhotosOfCycle, PosturePhoto, PosturePhotos, StandingPhoto } from "#contract/assessment/posture-photos.ts";
import { photoSlotsReadBy } from "#contract/assessment/reader-view.ts";
import { differingValues, type FieldChange } from "#domain/assessment/field-changes.ts";
import { ALL_PHOTO_SLOTS, PHOTO_SLOTS, type PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { recordOf } from "#domain/record.ts";
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

/** A photo goes before a removal: nothing disappears before somebody chooses. `standing`: the newest first. */
export const shownValue = (standing: readonly { readonly value: string }[]): string =>
  standing.find(({ value }) => value !== "")?.value ?? "";

/** Choosing one of the values that stand brings nothing new. */
export const isChoice = (standing: readonly FieldChange[], value: string): boolean =>
  differingValues(standing).length > 1 && standing.some((one) => one.value === value);

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
      return photo ? answeredPhoto(key, photo, linksTo) : [];
    });
  return { principais: inOrder(PHOTO_SLOTS.principais), opcionais: inOrder(PHOTO_SLOTS.opcionais) };
}

const answeredPhoto = (name: PhotoSlot, { file_key, ...photo }: StoredPhoto, linksTo: LinksTo): PosturePhoto => ({
  name,
  ...linksTo(file_key),
  width: photo.width,
  height: photo.height,
  added_at: photo.created_at.toISOString(),
});

export type StandingBySlot = readonly {
  readonly slot: PhotoSlot;
  readonly standing: readonly (Omit<StandingPhoto, "photo"> & { readonly photo: StoredPhoto | null })[];
}[];

export const answeredChanges = (slots: StandingBySlot, linksTo: LinksTo): PhotosOfCycle["changes"] =>
  recordOf(
    slots.map(({ slot, standing }) => [
      slot,
      standing.map(({ photo, ...change }) => ({ ...change, photo: photo && answeredPhoto(slot, photo, linksTo) })),
    ]),
  );

export const isAnyPhoto = ({ principais, opcionais }: PosturePhotos): boolean =>
  principais.length + opcionais.length > 0;
