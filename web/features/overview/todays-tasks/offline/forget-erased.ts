import { isNotFound } from "../../../../api/api-error.ts";
import { queryClient } from "../../../../api/query-client.ts";
import { waitingSheets } from "../../../assessment/evaluation-changes/waiting-changes.ts";
import { waitingMarks } from "../../../assessment/photo-marks/waiting-marks.ts";
import { dropKept, listKeptPhotos } from "../../../assessment/posture-photos/kept-photos.ts";
import { waitingStrength } from "../../../assessment/strength-tests/waiting-strength.ts";
import { studentQuery } from "../../../students/students/data.ts";
import { leaveBehind, listTaken } from "./take-along.ts";

/** False without an answer. */
async function isErased(studentId: number): Promise<boolean> {
  try {
    await queryClient.fetchQuery({ ...studentQuery(studentId), staleTime: 0, retry: false });
    return false;
  } catch (error) {
    return isNotFound(error);
  }
}

/** Health data of erased students does not stay on the device, unsent or not. Answers whom it forgot. */
export async function forgetErased(trainerId: number, studentIds: Iterable<number>): Promise<ReadonlySet<number>> {
  const erased = new Set<number>();
  for (const id of new Set(studentIds)) if (await isErased(id)) erased.add(id);
  if (erased.size === 0) return erased;
  for (const { owner, changes } of await waitingSheets.list())
    if (erased.has(owner.id)) await waitingSheets.drop(owner, changes);
  for (const { owner, changes } of await waitingStrength.list())
    if (erased.has(owner)) await waitingStrength.drop(owner, changes);
  for (const photo of await listKeptPhotos()) if (erased.has(photo.path.id)) await dropKept(photo, photo.change);
  for (const { owner, changes } of await waitingMarks.list())
    if (erased.has(owner.studentId)) await waitingMarks.drop(owner, changes);
  for (const { path } of await listTaken(trainerId)) if (erased.has(path.id)) await leaveBehind(trainerId, path);
  return erased;
}
