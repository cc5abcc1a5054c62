import { type Expression, sql } from "kysely";
import { figureErrorsOf } from "#contract/assessment/comparable-evaluation.ts";
import type { Circumstances } from "#contract/assessment/evaluation-sections/circumstances.ts";
import { hasOpinion, type Opinion } from "#contract/assessment/evaluation-sections/opinion.ts";
import { evaluationReadBy, sectionsReadBy } from "#contract/assessment/reader-view.ts";
import type { CyclePath, MacrocycleHead, MacrocyclePath, MainFigures } from "#contract/planning/cycles.ts";
import { CIRCUMSTANCES } from "#domain/assessment/circumstances.ts";
import type { ReportSection } from "#domain/assessment/report-sections.ts";
import { type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { isFinished } from "#domain/periodisation/period.ts";
import { recordOf } from "#domain/record.ts";
import { heartRateNote } from "#domain/training/health/heart-rate-note.ts";
import type { TrainingMode } from "#domain/training/training-mode.ts";
import type { Clock } from "../../../platform/clock.ts";
import { compileOnce, type ValueOf } from "../../../platform/database/compiled-query.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { together } from "../../../platform/database/together.ts";
import { EVALUATION_COLUMNS, type EvaluationRow, storedEvaluation } from "../../../tables/evaluations.ts";
import { findFieldChanges, findPosition } from "../../../tables/field-changes.ts";
import { listGoalsOn } from "../../../tables/goals.ts";
import { ofCycle } from "../../../tables/of-cycle.ts";
import { findScreened, type ScreenedOn } from "../../../tables/readiness.ts";
import { hasPhotos as hasPhotosOf } from "../posture-photos/queries.ts";
import { listStrengthOnDay } from "../strength-tests/queries.ts";
import { findTechnicalErrors } from "../technical-errors/queries.ts";
import { printableSections } from "./rules.ts";
import { withoutClasses } from "./sections/function.ts";
import { withoutBeats } from "./sections/without-beats.ts";

export type StoredEvaluation = NonNullable<Awaited<ReturnType<typeof findEvaluation>>>;

/**
 * As everybody reads it: with what is known of the person on its day, without classes of function in pregnancy, and without heart rates that
 * may not be given to the person then or on the last day that it is read beside. The row keeps all.
 */
export const readableEvaluation =
  (screenedOn: ScreenedOn, lastDay?: CalendarDate) =>
  <Row extends Pick<StoredEvaluation, "items" | "person" | "evaluated_on">>({ items, person, ...stored }: Row) => {
    const { obstacle, isPregnant } = screenedOn(stored.evaluated_on).heart;
    const note = heartRateNote(obstacle ?? (lastDay === undefined ? null : screenedOn(lastDay).heart.obstacle));
    return {
      ...stored,
      items: {
        ...items,
        caloric_expenditure: withoutBeats(items.caloric_expenditure, note),
        function: isPregnant ? withoutClasses(items.function) : items.function,
      },
      person: { ...person, is_pregnant: isPregnant, heart_obstacle: obstacle },
    };
  };

/** Differences are judged with all measures, also those that a reader may not see. */
export const errorsOf = ({
  items,
  person,
  technicalErrors,
}: Pick<StoredEvaluation, "items" | "person" | "technicalErrors">) => figureErrorsOf(items, person, technicalErrors);

export async function findEvaluation(scope: Scope, { mesoId, microId }: Pick<CyclePath, "mesoId" | "microId">) {
  const inMicrocycle = microId !== undefined;
  const [row] = await evaluationsOfCycle(scope, { mesoId, microId: microId ?? 0 }, { inMicrocycle });
  return row && storedEvaluation(row);
}

const evaluationsOfCycle = compileOnce(
  (
    tx,
    value: ValueOf<{ readonly mesoId: number; readonly microId: number }>,
    { inMicrocycle }: { readonly inMicrocycle: boolean },
  ) =>
    tx
      .selectFrom("evaluations")
      .select(EVALUATION_COLUMNS)
      .where(ofCycle({ mesoId: value("mesoId"), microId: inMicrocycle ? value("microId") : undefined })),
);

/** An imported evaluation has none. */
export const withCycles = ({ tx }: Scope) =>
  tx
    .selectFrom("evaluations")
    .leftJoin("mesocycles", (join) =>
      join
        .onRef("mesocycles.trainer_id", "=", "evaluations.trainer_id")
        .onRef("mesocycles.id", "=", "evaluations.mesocycle_id"),
    )
    .leftJoin("microcycles", (join) =>
      join
        .onRef("microcycles.trainer_id", "=", "evaluations.trainer_id")
        .onRef("microcycles.id", "=", "evaluations.microcycle_id"),
    );

interface EvaluationPlace {
  readonly day: Expression<string>;
  readonly startDate: Expression<string> | string;
  readonly isMicrocycle: Expression<boolean> | boolean;
}

/** By date. Of one day the earlier cycle comes first, and a mesocycle before its first microcycle, which begins on the same day. */
const place = ({ day, startDate, isMicrocycle }: EvaluationPlace) =>
  sql<boolean>`(${day}, ${startDate}::date, ${isMicrocycle}::boolean)`;

const startOfCycle = sql<string>`coalesce(microcycles.start_date, mesocycles.start_date, evaluations.evaluated_on)`;

export const ownPlace = place({
  day: sql<string>`evaluations.evaluated_on`,
  startDate: startOfCycle,
  isMicrocycle: sql<boolean>`evaluations.microcycle_id is not null`,
});

const earlierEvaluations = (scope: Scope, path: CyclePath, startDate: string) => {
  const ownDay = scope.tx.selectFrom("evaluations as own").select("own.evaluated_on").where(ofCycle(path));
  const day = sql<string>`coalesce((${ownDay}), 'infinity'::date)`;
  return (
    withCycles(scope)
      .where("evaluations.student_id", "=", path.id)
      .where(ownPlace, "<", place({ day, startDate, isMicrocycle: path.microId !== undefined }))
      // A week that is evaluated together with its mesocycle would be compared with itself.
      .where(({ eb }) => eb.or([eb(startOfCycle, "<", startDate), eb("evaluations.evaluated_on", "<", day)]))
      .orderBy(ownPlace, "desc")
  );
};

export async function findPreviousEvaluation(scope: Scope, path: CyclePath, startDate: string) {
  const row = await earlierEvaluations(scope, path, startDate).select(EVALUATION_COLUMNS).limit(1).executeTakeFirst();
  return row && storedEvaluation(row);
}

const HISTORY_LENGTH = 12;

/** The oldest first, the previous one last. */
export async function listEarlierEvaluations(scope: Scope, path: CyclePath, startDate: string) {
  const rows = await earlierEvaluations(scope, path, startDate)
    .select(EVALUATION_COLUMNS)
    .limit(HISTORY_LENGTH)
    .execute();
  return rows.reverse().map(storedEvaluation);
}

async function listHistory(scope: Scope, path: CyclePath, startDate: string, screenedOn: ScreenedOn) {
  const rows = await earlierEvaluations(scope, path, startDate)
    .select(EVALUATION_COLUMNS)
    .select(["weight_kg", "bmi", "fat_percentage", "lean_mass_kg", "fat_mass_kg", "waist_hip_ratio"])
    .select("evaluations.skinfold_protocol")
    .limit(HISTORY_LENGTH)
    .execute();
  rows.reverse();
  const readsSomatotype = sectionsReadBy(scope.actor.role).includes("somatotype");
  return {
    history: rows.map((row) => mainFigures(row, screenedOn)),
    somatotypes: rows.flatMap(({ evaluated_on, somatotype: { midPoint } }) =>
      midPoint && readsSomatotype ? [{ evaluated_on, ...midPoint }] : [],
    ),
  };
}

type HistoryRow = EvaluationRow &
  Omit<MainFigures, "figure_errors" | "caliper" | "scale" | "is_pregnant" | "heart_obstacle">;

const mainFigures = (row: HistoryRow, screenedOn: ScreenedOn): MainFigures => {
  const { evaluated_on, skinfold_protocol } = row;
  const { weight_kg, bmi, fat_percentage, lean_mass_kg, fat_mass_kg, waist_hip_ratio } = row;
  const stored = storedEvaluation(row);
  const { person } = readableEvaluation(screenedOn)(stored);
  const figures = { weight_kg, bmi, fat_percentage, lean_mass_kg, fat_mass_kg, waist_hip_ratio };
  const { caliper = null, scale = null } = row.circumstances;
  const methods = { skinfold_protocol, caliper, scale };
  return { evaluated_on, ...methods, ...person, ...figures, figure_errors: errorsOf(stored) };
};

export async function listEvaluationsOfMesocycles(scope: Scope, path: MacrocyclePath) {
  const [rows, screenedOn] = await Promise.all([
    evaluationsOfMesocycles(scope, path, {}),
    findScreened(scope, path.id),
  ]);
  return rows.map(storedEvaluation).map(readableEvaluation(screenedOn, rows.at(-1)?.evaluated_on));
}

const evaluationsOfMesocycles = compileOnce((tx, value: ValueOf<MacrocyclePath>) =>
  tx
    .selectFrom("evaluations")
    .innerJoin("mesocycles", (join) =>
      join
        .onRef("mesocycles.trainer_id", "=", "evaluations.trainer_id")
        .onRef("mesocycles.id", "=", "evaluations.mesocycle_id"),
    )
    .select(EVALUATION_COLUMNS)
    .select(["mesocycles.id", "mesocycles.name", "mesocycles.goal", "mesocycles.start_date", "mesocycles.end_date"])
    .where("mesocycles.student_id", "=", value("id"))
    .where("mesocycles.macrocycle_id", "=", value("macroId"))
    .where("evaluations.microcycle_id", "is", null)
    .orderBy("evaluations.evaluated_on")
    .orderBy("mesocycles.start_date"),
);

/** `protocol` is the macrocycle's, which a first evaluation will take. */
export const evaluationContents = ({ actor }: Scope, evaluation: StoredEvaluation | undefined, protocol: string) => ({
  american_marine_evaluation: (evaluation?.items.perimeter.protocolo ?? protocol) === "Marinha Americana",
  evaluated_items: evaluation ? evaluationReadBy(actor.role, evaluation.items) : null,
  evaluated_on: evaluation?.evaluated_on ?? null,
  opinion: evaluation?.opinion ?? null,
  evaluation_lock_version: evaluation?.lock_version ?? 0,
});

export async function findCycleEvaluation(scope: Scope, path: CyclePath, clock: Clock) {
  const isStudent = scope.actor.role === "student";
  const { cycle, stored, screenedOn, changes } = await together({
    cycle: findHead(scope, path),
    stored: findEvaluation(scope, path),
    screenedOn: findScreened(scope, path.id),
    changes: isStudent ? NOTHING : findFieldChanges(scope, { part: "sheet", ...path }),
  });
  if (!cycle) return undefined;
  const evaluation = stored && readableEvaluation(screenedOn)(stored);
  const today = todayInSaoPaulo(clock.now().getTime());
  const evaluatedOn = evaluation?.evaluated_on ?? today;
  const { before, kept, goals, technicalErrors, remembered, history } = await together({
    before: findPreviousEvaluation(scope, path, cycle.start_date),
    kept: evaluation ? listKeptSections(scope, path, { ...cycle, ...evaluation }) : NOTHING,
    goals: listGoalsOn(scope, path.id, evaluation?.evaluated_on ?? null),
    technicalErrors: isStudent || evaluation ? NOTHING : findTechnicalErrors(scope),
    remembered: evaluation ? NOTHING : findRememberedCircumstances(scope),
    history: listHistory(scope, path, cycle.start_date, screenedOn),
  });
  const previous = before && readableEvaluation(screenedOn, evaluatedOn)(before);
  const { heart } = screenedOn(evaluatedOn);
  return {
    ...cycle,
    ...evaluationContents(scope, evaluation, cycle.macrocycle.skinfold_protocol),
    was_evaluated: evaluation !== undefined,
    is_finished: isFinished(cycle.end_date, clock.now().getTime()),
    evaluated_person: evaluation?.person ?? null,
    printable_sections: evaluation ? printableSections(evaluation.items, scope.actor, kept ?? []) : [],
    heart_rate_note: heartRateNote(heart.obstacle),
    zoned_heart: { obstacle: heart.obstacle, is_pregnant: heart.isPregnant },
    screening: heart.screening,
    screening_today: screenedOn(today).heart.screening,
    goals,
    technical_errors: isStudent ? {} : (evaluation?.technicalErrors ?? technicalErrors ?? {}),
    figure_errors: evaluation ? errorsOf(evaluation) : {},
    remembered_circumstances: remembered,
    changes,
    previous: previous
      ? {
          evaluated_on: previous.evaluated_on,
          evaluated_items: evaluationReadBy(scope.actor.role, previous.items),
          evaluated_person: previous.person,
          figure_errors: errorsOf(previous),
        }
      : null,
    ...history,
  };
}

const NOTHING = Promise.resolve(null);

async function findRememberedCircumstances({ tx, actor }: Scope): Promise<Circumstances | null> {
  if (actor.role === "student") return null;
  const last = await tx
    .selectFrom("evaluations")
    .select("circumstances")
    .where("mesocycle_id", "is not", null)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const remembered = CIRCUMSTANCES.filter(({ remembered }) => remembered);
  return last ? recordOf(remembered.map(({ key }) => [key, last.circumstances[key] ?? null])) : null;
}

async function listKeptSections(
  scope: Scope,
  path: CyclePath,
  { end_date, opinion }: { readonly end_date: string; readonly opinion: Opinion },
): Promise<ReportSection[]> {
  const [strength, hasPhotos] = await Promise.all([
    listStrengthOnDay(scope, path.id, end_date),
    hasPhotosOf(scope, path),
  ]);
  return [
    ...(strength.length > 0 ? (["strength"] as const) : []),
    ...(hasPhotos ? (["photos"] as const) : []),
    ...(hasOpinion(opinion) ? (["opinion"] as const) : []),
  ];
}

async function findHead({ tx }: Scope, { id, macroId, mesoId, microId }: CyclePath) {
  const row = await tx
    .selectFrom("mesocycles as meso")
    .innerJoin("macrocycles as macro", (join) =>
      join.onRef("macro.trainer_id", "=", "meso.trainer_id").onRef("macro.id", "=", "meso.macrocycle_id"),
    )
    .leftJoin("microcycles as micro", (join) =>
      join
        .onRef("micro.trainer_id", "=", "meso.trainer_id")
        .onRef("micro.mesocycle_id", "=", "meso.id")
        .on("micro.id", "=", microId ?? 0),
    )
    .select(({ fn }) => [
      fn.coalesce("micro.id", "meso.id").as("id"),
      fn.coalesce("micro.name", "meso.name").as("name"),
      fn.coalesce("micro.goal", "meso.goal").as("goal"),
      fn.coalesce("micro.start_date", "meso.start_date").as("start_date"),
      fn.coalesce("micro.end_date", "meso.end_date").as("end_date"),
      fn.coalesce("micro.lock_version", "meso.lock_version").as("lock_version"),
    ])
    .select(["meso.name as meso_name", "meso.start_date as meso_start", "meso.end_date as meso_end", "meso.weeks"])
    .select("meso.training_mode")
    .select(["macro.student_id", "macro.name as macro_name", "macro.items_to_be_evaluated"])
    .select(["macro.skinfold_protocol", "macro.vo2_protocol"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("trainings")
          .whereRef("trainings.trainer_id", "=", "meso.trainer_id")
          .whereRef("trainings.mesocycle_id", "=", "meso.id")
          .$if(microId !== undefined, (query) => query.where("trainings.microcycle_id", "=", microId ?? 0)),
      )
        .$castTo<boolean>()
        .as("has_training"),
    )
    .$narrowType<Pick<MacrocycleHead, "skinfold_protocol" | "vo2_protocol" | "items_to_be_evaluated">>()
    .$narrowType<{ training_mode: TrainingMode }>()
    .where("meso.student_id", "=", id)
    .where("meso.macrocycle_id", "=", macroId)
    .where("meso.id", "=", mesoId)
    .$if(microId !== undefined, (query) => query.where("micro.id", "is not", null))
    .executeTakeFirst();
  if (!row) return undefined;
  const { meso_name, meso_start, meso_end, macro_name, student_id, skinfold_protocol, vo2_protocol, ...cycle } = row;
  const { items_to_be_evaluated, ...head } = cycle;
  return {
    ...head,
    macrocycle: { id: macroId, student_id, name: macro_name, skinfold_protocol, vo2_protocol, items_to_be_evaluated },
    mesocycle: {
      id: mesoId,
      name: meso_name,
      start_date: meso_start,
      end_date: meso_end,
      macrocycle_id: macroId,
      macrocycle_name: macro_name,
    },
  };
}

export async function isEvaluated({ tx }: Scope, path: MacrocyclePath & Partial<CyclePath>): Promise<boolean> {
  const { id, macroId, mesoId, microId } = path;
  const evaluation = await tx
    .selectFrom("mesocycles")
    .innerJoin("evaluations", (join) =>
      join
        .onRef("evaluations.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("evaluations.mesocycle_id", "=", "mesocycles.id"),
    )
    .select("mesocycles.id")
    .where("mesocycles.student_id", "=", id)
    .where("macrocycle_id", "=", macroId)
    .$if(mesoId !== undefined, (query) => query.where("mesocycles.id", "=", mesoId ?? 0))
    .$if(microId !== undefined, (query) => query.where("evaluations.microcycle_id", "=", microId ?? 0))
    .executeTakeFirst();
  return evaluation !== undefined;
}

/** 0 before the first change; undefined without such a cycle. */
export async function findChangePosition(scope: Scope, path: CyclePath): Promise<number | undefined> {
  if (!(await findHead(scope, path))) return undefined;
  return findPosition(scope, { part: "sheet", ...path });
}
