import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import { listPhotosOfStudent } from "../queries.ts";
import { type PhotoPair, pairsOf } from "../rules.ts";

interface ComparedEvaluation {
  readonly mesoId: number;
  readonly microId: number | null;
  readonly evaluatedOn: CalendarDate;
}

export async function findPhotoPairs(
  scope: Scope,
  studentId: number,
  evaluations: readonly ComparedEvaluation[],
  chosen: readonly PhotoSlot[] | undefined,
): Promise<PhotoPair[]> {
  if (chosen?.length === 0) return [];
  const all = (await listPhotosOfStudent(scope, studentId)) ?? [];
  const dated = evaluations.map(({ mesoId, microId, evaluatedOn }) => ({
    day: evaluatedOn,
    photos: all.filter(({ mesocycle_id, microcycle_id }) => mesocycle_id === mesoId && microcycle_id === microId),
  }));
  const pairs = pairsOf(dated, scope.actor.role === "student" ? undefined : chosen);
  if (pairs.length > 0) await recordAccess(scope, { studentId, subject: "photos", action: "printed" });
  return pairs;
}
