import { sql } from "kysely";
import type { ExecutedSet } from "#contract/execution/executions.ts";
import type { ExecutedExerciseSummary } from "#contract/execution/exercise-history.ts";
import type { HeaviestSet, LastPerformance } from "#contract/execution/gym.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { PAIN_TO_MARK } from "#domain/training/executions/pain.ts";
import { isAssisted } from "#domain/training/loads/load-steps.ts";
import { NORMAL_SERIES } from "#domain/training/techniques.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { Scope } from "../../../platform/database/scope.ts";

interface ExecutedRow extends Omit<ExecutedExerciseSummary, "last_load_kg"> {
  readonly most_kg: number | null;
  readonly least_kg: number | null;
  readonly equipment: string | null;
}

export async function listExecutedExercises(
  { tx, actor }: Scope,
  studentId: number,
): Promise<ExecutedExerciseSummary[]> {
  const { rows } = await sql<ExecutedRow>`
    with days as (
      select done.exercise_id, done.day, max(s.load_kg) filter (where s.load_kg > 0) as most_kg, min(s.load_kg) as least_kg
        from executed_exercises done
        join executed_sets s
          on s.trainer_id = done.trainer_id and s.execution_id = done.execution_id and s.position = done.position
        left join training_entries entry on entry.trainer_id = done.trainer_id and entry.id = done.entry_id
       where done.trainer_id = ${actor.trainerId}::bigint and done.student_id = ${studentId}::bigint and s.load_kg is not null
         and s.kind is distinct from 'warmup' and coalesce(entry.series_type_id, ${NORMAL_SERIES}) = ${NORMAL_SERIES}
       group by done.exercise_id, done.day
    ), loads as (
      select exercise_id, (array_agg(most_kg order by day desc) filter (where most_kg is not null))[1] as most_kg,
             (array_agg(least_kg order by day desc))[1] as least_kg
        from days
       group by exercise_id
    )
    select done.exercise_id as id, (array_agg(name order by day desc, execution_id desc))[1] as name,
           max(day) as last_day, count(distinct day)::int as days, max(loads.most_kg) as most_kg, max(loads.least_kg) as least_kg,
           (select equipment from exercises where exercises.id = done.exercise_id) as equipment
      from executed_exercises done
      left join loads on loads.exercise_id = done.exercise_id
     where trainer_id = ${actor.trainerId}::bigint and student_id = ${studentId}::bigint
     group by done.exercise_id
     order by max(day) desc, 2
  `.execute(tx);
  return rows.map(({ most_kg, least_kg, equipment, ...summary }) => ({
    ...summary,
    last_load_kg: isAssisted(equipment) ? least_kg : most_kg,
  }));
}

interface HistoryPage {
  readonly studentId: number;
  readonly exerciseId: number;
  readonly before?: number | undefined;
  readonly limit: number;
}

interface HistoryRow {
  readonly execution_id: number;
  readonly day: CalendarDate;
  readonly training_name: string;
  readonly name: string;
  readonly equipment: string | null;
  readonly pain: number | null;
  readonly note: string;
  readonly sets: readonly ExecutedSet[];
}

const LISTED_SETS = sql`json_agg(json_build_object(
    'set', set_number, 'repetitions', repetitions, 'load_kg', load_kg, 'seconds', seconds, 'done_at', done_at,
    'kind', kind, 'rir', rir
  ) order by set_number)`;

