import type { StrengthTestChange, StrengthTestDraft } from "#contract/assessment/strength-tests.ts";
import type { Clock } from "../../../../platform/clock.ts";
import type { StaffScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";

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
  clock: Clock,
): Promise<RecordOutcome> {
  if ((await prepareStrengthTests(scope, draft.student_id)).outcome === "not_found") return { outcome: "not_found" };
  const test = await scope.tx
    .selectFrom("strength_tests")
    .select("id")
    .where("student_id", "=", draft.student_id)
    .where("muscle_group_id", "=", draft.muscle_group_id)
    .executeTakeFirst();
  if (!test) return { outcome: "no_group" };
  await updateStrengthTest(scope, test.id, draft, clock);
  return { outcome: "saved", id: test.id };
}

/** Values that are the same as before change nothing. */
export async function updateStrengthTest(
  { tx, actor }: StaffScope,
  id: number,
  { student_id, muscle_group_id, lock_version, weight: weight_kg, ...draft }: StrengthTestChange,
  clock: Clock,
): Promise<Outcome<"saved" | "not_found" | "changed_elsewhere">> {
  const stored = await tx
    .selectFrom("strength_tests")
    .select(["exercise_name", "repetitions", "weight_kg", "percentage", "lock_version"])
    .where("id", "=", id)
    .where("student_id", "=", student_id)
    .where("muscle_group_id", "=", muscle_group_id)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return { outcome: "not_found" };
  if (lock_version !== undefined && lock_version !== stored.lock_version) return { outcome: "changed_elsewhere" };
  const { exercise_name, repetitions, percentage } = draft;
  const values = { exercise_name, repetitions, weight_kg, percentage };
  const isSame =
    stored.exercise_name === exercise_name &&
    stored.repetitions === repetitions &&
    stored.weight_kg === weight_kg &&
    stored.percentage === percentage;
  if (isSame) return { outcome: "saved" };
  await tx
    .updateTable("strength_tests")
    .set({ ...values, lock_version: stored.lock_version + 1 })
    .where("id", "=", id)
    .execute();
  await tx
    .insertInto("strength_test_changes")
    .values({ trainer_id: actor.trainerId, student_id, strength_test_id: id, ...values, changed_at: clock.now() })
    .execute();
  return { outcome: "saved" };
}

/** The student cannot be removed until this transaction ends. */
function lockStudent({ tx }: StaffScope, studentId: number) {
  return tx.selectFrom("students").select("id").where("id", "=", studentId).forKeyShare().executeTakeFirst();
}
