import { randomUUID } from "node:crypto";
import type { StrengthTestChange, StrengthTestDraft } from "#contract/assessment/strength-tests.ts";
import type { Clock } from "../../../../platform/clock.ts";
import type { StaffScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { findFieldChanges, insertChanges, lockPart } from "../../../../tables/field-changes.ts";
import { changedFieldsOf, fieldKey, type TestValues, textOf } from "../rules.ts";

export interface Sending {
  readonly clock: Clock;
  /** The program that sends, in words. */
  readonly device: string;
}

type RecordOutcome = { readonly outcome: "saved"; readonly id: number } | Outcome<"not_found" | "no_group">;

/** Two windows at once make each row once. */
export async function prepareStrengthTests(
  scope: StaffScope,
  studentId: number,
): Promise<Outcome<"saved" | "not_found">> {
  if (!(await lockStudent(scope, studentId))) return { outcome: "not_found" };
  const { tx, actor } = scope;
  await tx
    .insertInto("strength_tests")
    .columns(["trainer_id", "student_id", "muscle_group_id"])
    .expression((eb) =>
      eb
        .selectFrom("muscle_groups")
        .leftJoin("strength_tests", (join) =>
          join.onRef("muscle_group_id", "=", "muscle_groups.id").on("student_id", "=", studentId),
        )
        .select([eb.val(actor.trainerId).as("trainer_id"), eb.val(studentId).as("student_id"), "muscle_groups.id"])
        .where("hidden_at", "is", null)
        .where("strength_tests.id", "is", null),
    )
    .onConflict((conflict) => conflict.columns(["trainer_id", "student_id", "muscle_group_id"]).doNothing())
    .execute();
  return { outcome: "saved" };
}

export async function recordStrengthTest(
  scope: StaffScope,
  draft: StrengthTestDraft,
  sending: Sending,
): Promise<RecordOutcome> {
  if ((await prepareStrengthTests(scope, draft.student_id)).outcome === "not_found") return { outcome: "not_found" };
  const test = await scope.tx
    .selectFrom("strength_tests")
    .select("id")
    .where("student_id", "=", draft.student_id)
    .where("muscle_group_id", "=", draft.muscle_group_id)
    .executeTakeFirst();
  if (!test) return { outcome: "no_group" };
  await updateStrengthTest(scope, test.id, draft, sending);
  return { outcome: "saved", id: test.id };
}

/** Values that are the same as before change nothing. Each changed field replaces what stood, so that a device that comes later sees it. */
export async function updateStrengthTest(
  scope: StaffScope,
  id: number,
  { student_id, muscle_group_id, lock_version, ...values }: StrengthTestChange,
  { clock, device }: Sending,
): Promise<Outcome<"saved" | "not_found" | "changed_elsewhere">> {
  const part = { part: "strength", id: student_id } as const;
  await lockPart(scope, part);
  const test = (await lockTests(scope, student_id)).find((one) => one.id === id);
  if (test?.muscle_group_id !== muscle_group_id) return { outcome: "not_found" };
  if (lock_version !== undefined && lock_version !== test.lock_version) return { outcome: "changed_elsewhere" };
  const now = clock.now();
  const changed = changedFieldsOf(test, values);
  if (changed.length === 0) return { outcome: "saved" };
  await writeTest(scope, test, values, now);
  const { fields } = await findFieldChanges(scope, part);
  const changes = changed.map((name) => {
    const field = fieldKey(muscle_group_id, name);
    const replaces = (fields[field] ?? []).map((standing) => standing.id);
    return { id: randomUUID(), field, value: textOf(values[name]), replaces, made_at: now.toISOString() };
  });
  await insertChanges(scope, part, changes, { device_id: null, device, now });
  return { outcome: "saved" };
}

type LockedTest = Awaited<ReturnType<typeof lockTests>>[number];

export const lockTests = ({ tx }: StaffScope, studentId: number) =>
  tx
    .selectFrom("strength_tests")
    .select(["id", "student_id", "muscle_group_id", "lock_version"])
    .select(["exercise_name", "repetitions", "weight_kg as weight", "percentage"])
    .where("student_id", "=", studentId)
    .orderBy("id")
    .forUpdate()
    .execute();

/** Values that are the same as before add nothing to the history. */
export async function writeTest(
  { tx, actor }: StaffScope,
  { id, student_id, lock_version, ...before }: LockedTest,
  after: TestValues,
  changed_at: Date,
): Promise<void> {
  if (changedFieldsOf(before, after).length === 0) return;
  const { exercise_name, repetitions, weight: weight_kg, percentage } = after;
  const values = { exercise_name, repetitions, weight_kg, percentage };
  await tx
    .updateTable("strength_tests")
    .set({ ...values, lock_version: lock_version + 1 })
    .where("id", "=", id)
    .execute();
  await tx
    .insertInto("strength_test_changes")
    .values({ trainer_id: actor.trainerId, student_id, strength_test_id: id, ...values, changed_at })
    .execute();
}

/** The student cannot be removed until this transaction ends. */
function lockStudent({ tx }: StaffScope, studentId: number) {
  return tx.selectFrom("students").select("id").where("id", "=", studentId).forKeyShare().executeTakeFirst();
}
