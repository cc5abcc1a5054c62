import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/assessment/posture-photos.endpoints.ts";
import type { PosturePhotos } from "#contract/assessment/posture-photos.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { ApiError } from "../../../api/api-error.ts";
import { type UploadOptions, upload } from "../../../api/upload.ts";
import { orTaken } from "../../../session/taken-answers.ts";
import { callsOf, cycleOf, findPhotos } from "../../planning/cycles/cycle-calls.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";

import { dropKeptPhoto, keepPhoto, withWaiting } from "./kept-photos.ts";

const posturePhotos: Endpoints<typeof import("#contract/assessment/posture-photos.ts")> = endpoints;

/** The addresses of photos work for five minutes; older ones are asked for again before they are shown. */
const FRESH_MS = 4 * 60_000;

const keyOf = ({ id }: Pick<CyclePath, "id">) => ["posture-photos", id] as const;

export const photosQuery = (path: CyclePath) =>
  queryOptions({
    queryKey: [...keyOf(path), path.mesoId, path.microId ?? "whole"],
    // The device keeps pictures in the place of addresses, which end.
    queryFn: async ({ signal, queryKey }) =>
      withWaiting(path, await orTaken(queryKey, () => findPhotos(path, signal), { refreshes: false })),
    staleTime: FRESH_MS,
  });

export const usePhotos = (path: CyclePath) => useQuery(photosQuery(path));

export const usePhotosOfStudent = ({ id }: Pick<CyclePath, "id">) =>
  useQuery({
    queryKey: [...keyOf({ id }), "all"],
    queryFn: async ({ signal }) => (await send(posturePhotos.listPosturePhotos, { params: { id } }, signal)).cycles,
    staleTime: FRESH_MS,
  });

/** The answer to a change has the cycle's photos; the lists of all cycles are asked for when they are shown. */
function keep(cache: QueryClient, path: CyclePath, photos: PosturePhotos): void {
  cache.setQueryData(photosQuery(path).queryKey, photos);
  void cache.invalidateQueries({ queryKey: [...keyOf(path), "all"] });
}

interface Upload {
  readonly slot: PhotoSlot;
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export async function sendPhoto(path: CyclePath, slot: { readonly [slot: string]: File | "" }, options: UploadOptions) {
  const body = { ...slot, id: path.microId ?? path.mesoId };
  return cycleOf(await upload(callsOf(path).savePhoto, { params: path, body }, options)).photos;
}

/** The caller shows progress and outcome. */
export function useUploadPhoto(path: CyclePath) {
  const cache = useQueryClient();
  return async ({ slot, file, ...options }: Upload): Promise<void> => {
    try {
      const photos = await sendPhoto(path, { [slot]: file }, options);
      // One that waits for the signal would replace it.
      await dropKeptPhoto({ path, slot });
      keep(cache, path, photos);
    } catch (error) {
      const isAway = error instanceof ApiError && (error.status === 0 || error.status === 503);
      if (!isAway || !(await keepPhoto(path, slot, file))) throw error;
      await cache.invalidateQueries({ queryKey: photosQuery(path).queryKey });
    }
  };
}

/** The caller shows the outcome. */
export function useRemovePhoto(path: CyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (slot: PhotoSlot) =>
      sendPhoto(path, { [slot]: "" }, { signal: new AbortController().signal, onProgress: () => {} }),
    onSuccess: (photos) => keep(cache, path, photos),
  });
}
