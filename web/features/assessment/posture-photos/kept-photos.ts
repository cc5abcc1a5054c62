import type { FieldChangeDraft } from "#contract/assessment/evaluation-changes.ts";
import type { PhotosOfCycle, PosturePhoto, PosturePhotos } from "#contract/assessment/posture-photos.ts";
import { isPhotoSlot, PHOTO_SLOTS, type PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import type { SealedStore } from "../../../session/sealed-store.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { evaluationKey, inStore, takesAlong } from "../evaluation-changes/waiting-changes.ts";

/** Who made it and when, as the server is told. */
export type PhotoChange = Pick<FieldChangeDraft, "id" | "replaces" | "made_at">;

/** A change gives a slot a photo, nothing, which removes it, or one of the photos that stand, by its first change. */
export type SlotContent = { readonly file: File } | { readonly keeps: string } | null;

/** A photo that was placed, removed or chosen without a signal. */
export interface KeptPhoto {
  readonly path: CyclePath;
  readonly slot: PhotoSlot;
  readonly name: string;
  /** `data:` with the bytes; null: no new photo. */
  readonly content: string | null;
  readonly width: number;
  readonly height: number;
  /** ISO 8601 in UTC. Marks on it name it so until the server has it. */
  readonly taken_at?: string;
  /** Absent in what an earlier version of the program kept. */
  readonly change?: PhotoChange;
  readonly keeps?: string;
}

/** A photo that an earlier version of the program kept has no instant. */
const NEVER = new Date(0).toISOString();

/** It stands for the server's instant until the server has the photo. */
export const addedAt = ({ taken_at = NEVER }: Pick<KeptPhoto, "taken_at">): string => taken_at;

type Named = Pick<KeptPhoto, "path" | "slot">;

const keyOf = ({ path, slot }: Named) => `${evaluationKey(path)}.${slot}`;

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

/** False where the device takes nothing along. A later change of the same view replaces the one that waits. */
export async function keepChange({ path, slot }: Named, content: SlotContent, change: PhotoChange): Promise<boolean> {
  const row = { path, slot, change, ...(await keptContent(content)) };
  const isStored = await inStore(async (store) => {
    await store.put("photos", keyOf(row), row);
    return true;
  });
  return isStored ?? false;
}

async function keptContent(content: SlotContent): Promise<Omit<KeptPhoto, "path" | "slot">> {
  if (content && "file" in content) {
    const { file } = content;
    const { width, height } = await createImageBitmap(file);
    return { name: file.name, content: await contentOf(file), width, height, taken_at: new Date().toISOString() };
  }
  return { name: "", content: null, width: 0, height: 0, ...content };
}

export const countKeptPhotos = async (): Promise<number> =>
  (await inStore(async (store) => (await store.ids("photos")).length)) ?? 0;

type CycleName = Pick<CyclePath, "id" | "mesoId" | "microId">;

/** Photos of other cycles stay sealed, because a photo is large. */
export async function listKeptPhotos(cycle?: CycleName): Promise<readonly KeptPhoto[]> {
  const rows = await inStore(async (store) => {
    const ids = (await store.ids("photos")).filter((id) => !cycle || isOfCycle(id, cycle));
    return Promise.all(ids.map((id) => store.get("photos", id)));
  });
  return (rows ?? []).filter(isKept);
}

function isOfCycle(key: string, { id, mesoId, microId }: CycleName): boolean {
  const [student, , meso, micro] = key.split(".");
  return student === `${id}` && meso === `${mesoId}` && micro === `${microId ?? "whole"}`;
}

export const readKept = async (named: Named): Promise<KeptPhoto | undefined> => {
  const row = await inStore((store) => store.get("photos", keyOf(named)));
  return isKept(row) ? row : undefined;
};

/** The photos as they will be once the server has what waits on this device. */
export interface ShownPhotos extends PhotosOfCycle {
  readonly waiting: readonly Pick<KeptPhoto, "slot" | "content" | "keeps" | "change">[];
}

export async function withWaiting(cycle: CycleName, photos: PhotosOfCycle): Promise<ShownPhotos> {
  const waiting = takesAlong() ? await listKeptPhotos(cycle) : [];
  const laid = (group: keyof PosturePhotos) => {
    const slots = PHOTO_SLOTS[group].map(({ key }) => key);
    const laidOver = waiting.filter(({ slot }) => slots.includes(slot));
    return [
      ...photos[group].filter(({ name }) => !laidOver.some(({ slot }) => slot === name)),
      ...laidOver.flatMap((kept) => shownPhoto(kept, photos.changes) ?? []),
    ];
  };
  return { principais: laid("principais"), opcionais: laid("opcionais"), changes: photos.changes, waiting };
}

function shownPhoto(kept: KeptPhoto, changes: PhotosOfCycle["changes"]): PosturePhoto | null {
  const { slot, content, width, height, keeps } = kept;
  if (content !== null) return { name: slot, src: content, thumbnail: content, width, height, added_at: addedAt(kept) };
  return changes[slot]?.find(({ value }) => value === keeps)?.photo ?? null;
}

/** The server does not have it yet. */
export async function isKeptPhoto(
  path: CyclePath,
  { name, added_at }: Pick<PosturePhoto, "name" | "added_at">,
): Promise<boolean> {
  if (!takesAlong()) return false;
  const photo = await readKept({ path, slot: name });
  return photo !== undefined && photo.content !== null && addedAt(photo) === added_at;
}

/** With a change, only while no later one has taken its place. */
export const dropKept = (named: Named, change?: PhotoChange): Promise<unknown> =>
  inStore(async (store: SealedStore) => {
    const row = change && (await store.get("photos", keyOf(named)));
    if (isKept(row) && row.change?.id !== change?.id) return;
    await store.remove("photos", keyOf(named));
  });

export function contentToSend({ content, name, keeps }: KeptPhoto): SlotContent {
  if (content !== null) return { file: fileOf(content, name) };
  return keeps === undefined ? null : { keeps };
}

/** Bytes of a `data:` address are read without the network. */
function fileOf(content: string, name: string): File {
  const [head = "", encoded = ""] = content.split(",");
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: /^data:([^;]+)/.exec(head)?.[1] ?? "image/jpeg" });
}