/** The index gives the page, so that only its sets are read. */
export async function listHistory({ tx, actor }: Scope, { studentId, exerciseId, before, limit }: HistoryPage) {
  const earlier =
    before === undefined
      ? sql``
      : sql`and (day, execution_id) < (
          select day, id from training_executions
           where trainer_id = ${actor.trainerId}::bigint and student_id = ${studentId}::bigint and id = ${before}::bigint)`;
  const { rows } = await sql<HistoryRow>`
    select page.execution_id, page.day, execution.training_name, done.*,
           (select equipment from exercises where id = ${exerciseId}::bigint) as equipment
      from (
        select distinct day, execution_id from executed_exercises
         where trainer_id = ${actor.trainerId}::bigint and student_id = ${studentId}::bigint
           and exercise_id = ${exerciseId}::bigint ${earlier}
         order by day desc, execution_id desc limit ${limit}
      ) page
      join training_executions execution
        on execution.trainer_id = ${actor.trainerId}::bigint and execution.id = page.execution_id
      cross join lateral (
        select max(one.name) as name, max(one.pain) as pain,
               coalesce(string_agg(nullif(one.note, ''), e'\n' order by one.position), '') as note,
               coalesce(json_agg(sets.list order by one.position) filter (where sets.list is not null), '[]') as sets
          from executed_exercises one
          cross join lateral (
            select ${LISTED_SETS} as list
              from executed_sets s
             where s.trainer_id = one.trainer_id and s.execution_id = one.execution_id and s.position = one.position
          ) sets
         where one.trainer_id = ${actor.trainerId}::bigint and one.execution_id = page.execution_id
           and one.exercise_id = ${exerciseId}::bigint
      ) done
     order by page.day desc, page.execution_id desc
  `.execute(tx);
  return rows.map(({ sets, ...row }) => ({ ...row, sets: numbered(sets.flat()) }));
}

/** The same exercise in two rows of a training is one list of sets. JSON brings instants in PostgreSQL's form. */
const numbered = (sets: readonly ExecutedSet[]): ExecutedSet[] =>
  sets.map((set, index) => ({ ...set, set: index + 1, done_at: set.done_at && new Date(set.done_at).toISOString() }));

const HAS_SETS = sql`exists (
    select from executed_sets s
     where s.trainer_id = done.trainer_id and s.execution_id = done.execution_id and s.position = done.position
  )`;

interface LastOf {
  readonly exerciseIds: readonly number[];
  readonly before?: CalendarDate;
}

/** Rows that are no working sets do not count: the load of a warm-up says nothing about the work. */
export async function listLastPerformances(
  { tx, actor }: Scope,
  studentId: number,
  { exerciseIds, before }: LastOf,
): Promise<ReadonlyMap<number, LastPerformance>> {
  const { rows } = await sql<LastPerformance & { readonly exercise_id: number }>`
    with last as materialized (
      select wanted.exercise_id, found.*
        from (select distinct unnest(${exerciseIds}::bigint[]) as exercise_id) wanted
        cross join lateral (
          select done.trainer_id, done.execution_id, done.position, done.day, done.pain
            from executed_exercises done
            left join training_entries entry on entry.trainer_id = done.trainer_id and entry.id = done.entry_id
           where done.trainer_id = ${actor.trainerId}::bigint and done.student_id = ${studentId}::bigint
             and done.exercise_id = wanted.exercise_id and done.day < ${before ?? "infinity"}::date
             and coalesce(entry.series_type_id, ${NORMAL_SERIES}) = ${NORMAL_SERIES} and ${HAS_SETS}
           order by done.day desc, done.execution_id desc, done.position desc
           limit 1
        ) found
    )
    select last.exercise_id, last.day, last.pain, ${LISTED_SETS} as sets
      from last join executed_sets s using (trainer_id, execution_id, position)
     group by 1, 2, 3
  `.execute(tx);
  return new Map(rows.map(({ exercise_id, sets, ...last }) => [exercise_id, { ...last, sets: numbered(sets) }]));
}

/** Each exercise has the note of its last day, if that day has one. */
export async function listLastNotes(
  { tx, actor }: Scope,
  studentId: number,
  { exerciseIds, before }: Required<LastOf>,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ readonly exercise_id: number; readonly note: string }>`
    select distinct on (exercise_id) exercise_id, note
      from executed_exercises
     where trainer_id = ${actor.trainerId}::bigint and student_id = ${studentId}::bigint
       and exercise_id = ${anyOf(exerciseIds, "bigint")} and day < ${before}::date
     order by exercise_id, day desc, note <> '' desc, execution_id desc
  `.execute(tx);
  return new Map(rows.filter(({ note }) => note !== "").map(({ exercise_id, note }) => [exercise_id, note]));
}

