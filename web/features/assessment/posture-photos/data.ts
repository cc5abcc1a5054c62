import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { listPosturePhotos, PosturePhotos } from "#contract/assessment/posture-photos.ts";
import type * as mesocycles from "#contract/planning/mesocycles.ts";
import type * as microcycles from "#contract/planning/microcycles.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { endpoint, send } from "../../../api/api.ts";
import { upload } from "../../../api/upload.ts";
import { byLevel, MICROCYCLE } from "../../planning/cycles/cycle-data.ts";
import { type CyclePath, MESOCYCLE } from "../../planning/cycles/data.ts";

const OF_MESOCYCLE = {
  read: endpoint<typeof mesocycles.findPhotos>("GET", `${MESOCYCLE}/photos`),
  save: endpoint<mesocycles.SaveMesocyclePhoto>("PUT", MESOCYCLE),
};
const OF_MICROCYCLE = {
  read: endpoint<typeof microcycles.findPhotos>("GET", `${MICROCYCLE}/photos`),
  save: endpoint<microcycles.SaveMicrocyclePhoto>("PUT", MICROCYCLE),
};
const OF_STUDENT = endpoint<typeof listPosturePhotos>("GET", "/api/v1/students/:id/photos");

/** The addresses of photos work for five minutes; older ones are asked for again before they are shown. */
const FRESH_MS = 4 * 60_000;

const keyOf = ({ id }: Pick<CyclePath, "id">) => ["posture-photos", id] as const;

const photosQuery = (path: CyclePath) =>
  queryOptions({
    queryKey: [...keyOf(path), path.mesoId, path.microId ?? "whole"],
    queryFn: async ({ signal }) =>
      byLevel<Promise<{ photos: PosturePhotos }>>(
        path,
        (params) => send(OF_MESOCYCLE.read, { params }, signal),
        (params) => send(OF_MICROCYCLE.read, { params }, signal),
      ).then(({ photos }) => photos),
    staleTime: FRESH_MS,
  });

/** The photos of a cycle. */
export const usePhotos = (path: CyclePath) => useQuery(photosQuery(path));

/** The photos of all cycles of a student, in order of date. */
export const usePhotosOfStudent = ({ id }: Pick<CyclePath, "id">) =>
  useQuery({
    queryKey: [...keyOf({ id }), "all"],
    queryFn: async ({ signal }) => (await send(OF_STUDENT, { params: { id } }, signal)).cycles,
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

/** Sends one photo of a cycle. The caller shows progress and outcome. */
export function useUploadPhoto(path: CyclePath) {
  const cache = useQueryClient();
  return async ({ slot, file, ...options }: Upload): Promise<void> => {
    const body = { [slot]: file, id: path.microId ?? path.mesoId };
    const photos = await byLevel<Promise<PosturePhotos>>(
      path,
      async (params) => (await upload(OF_MESOCYCLE.save, { params, body }, options)).mesocycle.photos,
      async (params) => (await upload(OF_MICROCYCLE.save, { params, body }, options)).microcycle.photos,
    );
    keep(cache, path, photos);
  };
}

/** Removes the photo of a slot. The caller shows the outcome. */
export function useRemovePhoto(path: CyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (slot: PhotoSlot) => {
      const options = { signal: new AbortController().signal, onProgress: () => {} };
      const body = { [slot]: "", id: path.microId ?? path.mesoId } as const;
      return byLevel<Promise<PosturePhotos>>(
        path,
        async (params) => (await upload(OF_MESOCYCLE.save, { params, body }, options)).mesocycle.photos,
        async (params) => (await upload(OF_MICROCYCLE.save, { params, body }, options)).microcycle.photos,
      );
    },
    onSuccess: (photos) => keep(cache, path, photos),
  });
}
