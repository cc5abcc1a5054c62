import { bloodPressureOf } from "#contract/assessment/evaluation-sections/heart.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { Screening } from "#domain/students/readiness/screening.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import { PAIN_TO_MARK } from "#domain/training/executions/pain.ts";
import { evaluationFindings } from "#domain/training/health/evaluation-findings.ts";
import { type HealthReading, readHealth, withPlaces } from "#domain/training/health/read-health.ts";
import { DAYS_OF_PAIN, placesTold, type ToldPain } from "#domain/training/health/told-pains.ts";
import type { Scope } from "../platform/database/scope.ts";
import { findReadinessOf } from "./readiness.ts";

export interface Health {
  readonly reading: HealthReading;
  readonly toldPains: readonly ToldPain[];
  readonly screening: Screening;
}

/** All that is known of a student's body: by the anamnesis, by the screening and by what was told while training. */
export async function findHealth(scope: Scope, studentId: number, today: CalendarDate): Promise<Health> {
  const [student, { answers, screening }, toldPains] = await Promise.all([
    scope.tx
      .selectFrom("students")
      .select(["personal_anamnesis", "physiological_anamnesis"])
      .where("id", "=", studentId)
      .executeTakeFirst(),
    findReadinessOf(scope, studentId, today),
    listToldPains(scope, studentId, today),
  ]);
  const reading = readHealth({ ...student?.physiological_anamnesis, ...student?.personal_anamnesis }, answers);
  return { reading: withPlaces(reading, placesTold(toldPains)), toldPains, screening };
}

/** Not those of an exercise that was done later without pain: the progression goes on there, too. */
export async function listToldPains({ tx }: Scope, studentId: number, today: CalendarDate): Promise<ToldPain[]> {
  const rows = await tx
    .selectFrom("executed_exercises as told")
    .select(["exercise_id", "pain_area as area", "pain", "day"])
    .where("student_id", "=", studentId)
    .where("day", ">=", addDays(today, -DAYS_OF_PAIN))
    .where("pain", ">=", PAIN_TO_MARK)
    // Every such pain tells, and the index of those that tell is small.
    .where("tells_of_pain", "=", true)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("executed_exercises as later")
            .whereRef("later.trainer_id", "=", "told.trainer_id")
            .whereRef("later.student_id", "=", "told.student_id")
            .whereRef("later.exercise_id", "=", "told.exercise_id")
            .whereRef("later.day", ">", "told.day")
            .where("later.working_sets", ">", 0)
            .where((eb) => eb.or([eb("later.pain", "is", null), eb("later.pain", "<", PAIN_TO_MARK)])),
        ),
      ),
    )
    .execute();
  return rows.flatMap(({ pain, ...told }) => (pain === null ? [] : { ...told, pain }));
}

export interface EvaluationStop {
  readonly sentence: string;
  readonly day: CalendarDate;
}

/** Why nothing may be trained, by the last evaluation, whose own screen says it, too. */
export async function findEvaluationStop({ tx }: Scope, studentId: number): Promise<EvaluationStop | null> {
  const last = await tx
    .selectFrom("evaluations")
    .select(["heart", "biochemical", "evaluated_on", "age_years"])
    .where("student_id", "=", studentId)
    .where("evaluated_on", "is not", null)
    .orderBy("evaluated_on", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const { stop } = evaluationFindings({
    bloodPressure: bloodPressureOf(last.heart),
    glucose: parseDecimal(last.biochemical.glicose ?? ""),
    fasting: last.biochemical.jejum ?? null,
    filtration: null,
    ageYears: last.age_years,
  });
  return stop === null ? null : { sentence: stop, day: last.evaluated_on };
}