const DAYS_OF_HEAVIEST = 12;

/**
 * Each exercise has the heaviest working set of each of its last days, and of the day of the record; the oldest day comes first. Sets are read
 * only of what keeps none: what is held under a load.
 */
export async function listHeaviestSets(
  { tx, actor }: Scope,
  studentId: number,
  { exerciseIds, before }: Required<LastOf>,
): Promise<readonly (HeaviestSet & { readonly exercise_id: number })[]> {
  const earlier = sql`
    done.trainer_id = ${actor.trainerId}::bigint and done.student_id = ${studentId}::bigint
    and done.exercise_id = ${anyOf(exerciseIds, "bigint")} and done.day < ${before}::date`;
  const { rows } = await sql<HeaviestSet & { readonly exercise_id: number }>`
    with works as (
      select exercise_id, day, top_load_kg as load_kg, top_repetitions as repetitions
        from executed_exercises done
       where ${earlier} and top_load_kg is not null
      union all
      select exercise_id, day, s.load_kg, s.repetitions
        from executed_exercises done
        join executed_sets s
          on s.trainer_id = done.trainer_id and s.execution_id = done.execution_id and s.position = done.position
       where ${earlier} and top_load_kg is null and working_sets > 0
         and s.load_kg > 0 and s.kind is distinct from 'warmup'
    ), days as (
      select distinct on (exercise_id, day) * from works
       order by exercise_id, day, load_kg desc, repetitions desc nulls last
    ), ranked as (
      select days.*, row_number() over (partition by exercise_id order by day desc) as age,
             row_number() over (partition by exercise_id order by load_kg desc, day) as rank
        from days
    )
    select exercise_id, day, load_kg, repetitions from ranked
     where age <= ${DAYS_OF_HEAVIEST} or rank = 1 order by exercise_id, day
  `.execute(tx);
  return rows;
}

export interface RowExercise {
  readonly entry_id: number;
  readonly exercise_id: number;
}

export async function listLastOfRows(
  { tx, actor }: Scope,
  studentId: number,
  { rows, before }: { readonly rows: readonly RowExercise[]; readonly before?: CalendarDate },
): Promise<readonly (RowExercise & { readonly last: LastPerformance })[]> {
  const { rows: found } = await sql<RowExercise & LastPerformance>`
    with last as materialized (
      select wanted.entry_id, wanted.exercise_id, found.*
        from (
          select distinct unnest(${rows.map(({ entry_id }) => entry_id)}::bigint[]) as entry_id,
                 unnest(${rows.map(({ exercise_id }) => exercise_id)}::bigint[]) as exercise_id
        ) wanted
        cross join lateral (
          select done.trainer_id, done.execution_id, done.position, done.day, done.pain
            from executed_exercises done
           where done.trainer_id = ${actor.trainerId}::bigint and done.student_id = ${studentId}::bigint
             and done.exercise_id = wanted.exercise_id and done.entry_id = wanted.entry_id
             and done.day < ${before ?? "infinity"}::date and ${HAS_SETS}
           order by done.day desc, done.execution_id desc
           limit 1
        ) found
    )
    select last.entry_id, last.exercise_id, last.day, last.pain, ${LISTED_SETS} as sets
      from last join executed_sets s using (trainer_id, execution_id, position)
     group by 1, 2, 3, 4
  `.execute(tx);
  return found.map(({ entry_id, exercise_id, sets, ...last }) => ({
    entry_id,
    exercise_id,
    last: { ...last, sets: numbered(sets) },
  }));
}

export const listMarkedPains = ({ tx }: Scope, studentId: number, exerciseIds: readonly number[]) =>
  tx
    .selectFrom("executed_exercises")
    .select(["exercise_id", "day"])
    .select(sql<number>`pain`.as("pain"))
    .where("student_id", "=", studentId)
    .where("exercise_id", "=", anyOf(exerciseIds, "bigint"))
    .where("pain", ">=", PAIN_TO_MARK)
    .execute();
