import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { EvaluationExchange, FieldChangeDraft, RefusedChanges } from "#contract/assessment/evaluation-changes.ts";
import * as endpoints from "#contract/assessment/photo-marks.endpoints.ts";
import type { MarkedPhoto } from "#contract/assessment/photo-marks.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { orTaken, refreshTaken } from "../../../session/taken-answers.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { type PhotoName, withMarks, withWaitingMarks } from "./waiting-marks.ts";

const photoMarks: Endpoints<typeof import("#contract/assessment/photo-marks.ts")> = endpoints;

export const photoMarksQuery = (id: number) =>
  queryOptions({
    // The last part is raised when the answer's shape changes: a device may hold an earlier one.
    queryKey: ["photo-marks", id, 2],
    queryFn: async ({ signal, queryKey }) =>
      withWaitingMarks(id, await orTaken(queryKey, () => send(photoMarks.listPhotoMarks, { params: { id } }, signal))),
  });

export const isOf = ({ mesoId, microId }: CyclePath, { mesocycle_id, microcycle_id }: MarkedPhoto) =>
  mesocycle_id === mesoId && microcycle_id === (microId ?? null);

/** Proposals of posture follow each point at once. */
export function showMarks(cache: QueryClient, name: PhotoName, waiting: readonly FieldChangeDraft[]): void {
  cache.setQueryData(photoMarksQuery(name.studentId).queryKey, (sheet) => sheet && withMarks(sheet, name, waiting));
}

export async function exchangeMarks(
  cache: QueryClient,
  { studentId: id, ...name }: PhotoName,
  body: EvaluationExchange,
): Promise<RefusedChanges> {
  const { refused, ...sheet } = await send(photoMarks.exchangePhotoMarks, {
    params: { id },
    body: { ...name, ...body },
  });
  const { queryKey } = photoMarksQuery(id);
  refreshTaken(queryKey, sheet);
  cache.setQueryData(queryKey, sheet);
  return refused;
}
