import type { CyclePath } from "#contract/cycles.ts";
import {
  derivedItems,
  type EvaluatedItems,
  type EvaluatedItemsDraft,
  measuresOf,
  numberOf,
} from "#contract/evaluations.ts";
import { refusalsToSave } from "#domain/assessment/evaluation-rules.ts";
import { ASSESSMENT_VERSION, assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import { ageInYears, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Clock } from "../../platform/clock.ts";
import type { StaffScope } from "../../platform/database/scope.ts";
import { findEvaluation } from "./queries.ts";

export type RecordOutcome =
  | { readonly outcome: "saved" }
  | { readonly outcome: "invalid"; readonly detail: string; readonly fields: Record<string, string> };

/**
 * Stores what was measured and what the server derives from it. The evaluation keeps the day on which it was first saved:
 * the age that its equations use is the age on that day, also when it is corrected later.
 */
export async function recordEvaluation(
  scope: StaffScope,
  path: CyclePath,
  draft: EvaluatedItemsDraft,
  clock: Clock,
): Promise<RecordOutcome> {
  const [first, ...others] = refusalsToSave({
    statureCm: numberOf(draft.student.stature),
    weightKg: numberOf(draft.student.weight),
    restingHeartRate: numberOf(draft.heart.fcRepouso),
  });
  if (first) {
    const fields = [first, ...others].map(({ path, message }) => [`evaluated_items.${path}`, message] as const);
    return { outcome: "invalid", detail: first.message, fields: Object.fromEntries(fields) };
  }

  const { gender, birthdate, protocol } = await subjectOf(scope, path);
  const before = await findEvaluation(scope, path);
  const now = clock.now();
  const evaluatedOn = before?.evaluated_on ?? todayInSaoPaulo(now.getTime());
  const ageYears = birthdate === null ? null : ageInYears(birthdate, evaluatedOn);
  const assessment = assessPerimeter({ gender, ageYears, protocol, ...measuresOf(draft) });
  const items: EvaluatedItems = {
    student: draft.student,
    heart: draft.heart,
    perimeter: { ...draft.perimeter, protocolo: protocol, ...derivedItems(assessment) },
  };
  await store(scope, path, { items, evaluatedOn, now });
  return { outcome: "saved" };
}

/** What of the student and the macrocycle the equations need. */
const subjectOf = ({ tx }: StaffScope, path: CyclePath) =>
  tx
    .selectFrom("macrocycles")
    .innerJoin("students", (join) =>
      join
        .onRef("students.trainer_id", "=", "macrocycles.trainer_id")
        .onRef("students.id", "=", "macrocycles.student_id"),
    )
    .select(["students.gender", "students.birthdate", "macrocycles.skinfold_protocol as protocol"])
    .where("macrocycles.id", "=", path.macroId)
    .executeTakeFirstOrThrow();

async function store(
  { tx, actor }: StaffScope,
  path: CyclePath,
  { items, evaluatedOn, now }: { items: EvaluatedItems; evaluatedOn: string; now: Date },
): Promise<void> {
  const values = { items: JSON.stringify(items), assessment_version: ASSESSMENT_VERSION, updated_at: now };
  await tx
    .insertInto("evaluations")
    .values({
      trainer_id: actor.trainerId,
      mesocycle_id: path.mesoId,
      microcycle_id: path.microId ?? null,
      student_id: path.id,
      evaluated_on: evaluatedOn,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(["trainer_id", "mesocycle_id", "microcycle_id"]).doUpdateSet(values))
    .execute();
}
