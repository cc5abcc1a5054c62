import { sql } from "kysely";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { PlannedPeriod } from "#domain/training/executions/planned-days.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";

interface Trainee {
  /** Null: all students. */
  readonly studentId: number | null;
  readonly since: CalendarDate;
}

export interface DoneRow {
  readonly student_id: number;
  readonly training_id: number | null;
  readonly day: CalendarDate;
  readonly is_trained: boolean;
  readonly effort: number | null;
  readonly max_pain: number | null;
  readonly working_sets: number;
  readonly tonnage_kg: number;
}

/** Working sets are those of resisted exercises, as the weekly check counts them. */
export async function listDone({ tx, actor }: Scope, { studentId, since }: Trainee): Promise<readonly DoneRow[]> {
  const { rows } = await sql<DoneRow>`
    select execution.student_id, execution.training_id, execution.day, execution.is_trained, execution.effort,
           max(done.pain) as max_pain, coalesce(sum(done.working_sets) filter (where exercises.exercise_type = 'resistence'), 0)::int as working_sets,
           coalesce(sum(done.tonnage_kg), 0) as tonnage_kg
      from training_executions execution
      left join executed_exercises done on done.trainer_id = execution.trainer_id and done.execution_id = execution.id
      left join exercises on exercises.id = done.exercise_id
     where execution.trainer_id = ${tenantOf(actor)}::bigint and execution.day >= ${since}::date
       and (${studentId}::bigint is null or execution.student_id = ${studentId}::bigint)
     group by execution.trainer_id, execution.id
  `.execute(tx);
  return rows;
}

export type PlannedRow = PlannedPeriod & { readonly student_id: number };

export async function listPlanned({ tx, actor }: Scope, { studentId, since }: Trainee): Promise<readonly PlannedRow[]> {
  const { rows } = await sql<Omit<PlannedRow, "weekdays"> & { readonly weekdays: readonly number[] }>`
    select meso.student_id, training.id as training_id, training.name as training_name, training.weekdays,
           greatest(coalesce(micro.start_date, meso.start_date), (training.created_at at time zone 'America/Sao_Paulo')::date) as first,
           coalesce(micro.end_date, meso.end_date) as last
      from mesocycles meso
      join trainings training on training.trainer_id = meso.trainer_id and training.mesocycle_id = meso.id
      left join microcycles micro on micro.trainer_id = training.trainer_id and micro.id = training.microcycle_id
     where meso.trainer_id = ${tenantOf(actor)}::bigint and meso.end_date >= ${since}::date
       and (${studentId}::bigint is null or meso.student_id = ${studentId}::bigint)
  `.execute(tx);
  return rows.map(({ weekdays, ...row }) => ({
    ...row,
    weekdays: weekdays.flatMap((day) => WEEKDAYS[day]?.value ?? []),
  }));
}

export const findFirstDays = async ({ tx, actor }: Scope): Promise<ReadonlyMap<number, CalendarDate>> => {
  const rows = await tx
    .selectFrom("training_executions")
    .select("student_id")
    .select(sql<CalendarDate>`min(day)`.as("first"))
    .where("trainer_id", "=", tenantOf(actor))
    .groupBy("student_id")
    .execute();
  return new Map(rows.map(({ student_id, first }) => [student_id, first]));
};

export const listActiveStudents = ({ tx, actor }: Scope) =>
  tx
    .selectFrom("users")
    .select(["id", "name"])
    .where("trainer_id", "=", tenantOf(actor))
    .where("role", "=", "student")
    .where("is_active", "=", true)
    .orderBy("search")
    .execute();

interface MuscleRow {
  readonly id: number;
  readonly name: string;
  readonly sets: number;
}

/** Working sets of resisted exercises since a day: a whole one for the main group, half for the others. */
export async function listMuscleSets({ tx, actor }: Scope, studentId: number, since: CalendarDate) {
  const { rows } = await sql<MuscleRow>`
    select muscle.id, muscle.name, sum(done.working_sets * case when link.place = 1 then 1 else 0.5 end)::float8 as sets
      from executed_exercises done
      join exercises on exercises.id = done.exercise_id and exercises.exercise_type = 'resistence'
      join (
        select exercise_id, muscle_group_id, row_number() over (partition by exercise_id order by position, muscle_group_id) as place
          from exercise_muscle_groups
      ) link on link.exercise_id = done.exercise_id
      join muscle_groups muscle on muscle.id = link.muscle_group_id
     where done.trainer_id = ${tenantOf(actor)}::bigint and done.student_id = ${studentId}::bigint
       and done.day >= ${since}::date and done.working_sets > 0
     group by muscle.id, muscle.name
  `.execute(tx);
  return rows;
}

interface LiftedSet {
  readonly exercise_id: number;
  readonly equipment: string | null;
  readonly name: string;
  readonly day: CalendarDate;
  readonly repetitions: number;
  readonly load_kg: number;
}

export async function listLiftedSets({ tx, actor }: Scope, studentId: number, since: CalendarDate) {
  const { rows } = await sql<LiftedSet>`
    select done.exercise_id, exercises.equipment, done.name, done.day, s.repetitions, s.load_kg
      from executed_exercises done
      left join exercises on exercises.id = done.exercise_id
      join executed_sets s
        on s.trainer_id = done.trainer_id and s.execution_id = done.execution_id and s.position = done.position
     where done.trainer_id = ${tenantOf(actor)}::bigint and done.student_id = ${studentId}::bigint
       and done.day >= ${since}::date and done.top_load_kg > 0 and s.kind is distinct from 'warmup'
       and s.load_kg > 0 and s.repetitions > 0
     order by done.day
  `.execute(tx);
  return rows;
}

export const fourWeeksBefore = (today: CalendarDate): CalendarDate => addDays(today, -27);
