import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/assessment/photo-marks.endpoints.ts";
import type { MarkedPhoto, PhotoMarksDraft } from "#contract/assessment/photo-marks.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { orTaken } from "../../../session/taken-answers.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";

const photoMarks: Endpoints<typeof import("#contract/assessment/photo-marks.ts")> = endpoints;

const KEY = "photo-marks";

export const photoMarksQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id],
    queryFn: ({ signal, queryKey }) =>
      orTaken(queryKey, () => send(photoMarks.listPhotoMarks, { params: { id } }, signal)),
  });

const isSamePhoto = (one: MarkedPhoto, other: MarkedPhoto) =>
  one.mesocycle_id === other.mesocycle_id && one.microcycle_id === other.microcycle_id && one.slot === other.slot;

export const isOf = ({ mesoId, microId }: CyclePath, { mesocycle_id, microcycle_id }: MarkedPhoto) =>
  mesocycle_id === mesoId && microcycle_id === (microId ?? null);

/** Marks that are placed quickly are sent one after the other, each with the whole of the photo. */
export function useSaveMarks(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: [KEY, id],
    scope: { id: KEY },
    mutationFn: (body: PhotoMarksDraft) => send(photoMarks.savePhotoMarks, { params: { id }, body }),
    onMutate: async (photo) => {
      const { queryKey } = photoMarksQuery(id);
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(
        queryKey,
        (known) => known && { ...known, photos: [...known.photos.filter((one) => !isSamePhoto(one, photo)), photo] },
      );
    },
  });
}
