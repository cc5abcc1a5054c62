import { type Insertable, sql, type Updateable } from "kysely";
import type { EvaluatedItemsDraft, WholeEvaluation } from "#contract/assessment/evaluations.ts";
import type { TechnicalErrors } from "#contract/assessment/technical-errors.ts";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import type { CyclePath, EvaluationChange } from "#contract/planning/cycles.ts";
import { ASSESSMENT_VERSION } from "#domain/assessment/perimeter-assessment.ts";
import { type Sex, sexOf } from "#domain/assessment/sex.ts";
import { addDays, ageInMonths, ageInYears, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { EVALUATION_NOTICE_DAYS } from "#domain/notices/kinds.ts";
import { EVALUATION_VALID_DAYS } from "#domain/students/attention.ts";
import type { Clock } from "../../../../platform/clock.ts";
import type { StaffScope, TrainerScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { isMarkedFrom } from "../../../../tables/appointments.ts";
import { EVALUATION_COLUMNS, storedEvaluation } from "../../../../tables/evaluations.ts";
import { lockPart } from "../../../../tables/field-changes.ts";
import { ofCycle } from "../../../../tables/of-cycle.ts";
import { findHeartRateNote } from "../../../../tables/readiness.ts";
import type { Tables } from "../../../../tables/tables.ts";
import { notify } from "../../../people/notices/commands.ts";
import type { LocalDay } from "../../../people/notices/rules.ts";
import { findTechnicalErrors } from "../../technical-errors/queries.ts";
import type { StoredEvaluation } from "../queries.ts";
import { deriveSections, figureColumns, mergeMeasures, refuseDay, refuseIncomplete, renewsPerson } from "../rules.ts";
import { refusePressure } from "../sections/heart.ts";
import { mergeOpinion } from "../sections/opinion.ts";

type SavedChange = Pick<EvaluationChange, "evaluated_on" | "opinion" | "evaluated_items">;

export type WriteOutcome =
  | Outcome<"saved" | "changed_elsewhere">
  | { readonly outcome: "invalid"; readonly detail: string; readonly fields: Record<string, string> };

/** Saves and exchanges of one evaluation take turns, also before its first save. */
export const lockExchanges = (scope: StaffScope, path: CyclePath): Promise<void> =>
  lockPart(scope, { part: "sheet", ...path });

export interface HeldEvaluation {
  readonly cycle: HeldCycle;
  readonly stored: NonNullable<Awaited<ReturnType<typeof lockEvaluation>>> | undefined;
}

/** PostgreSQL locks in the order of asking: the cycle, then its evaluation. */
export async function holdEvaluation(scope: StaffScope, path: CyclePath): Promise<HeldEvaluation | undefined> {
  const [cycle, stored] = await Promise.all([holdCycle(scope, path), lockEvaluation(scope, path)]);
  return cycle && { cycle, stored };
}

/** The equations use the age on the day of the evaluation: another day derives every figure anew. */
export async function writeEvaluation(
  scope: StaffScope,
  path: CyclePath,
  { cycle, stored }: HeldEvaluation,
  { evaluated_on, opinion, evaluated_items }: SavedChange,
  clock: Clock,
): Promise<WriteOutcome> {
  const now = clock.now();
  const previousItems = stored?.items ?? UNMEASURED;
  const measures = mergeMeasures(previousItems, evaluated_items);
  const today = todayInSaoPaulo(now.getTime());
  const evaluatedOn = evaluated_on ?? stored?.evaluated_on ?? today;
  const isOtherDay = evaluatedOn !== stored?.evaluated_on;
  const refusal =
    refuseIncomplete(measures) ??
    (evaluated_items.heart && refusePressure(measures.heart)) ??
    (isOtherDay ? refuseDay(evaluatedOn, today, cycle.birthdate) : undefined);
  if (refusal) return refusal;

  const renewed = isOtherDay || renewsPerson(evaluated_items);
  const person = renewed ? personOf(cycle, evaluatedOn) : personAsStored(stored.person);
  const [note, technicalErrors] = await Promise.all([
    findHeartRateNote(scope, path.id, evaluatedOn),
    renewed ? findTechnicalErrors(scope) : {},
  ]);
  const items = deriveSections(previousItems, evaluated_items, measures, {
    ...person,
    protocol: cycle.skinfold_protocol,
    vo2Protocol: cycle.vo2_protocol,
    heartRateNote: note,
    renewed,
  });
  const words = JSON.stringify(mergeOpinion(stored?.opinion, opinion));
  const values = { ...sectionColumns(items), opinion: words, evaluated_on: evaluatedOn, updated_at: now };
  const figures = { ...person, items, protocol: cycle.skinfold_protocol, technicalErrors };
  return stored
    ? await update(scope, path, { ...values, ...(renewed ? renewedColumns(figures) : {}) })
    : await insert(scope, path, { ...values, ...renewedColumns(figures) });
}

interface EvaluatedStudent {
  readonly gender: string;
  readonly birthdate: string | null;
}

interface HeldCycle extends EvaluatedStudent {
  readonly end_date: string;
  readonly skinfold_protocol: string;
  readonly vo2_protocol: string;
}

/** The cycle cannot be removed meanwhile; its mesocycle is locked first, as its removal does. */
async function holdCycle({ tx }: StaffScope, path: CyclePath): Promise<HeldCycle | undefined> {
  const ofMesocycle = tx
    .selectFrom("mesocycles")
    .innerJoin("macrocycles", (join) =>
      join
        .onRef("macrocycles.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("macrocycles.id", "=", "mesocycles.macrocycle_id"),
    )
    .innerJoin("students", (join) =>
      join
        .onRef("students.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("students.id", "=", "mesocycles.student_id"),
    )
    .select(["mesocycles.end_date", "macrocycles.skinfold_protocol", "macrocycles.vo2_protocol"])
    .select(["students.gender", "students.birthdate"])
    .where("mesocycles.student_id", "=", path.id)
    .where("mesocycles.macrocycle_id", "=", path.macroId)
    .where("mesocycles.id", "=", path.mesoId)
    .forKeyShare("mesocycles");
  if (path.microId === undefined) return ofMesocycle.executeTakeFirst();
  const [mesocycle, microcycle] = await Promise.all([
    ofMesocycle.executeTakeFirst(),
    tx
      .selectFrom("microcycles")
      .select("end_date")
      .where("mesocycle_id", "=", path.mesoId)
      .where("id", "=", path.microId)
      .forKeyShare()
      .executeTakeFirst(),
  ]);
  return mesocycle && microcycle && { ...mesocycle, ...microcycle };
}

async function lockEvaluation({ tx }: StaffScope, path: CyclePath) {
  const row = await tx
    .selectFrom("evaluations")
    .select(EVALUATION_COLUMNS)
    .where(ofCycle(path))
    .forUpdate()
    .executeTakeFirst();
  return row && storedEvaluation(row);
}

const personOf = ({ gender, birthdate }: EvaluatedStudent, evaluatedOn: string) => ({
  sex: sexOf(gender) ?? ("female" as const),
  ageYears: birthdate === null ? null : ageInYears(birthdate, evaluatedOn),
  ageMonths: birthdate === null ? null : ageInMonths(birthdate, evaluatedOn),
});

const personAsStored = ({ sex, age_years, age_months }: StoredEvaluation["person"]) => ({
  sex,
  ageYears: age_years,
  ageMonths: age_months,
});

/** A save that does not touch the perimeters leaves them alone. */
const sectionColumns = (items: WholeEvaluation) => ({
  student: JSON.stringify(items.student),
  heart: JSON.stringify(items.heart),
  biochemical: JSON.stringify(items.biochemical),
  somatotype: JSON.stringify(items.somatotype),
  posture: JSON.stringify(items.posture),
  posture_evaluated: items.posture_evaluated,
  caloric_expenditure: JSON.stringify(items.caloric_expenditure),
  circumstances: JSON.stringify(items.circumstances),
  function: JSON.stringify(items.function),
  body_composition_devices: JSON.stringify(items.body_composition_devices),
});

interface DayOfEvaluation {
  readonly day: CalendarDate;
  readonly protocol: string;
  readonly vo2Protocol: string;
}

/** An evaluation that no cycle holds, derived for the student of that day. Who measured is unknown, so no technical error is theirs. */
export function columnsOfPastEvaluation(
  measured: EvaluatedItemsDraft,
  student: EvaluatedStudent,
  { day, protocol, vo2Protocol }: DayOfEvaluation,
) {
  const person = personOf(student, day);
  const conditions = { ...person, protocol, vo2Protocol, heartRateNote: null, renewed: true };
  const items = deriveSections(UNMEASURED, measured, mergeMeasures(UNMEASURED, measured), conditions);
  return {
    ...sectionColumns(items),
    ...renewedColumns({ ...person, items, protocol, technicalErrors: {} }),
    evaluated_on: day,
  };
}

interface RenewedFigures {
  readonly items: WholeEvaluation;
  readonly sex: Sex;
  readonly ageYears: number | null;
  readonly ageMonths: number | null;
  readonly protocol: string;
  readonly technicalErrors: TechnicalErrors;
}

const renewedColumns = ({ items, sex, ageYears, ageMonths, protocol, technicalErrors }: RenewedFigures) => ({
  perimeter: JSON.stringify(items.perimeter),
  sex,
  age_years: ageYears,
  age_months: ageMonths,
  technical_errors: JSON.stringify(technicalErrors),
  has_readings: Object.keys(items.perimeter.readings).length > 0,
  skinfold_protocol: protocol,
  assessment_version: ASSESSMENT_VERSION,
  ...figureColumns(items),
});

/** Another window may save the first evaluation of the cycle at the same time. */
async function insert(
  { tx, actor }: StaffScope,
  path: CyclePath,
  values: InsertedValues,
): Promise<Outcome<"saved" | "changed_elsewhere">> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("evaluations")
    .values({
      trainer_id: actor.trainerId,
      mesocycle_id: path.mesoId,
      microcycle_id: path.microId ?? null,
      student_id: path.id,
      ...values,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["trainer_id", "mesocycle_id", "microcycle_id"])
        .where("mesocycle_id", "is not", null)
        .doNothing(),
    )
    .executeTakeFirstOrThrow();
  return { outcome: numInsertedOrUpdatedRows === 0n ? "changed_elsewhere" : "saved" };
}

type InsertedValues = Omit<
  Insertable<Tables["evaluations"]>,
  "trainer_id" | "mesocycle_id" | "microcycle_id" | "student_id" | "id" | "lock_version"
>;

async function update(
  { tx }: StaffScope,
  path: CyclePath,
  values: Updateable<Tables["evaluations"]>,
): Promise<Outcome<"saved">> {
  await tx
    .updateTable("evaluations")
    .set(({ eb }) => ({ ...values, lock_version: eb("lock_version", "+", 1) }))
    .where(ofCycle(path))
    .execute();
  return { outcome: "saved" };
}

/** A student whose cycle runs is told some days before the last evaluation is out of date. */
export async function tellOfEvaluations(scope: TrainerScope, { today }: LocalDay): Promise<void> {
  const oldest = addDays(today, -EVALUATION_VALID_DAYS);
  const rows = await scope.tx
    .selectFrom("mesocycles")
    .innerJoin("evaluations", (join) =>
      join
        .onRef("evaluations.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("evaluations.student_id", "=", "mesocycles.student_id"),
    )
    .select(["mesocycles.student_id", sql<CalendarDate>`max(evaluated_on)`.as("last")])
    .where("start_date", "<=", today)
    .where("end_date", ">=", today)
    .where(({ not }) => not(isMarkedFrom("mesocycles.student_id", today)))
    .groupBy("mesocycles.student_id")
    .having(
      sql<boolean>`max(evaluated_on) between ${oldest}::date and ${addDays(oldest, EVALUATION_NOTICE_DAYS)}::date`,
    )
    .orderBy("mesocycles.student_id")
    .execute();
  for (const { student_id: studentId, last } of rows)
    await notify(scope, { kind: "evaluation_due", to: "student", studentId, subject: last });
}
