import type { PosturePhotos } from "#contract/assessment/posture-photos.ts";
import { isPhotoSlot, PHOTO_SLOTS, type PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { evaluationKey, inStore, takesAlong } from "../evaluation-changes/waiting-changes.ts";

/** A photo that was taken without a signal. */
export interface KeptPhoto {
  readonly path: CyclePath;
  readonly slot: PhotoSlot;
  readonly name: string;
  /** `data:` with the bytes. */
  readonly content: string;
  readonly width: number;
  readonly height: number;
  /** ISO 8601 in UTC. Marks on it name it so until the server has it. */
  readonly taken_at?: string;
}

/** Of a photo that an earlier version of the program kept. */
const NEVER = new Date(0).toISOString();

/** It stands for the server's instant until the server has the photo. */
export const addedAt = ({ taken_at = NEVER }: Pick<KeptPhoto, "taken_at">): string => taken_at;

const keyOf = ({ path, slot }: Pick<KeptPhoto, "path" | "slot">) => `${evaluationKey(path)}.${slot}`;

const isKept = (value: unknown): value is KeptPhoto =>
  typeof value === "object" &&
  value !== null &&
  "slot" in value &&
  "content" in value &&
  isPhotoSlot(String(value.slot));

export const contentOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Undefined where the device takes nothing along. A later photo of the same view replaces the one that waits. */
export async function keepPhoto(path: CyclePath, slot: PhotoSlot, file: File): Promise<KeptPhoto | undefined> {
  const { width, height } = await createImageBitmap(file);
  const taken_at = new Date().toISOString();
  const photo: KeptPhoto = { path, slot, name: file.name, content: await contentOf(file), width, height, taken_at };
  return inStore(async (store) => {
    await store.put("photos", keyOf(photo), photo);
    return photo;
  });
}

export const countKeptPhotos = async (): Promise<number> =>
  (await inStore(async (store) => (await store.ids("photos")).length)) ?? 0;

/** Of one evaluation, or of all. Others stay sealed, because a photo is large. */
export async function listKeptPhotos(path?: CyclePath): Promise<readonly KeptPhoto[]> {
  const rows = await inStore(async (store) => {
    const ids = (await store.ids("photos")).filter((id) => !path || id.startsWith(`${evaluationKey(path)}.`));
    return Promise.all(ids.map((id) => store.get("photos", id)));
  });
  return (rows ?? []).filter(isKept);
}

/** Photos that wait on this device stand in the place of the server's. */
export async function withWaiting(path: CyclePath, photos: PosturePhotos): Promise<PosturePhotos> {
  if (!takesAlong()) return photos;
  const photosOfPath = await listKeptPhotos(path);
  const laid = (group: keyof PosturePhotos) => {
    const slots = PHOTO_SLOTS[group].map(({ key }) => key);
    const laidOver = photosOfPath.filter(({ slot }) => slots.includes(slot));
    return [
      ...photos[group].filter(({ name }) => !laidOver.some(({ slot }) => slot === name)),
      ...laidOver.map(shownPhoto),
    ];
  };
  return { principais: laid("principais"), opcionais: laid("opcionais") };
}

const shownPhoto = ({ slot, content, width, height, ...photo }: KeptPhoto): PosturePhotos["principais"][number] => ({
  name: slot,
  src: content,
  thumbnail: content,
  width,
  height,
  added_at: addedAt(photo),
});

/** The server does not have it yet. */
export async function isKeptPhoto(
  path: CyclePath,
  { name, added_at }: Pick<PosturePhotos["principais"][number], "name" | "added_at">,
): Promise<boolean> {
  if (!takesAlong()) return false;
  return (await listKeptPhotos(path)).some((kept) => kept.slot === name && addedAt(kept) === added_at);
}

export const dropKeptPhoto = (photo: Pick<KeptPhoto, "path" | "slot">): Promise<unknown> =>
  inStore((store) => store.remove("photos", keyOf(photo)));

/** As a file to send. Bytes of a `data:` address are read without the network. */
export function fileOf({ content, name }: KeptPhoto): File {
  const [head = "", encoded = ""] = content.split(",");
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: /^data:([^;]+)/.exec(head)?.[1] ?? "image/jpeg" });
}
