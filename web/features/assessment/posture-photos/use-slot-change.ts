import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { PhotosOfCycle } from "#contract/assessment/posture-photos.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { isUnanswered } from "../../../api/api-error.ts";
import { randomId } from "../../../api/random-id.ts";
import { type UploadOptions, upload } from "../../../api/upload.ts";
import { deviceId } from "../../../session/device-id.ts";
import { refreshTaken } from "../../../session/taken-answers.ts";
import { callsOf, cycleOf } from "../../planning/cycles/cycle-calls.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { madeChange } from "../evaluation-changes/made-changes.ts";
import { takesAlong } from "../evaluation-changes/waiting-changes.ts";
import { waitingMarks } from "../photo-marks/waiting-marks.ts";
import { photosKeyOf, photosQuery } from "./data.ts";
import {
  addedAt,
  dropKept,
  keepChange,
  type PhotoChange,
  readKept,
  type SlotContent,
  withWaiting,
} from "./kept-photos.ts";
import { withContents } from "./photo-contents.ts";

/** The answer to a change has the cycle's photos; the lists of all cycles are asked for when they are shown. */
export async function showPhotos(cache: QueryClient, path: CyclePath, photos: PhotosOfCycle): Promise<void> {
  cache.setQueryData(photosQuery(path).queryKey, await withWaiting(path, photos));
  void cache.invalidateQueries({ queryKey: [...photosKeyOf(path), "all"] });
  if (takesAlong()) void withContents(photos).then((contents) => refreshTaken(photosQuery(path).queryKey, contents));
}

interface SentSlot {
  readonly slot: PhotoSlot;
  readonly content: SlotContent;
  readonly change?: PhotoChange | undefined;
}

export async function sendSlot(path: CyclePath, { slot, content, change }: SentSlot, options?: UploadOptions) {
  const made = change && { change_id: change.id, made_at: change.made_at, replaces: change.replaces };
  const body = {
    [slot]: content && "file" in content ? content.file : ("" as const),
    ...(made && { ...made, device_id: deviceId() }),
    ...(content && "keeps" in content && content),
    id: path.microId ?? path.mesoId,
  };
  const quietly = { signal: new AbortController().signal, onProgress: () => {} };
  return cycleOf(await upload(callsOf(path).savePhoto, { params: path, body }, options ?? quietly)).photos;
}

/** Answers "kept" where no answer came and the change waits on the device. The caller shows progress and outcome. */
function useSlotChange(path: CyclePath) {
  const cache = useQueryClient();
  // One may have arrived although no answer came: the next try takes its place.
  const unconfirmed = useRef(new Map<PhotoSlot, PhotoChange>());
  return async (slot: PhotoSlot, content: SlotContent, options?: UploadOptions): Promise<"sent" | "kept"> => {
    const photo = await readKept({ path, slot });
    const waiting = [photo?.change, unconfirmed.current.get(slot)]
      .filter((change) => change !== undefined)
      .map((change) => ({ ...change, field: slot, value: "" }));
    const standing = cache.getQueryData(photosQuery(path).queryKey)?.changes ?? {};
    const change = madeChange({ standing, waiting }, slot, "", { now: new Date(), newId: randomId });
    unconfirmed.current.set(slot, change);
    try {
      const photos = await sendSlot(path, { slot, content, change }, options);
      unconfirmed.current.delete(slot);
      // One that waits for the signal would replace it.
      await dropKept({ path, slot });
      await showPhotos(cache, path, photos);
      return "sent";
    } catch (error) {
      if (!isUnanswered(error) || !(await keepChange({ path, slot }, content, change))) throw error;
      await cache.invalidateQueries({ queryKey: photosKeyOf(path) });
      return "kept";
    }
  };
}

interface Upload extends UploadOptions {
  readonly slot: PhotoSlot;
  readonly file: File;
}

export function useUploadPhoto(path: CyclePath) {
  const change = useSlotChange(path);
  return ({ slot, file, ...options }: Upload) => change(slot, { file }, options);
}

/** The caller shows the outcome. */
export function useRemovePhoto(path: CyclePath) {
  const change = useSlotChange(path);
  return useMutation({ mutationFn: (slot: PhotoSlot) => change(slot, null) });
}

interface Chosen {
  readonly slot: PhotoSlot;
  /** The photo's first change; blank: none of them. */
  readonly value: string;
}

/** The caller shows the outcome. */
export function useChoosePhoto(path: CyclePath) {
  const change = useSlotChange(path);
  return useMutation({ mutationFn: ({ slot, value }: Chosen) => change(slot, value === "" ? null : { keeps: value }) });
}

/** The change that waits on the device is taken back, with the points on its photo; the photo of before is there again. */
export function useTakeBack(path: CyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (slot: PhotoSlot) => {
      const photo = await readKept({ path, slot });
      if (!photo) return;
      const name = { studentId: path.id, mesocycle_id: path.mesoId, microcycle_id: path.microId ?? null, slot };
      await waitingMarks.keep({ ...name, photo_added_at: addedAt(photo) }, []);
      await dropKept(photo, photo.change);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: photosKeyOf(path) }),
  });
}
