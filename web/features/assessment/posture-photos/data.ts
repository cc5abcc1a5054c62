import { queryOptions, useQuery } from "@tanstack/react-query";
import * as endpoints from "#contract/assessment/posture-photos.endpoints.ts";
import type { PhotographedCycle, PhotosOfCycle } from "#contract/assessment/posture-photos.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { findTaken, orTaken } from "../../../session/taken-answers.ts";
import { findPhotos } from "../../planning/cycles/cycle-calls.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { takesAlong } from "../evaluation-changes/waiting-changes.ts";
import { withWaiting } from "./kept-photos.ts";

const posturePhotos: Endpoints<typeof import("#contract/assessment/posture-photos.ts")> = endpoints;

/** The addresses of photos work for five minutes; older ones are asked for again before they are shown. */
const FRESH_MS = 4 * 60_000;

export const photosKeyOf = ({ id }: Pick<CyclePath, "id">) => ["posture-photos", id] as const;

type CycleName = Pick<CyclePath, "id" | "mesoId" | "microId">;

/** The last part is raised when the answer's shape changes: a device may hold an earlier one. */
const keyOfCycle = (cycle: CycleName) => [...photosKeyOf(cycle), cycle.mesoId, cycle.microId ?? "whole", 2] as const;

export const photosQuery = (path: CyclePath) =>
  queryOptions({
    queryKey: keyOfCycle(path),
    // The device keeps pictures in the place of addresses, which end.
    queryFn: async ({ signal, queryKey }) =>
      withWaiting(path, await orTaken(queryKey, () => findPhotos(path, signal), { refreshes: false })),
    staleTime: FRESH_MS,
  });

export const usePhotos = (path: CyclePath) => useQuery(photosQuery(path));

export const photosOfStudentQuery = (id: number) =>
  queryOptions({
    queryKey: [...photosKeyOf({ id }), "all"],
    queryFn: async ({ signal, queryKey }) => {
      const read = async () => (await send(posturePhotos.listPosturePhotos, { params: { id } }, signal)).cycles;
      return withTaken(id, await orTaken(queryKey, read, { refreshes: false }));
    },
    staleTime: FRESH_MS,
  });

export const usePhotosOfStudent = ({ id }: Pick<CyclePath, "id">) => useQuery(photosOfStudentQuery(id));

/** A device keeps the photos of evaluations that were taken along beside the former ones, under their own keys. */
async function withTaken(id: number, cycles: readonly PhotographedCycle[]): Promise<readonly PhotographedCycle[]> {
  if (!takesAlong()) return cycles;
  const laid = cycles.map(async (cycle) => {
    const name = { id, mesoId: cycle.mesocycle_id, microId: cycle.microcycle_id ?? undefined };
    const isElsewhere = cycle.photos.principais.length + cycle.photos.opcionais.length === 0;
    const answer = isElsewhere ? await findTaken<PhotosOfCycle>(keyOfCycle(name)) : undefined;
    const { principais, opcionais } = await withWaiting(name, answer ?? { ...cycle.photos, changes: {} });
    return { ...cycle, photos: { principais, opcionais } };
  });
  return Promise.all(laid);
}
